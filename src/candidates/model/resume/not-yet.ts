import { wholeWords } from "@/candidates/model/resume/whole-words";

/** Words that say something is still to come or being learned: "Expected May 2027". */
export const notYet = wholeWords("expected|anticipated|in progress|candidate for|voraussichtlich|prévue?|previsto");

/** What somebody studies is no skill of theirs yet. */
export const studied = wholeWords("students?|studies|studying|studied|majoring|coursework");
