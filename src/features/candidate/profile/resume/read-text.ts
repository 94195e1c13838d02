import type { ResumePage } from "@/features/candidate/profile/resume/resume-text";

/** The text of a document. */
export interface ReadText {
  pages: ResumePage[];
  /** How many pages it has; more than were read, of a long one. */
  total: number;
  /** Word breaks a text into pages only when it shows it. */
  isPaged: boolean;
}
