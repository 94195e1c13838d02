import type { ListedJob } from "@contracts/candidates/candidate";
import type { MatchExplanation } from "@contracts/matching/match";

/** A listed job, with its match for the reader. */
export interface ComparedJob {
  job: ListedJob;
  match: MatchExplanation | null;
}

/** Compares database timestamps, to the microsecond: strings of one zone sort by time. */
const later = (a: string, b: string) => (a === b ? 0 : a > b ? -1 : 1);

/** Best match first, then newest, then by id: as private.comes_first says (RULES: Matching). */
export function bestFirst(jobs: readonly ComparedJob[]): ComparedJob[] {
  return jobs.toSorted(
    (a, b) =>
      (b.match?.score ?? 0) - (a.match?.score ?? 0) ||
      later(a.job.posted_at, b.job.posted_at) ||
      (a.job.id < b.job.id ? -1 : 1),
  );
}
