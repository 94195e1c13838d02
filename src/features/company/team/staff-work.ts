import type { StaffWork } from "@contracts/staff";
import { formatCount } from "@/lib/format";

/** "2 jobs and 5 candidates", of what there is; "" for nothing. */
export function assignedWords({ jobs, candidates }: { jobs: number; candidates: number }): string {
  const parts = [jobs > 0 && formatCount(jobs, "job"), candidates > 0 && formatCount(candidates, "candidate")];
  return parts.filter(Boolean).join(" and ");
}

/** The same of what hangs on a colleague. */
export const workWords = ({ jobs, candidates }: StaffWork) => assignedWords({ jobs: jobs.length, candidates });
