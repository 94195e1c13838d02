import type { OpenInvitation } from "@contracts/invitation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import type { AppError } from "@/lib/app-error";
import type { OutcomeTexts } from "@/lib/call-meta";
import { callProcedure } from "@/lib/call-procedure";
import { notificationKeys } from "@/notifications/data/keys";

interface Act<Answer> {
  send: (invitation: OpenInvitation) => Promise<Answer>;
  onSuccess?: (answer: Answer) => void;
  texts: OutcomeTexts;
}

/** Answers an invitation for one's own address, and reads again which are open. */
function useAnswer<Answer>(userId: string, { send, onSuccess, texts }: Act<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    ...(onSuccess && { onSuccess }),
    meta: texts,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: invitationKeys.mine(userId) }),
        client.invalidateQueries({ queryKey: notificationKeys.list(userId) }),
      ]),
  });
}

const respond = (id: string, accept: boolean) =>
  callProcedure("respond_to_invitation", { p_invitation_id: id, p_accept: accept });

export const useAcceptInvitation = (userId: string) =>
  useAnswer(userId, {
    send: ({ id }) => respond(id, true),
    texts: {
      // What the account is already does not change by trying.
      errorTitle: ({ status }) =>
        status === 409 ? "Failed to accept invitation" : "Failed to accept invitation. Please try again.",
    },
  });

/** onDeclined: by this press, for it can be undone. One that was revoked or answered elsewhere leaves the screen all the same. */
export const useDeclineInvitation = (userId: string, onDeclined: () => void) =>
  useAnswer(userId, {
    send: ({ id }) =>
      respond(id, false).then(
        () => true,
        (error: AppError) => {
          if (error.status !== 404 && error.status !== 409) throw error;
          return false;
        },
      ),
    onSuccess: (isDeclined) => {
      if (isDeclined) onDeclined();
    },
    texts: { errorTitle: "Error", errorMessage: "Failed to decline invitation" },
  });

/** Takes declining back, for ten seconds. */
export const useUndoDeclinedInvitation = (userId: string) =>
  useAnswer(userId, {
    send: ({ id }) => callProcedure("undo_declined_invitation", { p_invitation_id: id }),
    texts: { errorTitle: "The invitation is still declined" },
  });
