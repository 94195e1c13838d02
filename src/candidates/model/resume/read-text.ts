import type { ResumePage } from "@/candidates/model/resume/resume-text";

export interface ReadText {
  pages: ResumePage[];
  /** Its number of pages, including unread ones. */
  total: number;
  /** Word paginates only on display. */
  isPaged: boolean;
}

// Fewer letters are a stamp on a picture.
const fewestLetters = 20;

/** Whether a document has only pictures of text. */
export const isScanned = (lines: readonly string[]): boolean =>
  (lines.join("").match(/\p{L}/gu)?.length ?? 0) < fewestLetters;
