import type { StaffWork } from "@contracts/companies/staff";
import { formatCount } from "@/lib/format";

interface Assigned {
  jobs: number;
  candidates: number;
  /** Assigned directly, not through a job. */
  applications?: number;
}

/** "2 jobs, 1 application and 5 candidates", without zeros; "" for nothing. */
export function assignedWords({ jobs, applications = 0, candidates }: Assigned): string {
  const parts = [
    jobs > 0 && formatCount(jobs, "job"),
    applications > 0 && formatCount(applications, "application"),
    candidates > 0 && formatCount(candidates, "candidate"),
  ].filter((part) => part !== false);
  return [parts.slice(0, -1).join(", "), parts.at(-1)].filter(Boolean).join(" and ");
}

const counts = ({ jobs, own_applications, candidates }: StaffWork) => ({
  jobs: jobs.length,
  applications: own_applications,
  candidates,
});

/** The same for a colleague's work. */
export const workWords = (work: StaffWork) => assignedWords(counts(work));

export function workCount(work: StaffWork): number {
  const { jobs, applications, candidates } = counts(work);
  return jobs + applications + candidates;
}
