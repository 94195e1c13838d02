export type ReadProblem = "doc" | "encrypted" | "broken" | "scanned" | "slow" | "unread";

export class ReadFailure extends Error {
  constructor(readonly problem: ReadProblem) {
    super(problem);
  }
}
