import type { UseFormReturn } from "react-hook-form";
import type { NewMessage } from "@/conversations/data/message-mutations";
import { readDraft, writeDraft } from "@/lib/drafts";

/** The text and stored files as plain data, so that drafts can hold both. */
export type Draft = Pick<NewMessage, "body" | "files">;
export const nothing: Draft = { body: "", files: [] };

/** A message sent from this tab without confirmation of its arrival. */
interface Tried extends NewMessage {
  /** It is back in the box. */
  isBack: boolean;
}

/** The visible box of each application: returned text goes there, whichever box sent it. */
const boxes = new Map<string, UseFormReturn<Draft>>();

export const draftName = (applicationId: string) => `message:${applicationId}`;

const joined = (first: Draft, then: Draft): Draft => ({
  body: [first.body, then.body].filter(Boolean).join("\n\n"),
  files: [...first.files, ...then.files],
});

/** The rest of a draft that starts with a message. */
const without = ({ body, files }: Draft, message: Draft): Draft => ({
  body: body.startsWith(message.body) ? body.slice(message.body.length).trimStart() : body,
  files: files.filter(({ path }) => !message.files.some((file) => file.path === path)),
});

/** The same text with the same files is the same message. */
const isSame = (one: Draft, other: Draft) =>
  one.body === other.body && one.files.map(({ path }) => path).join() === other.files.map(({ path }) => path).join();

/**
 * `owner`'s unsent text in a conversation: in its box, or its draft while no box shows, plus messages sent from this tab. Neither a
 * reload nor a lost response loses it or sends it twice.
 */
export function unsentOf(owner: string | undefined, applicationId: string) {
  const readKept = (name: string) => (owner === undefined ? null : readDraft(owner, name));
  const keep = (name: string, draft: unknown) => owner !== undefined && writeDraft(owner, name, draft);
  const triedName = `sent:${applicationId}`;
  const tried = (): Tried[] => (readKept(triedName)?.messages ?? []) as Tried[];
  const setTried = (messages: readonly Tried[]) => keep(triedName, messages.length > 0 ? { messages } : null);

  const change = (by: (draft: Draft) => Draft) => {
    const box = boxes.get(applicationId);
    const { body, files }: Draft = box?.getValues() ?? { ...nothing, ...readKept(draftName(applicationId)) };
    const next = by({ body, files });
    if (!box) return keep(draftName(applicationId), next);
    box.setValue("body", next.body, { shouldDirty: true });
    box.setValue("files", next.files, { shouldDirty: true });
  };
  return {
    /** Puts returned text into this box. Returns a function to stop. */
    showIn: (box: UseFormReturn<Draft>) => {
      boxes.set(applicationId, box);
      return () => {
        if (boxes.get(applicationId) === box) boxes.delete(applicationId);
      };
    },
    /** The draft as a message to send: the one tried before if unchanged. */
    begin: (draft: Draft): NewMessage => {
      const before = tried();
      const again = before.find((message) => message.isBack && isSame(message, draft));
      const message = { id: again?.id ?? crypto.randomUUID(), ...draft };
      setTried([...before.filter(({ isBack }) => !isBack), { ...message, isBack: false }]);
      return message;
    },
    /** It arrived: removes it from the box. */
    arrived: (id: string) => {
      const message = tried().find((each) => each.id === id);
      if (!message) return;
      setTried(tried().filter((each) => each.id !== id));
      if (message.isBack) change((draft) => without(draft, message));
    },
    /** It couldn't be sent: returns to the box, once, before any newer text. */
    comeBack: (message: NewMessage) => {
      const others = tried().filter(({ id }) => id !== message.id);
      if (tried().some(({ id, isBack }) => id === message.id && isBack)) return;
      setTried([...others, { ...message, isBack: true }]);
      change((draft) => joined(message, draft));
    },
    add: (file: Draft["files"][number]) => change((draft) => joined(draft, { body: "", files: [file] })),
    tried,
  };
}
