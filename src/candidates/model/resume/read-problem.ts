export type ReadProblem = "doc" | "encrypted" | "broken" | "scanned" | "slow" | "unread";

/** Stops reading, with the file's problem. */
export class ReadFailure extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}
