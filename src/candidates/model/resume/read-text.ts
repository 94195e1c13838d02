import type { ResumePage } from "@/candidates/model/resume/resume-text";

/** The text of a document. */
export interface ReadText {
  pages: ResumePage[];
  /** How many pages it has; more than were read, of a long one. */
  total: number;
  /** Word breaks a text into pages only when it shows it. */
  isPaged: boolean;
}

// Fewer letters are a stamp on a picture.
const fewestLetters = 20;

/** Whether a document has no text, only pictures of it. */
export const isScanned = (lines: readonly string[]): boolean =>
  (lines.join("").match(/\p{L}/gu)?.length ?? 0) < fewestLetters;
