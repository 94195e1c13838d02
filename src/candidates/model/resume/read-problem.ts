/** Why a file says nothing. */
export type ReadProblem = "doc" | "encrypted" | "broken" | "scanned" | "slow" | "unread";

/** Ends a reading with what is the matter with the file. */
export class ReadFailure extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}
