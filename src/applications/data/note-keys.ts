import type { NoteSubject } from "@contracts/note";

export const noteKeys = {
  all: ["notes"] as const,
  about: (subject: NoteSubject) => [...noteKeys.all, subject] as const,
};
