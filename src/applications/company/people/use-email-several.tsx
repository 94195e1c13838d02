import type { GroupMessage } from "@contracts/conversations/group-message";
import { type ReactNode, use, useState } from "react";
import { EmailSeveral } from "@/applications/company/people/people-dialogs";
import { names } from "@/applications/model/move-words";
import { toast } from "@/components/feedback/toast";
import { offerUndo } from "@/components/feedback/undo-offer";
import { DraftOwner } from "@/components/form/draft-context";
import {
  groupMessageDraft,
  useFinishGroupMessage,
  useSendGroupMessage,
  useUndoGroupMessage,
  withProblem,
} from "@/conversations/data/group-messages";
import { writeDraft } from "@/lib/drafts";
import { formatCount } from "@/lib/format";

/** When to check the outcome, in ms: shortly after the database's undo period (private.undo_time). */
const outcomeAfter = 13_500;

interface Words {
  ids: string[];
  body: string;
}

const people = (count: number) => formatCount(count, "person", "people");
const reasonsOf = (left: ReturnType<typeof withProblem>) =>
  left.map(({ name, problem }) => `${names([name])}: ${problem}`).join(". ");

/**
 * Emails several people: the dialog, one undo for all, and the outcome, even after leaving the page. Unsent text returns to the
 * dialog, or is sent by "Try again".
 */
export function useEmailSeveral(onSent: () => void) {
  const owner = use(DraftOwner);
  const [wanted, setWanted] = useState<string[] | null>(null);
  /** As a draft it survives this page, where the dialog is gone. */
  const bringBack = ({ ids, body }: Words) => {
    if (owner !== undefined) writeDraft(owner, groupMessageDraft(ids), { body });
    setWanted(ids);
  };
  const { mutateAsync: sendOff } = useSendGroupMessage(owner);
  const { mutate: undo } = useUndoGroupMessage(bringBack);
  const { mutateAsync: finish } = useFinishGroupMessage();

  const toastOutcome = ({ people: all }: GroupMessage, leftOut: ReadonlySet<string>, body: string) => {
    const failed = all.filter(({ application_id, problem }) => problem !== null && !leftOut.has(application_id));
    const sent = all.filter(({ problem }) => problem === null).length;
    if (failed.length === 0) toast.success({ title: `Message sent to ${people(sent)}` });
    else
      toast.error({
        title: `${sent} sent, ${failed.length} failed: ${names(failed.map(({ name }) => name))}`,
        description: reasonsOf(failed),
        action: {
          label: "Try again",
          onSelect: () => {
            const words = { ids: failed.map(({ application_id }) => application_id), body };
            // Its toast has explained the failure.
            send(words).catch(() => bringBack(words));
          },
        },
      });
  };
  const awaitOutcome = async (id: string, leftOut: ReadonlySet<string>, body: string, after: number) => {
    await new Promise((resolve) => setTimeout(resolve, after));
    try {
      const message = await finish(id);
      if (message.state === "waiting") return awaitOutcome(id, leftOut, body, 1000);
      if (message.state === "sent") toastOutcome(message, leftOut, body);
    } catch {
      toast.error({
        title: "We don't know who got your message",
        description: "It may still go out. Check their conversations before you write again.",
      });
    }
  };
  /** Throws if nothing was sent, which a toast explains. */
  const send = async ({ ids, body }: Words): Promise<void> => {
    const message = await sendOff({ ids, body });
    const { id } = message;
    const left = withProblem(message);
    const leftOut = new Set(left.map(({ application_id }) => application_id));
    offerUndo({
      title: `Sending to ${people(message.people.length - left.length)}`,
      ...(left.length > 0 && { description: `${left.length} left out: ${names(left.map(({ name }) => name))}` }),
      undo: () => undo({ id, ids, body }),
    });
    void awaitOutcome(id, leftOut, body, outcomeAfter);
  };
  const dialog: ReactNode = wanted && (
    <EmailSeveral
      key={groupMessageDraft(wanted)}
      ids={wanted}
      onSend={async (body) => {
        await send({ ids: wanted, body });
        onSent();
      }}
      onClose={() => setWanted(null)}
    />
  );
  return { open: (ids: string[]) => setWanted(ids), dialog };
}
