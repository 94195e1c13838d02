import { wholeWords } from "@/candidates/model/resume/whole-words";

/** Words for something upcoming or being learned: "Expected May 2027". */
export const notYet = wholeWords("expected|anticipated|in progress|candidate for|voraussichtlich|prévue?|previsto");

/** A subject being studied isn't a skill yet. */
export const studied = wholeWords("students?|studies|studying|studied|majoring|coursework");
