import type { JobDetails } from "@contracts/candidates/candidate";
import { JobMatch } from "@/jobs/public/job-match";
import { TickPanel } from "@/jobs/public/reading/tick-panel";

/** How a job compares with its reader: a candidate's match, or what everybody else can tick. */
export function JobCompared({ job }: { job: JobDetails }) {
  if (job.match) return <JobMatch match={job.match} company={job.company.name} />;
  return job.asked && <TickPanel job={job} asked={job.asked} />;
}

/** Whether the skills of a job stand in what compares them, so that its text need not name them again. */
export const namesSkills = ({ match }: JobDetails): boolean => !match?.without_skills;
