import type { UseFormReturn } from "react-hook-form";
import type { NewMessage } from "@/conversations/data/message-mutations";
import { readDraft, writeDraft } from "@/lib/drafts";

/** The words and the stored files; as plain data, so that a draft holds both. */
export type Draft = Pick<NewMessage, "body" | "files">;
export const nothing: Draft = { body: "", files: [] };

/** A message that was sent from this tab, of which it was not heard that it arrived. */
interface Tried extends NewMessage {
  /** It stands in the box again. */
  isBack: boolean;
}

/** The box that shows, by its application: what comes back goes there, whichever box sent it. */
const boxes = new Map<string, UseFormReturn<Draft>>();

export const draftName = (applicationId: string) => `message:${applicationId}`;

const joined = (first: Draft, then: Draft): Draft => ({
  body: [first.body, then.body].filter(Boolean).join("\n\n"),
  files: [...first.files, ...then.files],
});

/** What is left of a draft that begins with a message. */
const without = ({ body, files }: Draft, message: Draft): Draft => ({
  body: body.startsWith(message.body) ? body.slice(message.body.length).trimStart() : body,
  files: files.filter(({ path }) => !message.files.some((file) => file.path === path)),
});

/** The same words with the same files are the same message. */
const isSame = (one: Draft, other: Draft) =>
  one.body === other.body && one.files.map(({ path }) => path).join() === other.files.map(({ path }) => path).join();

/**
 * What `owner` has not got through in a conversation: what stands in its box, or in its draft while none shows, and what was sent from
 * this tab. Neither a reload nor a lost answer loses that or has it sent twice.
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
    /** Has what comes back put into this box. Returns what ends that. */
    showIn: (box: UseFormReturn<Draft>) => {
      boxes.set(applicationId, box);
      return () => {
        if (boxes.get(applicationId) === box) boxes.delete(applicationId);
      };
    },
    /** The draft as a message on its way: the one that was tried before, where nothing of it was changed. */
    begin: (draft: Draft): NewMessage => {
      const before = tried();
      const again = before.find((message) => message.isBack && isSame(message, draft));
      const message = { id: again?.id ?? crypto.randomUUID(), ...draft };
      setTried([...before.filter(({ isBack }) => !isBack), { ...message, isBack: false }]);
      return message;
    },
    /** It has arrived: what of it stands in the box again goes. */
    arrived: (id: string) => {
      const message = tried().find((each) => each.id === id);
      if (!message) return;
      setTried(tried().filter((each) => each.id !== id));
      if (message.isBack) change((draft) => without(draft, message));
    },
    /** It could not be sent: it stands in the box again, once, before what was written meanwhile. */
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
