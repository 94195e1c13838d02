import type { JobDetails } from "@contracts/candidates/candidate";
import { JobMatch } from "@/jobs/public/job-match";
import { TickPanel } from "@/jobs/public/reading/tick-panel";

export function JobCompared({ job }: { job: JobDetails }) {
  if (job.match) return <JobMatch match={job.match} company={job.company.name} />;
  return job.asked && <TickPanel job={job} asked={job.asked} />;
}

/** Whether the comparison lists the job's skills, so that its text needn't. */
export const namesSkills = ({ match }: JobDetails): boolean => !match?.without_skills;
