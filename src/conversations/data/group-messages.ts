import type { GroupMessage } from "@contracts/conversations/group-message";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useAct, useProcedure } from "@/lib/use-act";
import { useSafeSend } from "@/lib/use-safe-send";

/** A preview for each applicant, and who would be left out. */
export const groupMessagePreviewQuery = (ids: readonly string[]) =>
  procedureQuery("preview_group_message", { p_ids: [...ids] }, { meta: { silent: true } });

/** The draft's name for a message to these people. */
export const groupMessageDraft = (ids: readonly string[]): string => `email-several:${ids.toSorted()}`;

interface NewGroupMessage {
  ids: string[];
  body: string;
}

/**
 * Messages several people once that can't be undone. Retrying the same message to the same people is idempotent until it succeeds,
 * even after closing the dialog. AppError 409 nobody_left, 422 by field.
 */
export function useSendGroupMessage(owner: string | undefined) {
  const safely = useSafeSend({ draft: { owner, name: "email-several" } });
  return useAct("send_group_message", {
    mutationFn: ({ ids, body }: NewGroupMessage) => {
      const content = { ids: ids.toSorted(), body };
      const send = (id: string) => callProcedure("send_group_message", { p_id: id, p_ids: content.ids, p_body: body });
      return safely(content, send, groupMessageDraft(ids));
    },
    meta: { errorTitle: "The messages weren't sent" },
  });
}

/** Undoes it; `onUndone` is called even when the user has left the page. AppError 409 once the messages have been sent. */
export const useUndoGroupMessage = (onUndone: (message: NewGroupMessage) => void) =>
  useProcedure("undo_group_message", ({ id }: NewGroupMessage & { id: string }) => ({ p_id: id }), {
    onSuccess: (_undone, message) => onUndone(message),
    meta: { successMessage: "Undone: no one gets the message", errorTitle: "The messages couldn't be undone" },
  });

/** Sends it once the undo time is over, and returns who got it. Otherwise the server sends it a little later. */
export const useFinishGroupMessage = () =>
  useProcedure("finish_group_message", (id: string) => ({ p_id: id }), {
    retry: 3,
    meta: { silent: true },
  });

export const withProblem = ({ people }: GroupMessage) => people.filter(({ problem }) => problem !== null);
