import type { ListedJob } from "@contracts/candidate";
import { classNames } from "@/components/ui/class-names";
import { AddSkills } from "@/features/jobs/add-skills";
import { JobRow } from "@/features/jobs/job-row";

interface JobRowsProps {
  jobs: readonly ListedJob[];
  canApply: boolean;
  className?: string;
}

/** Jobs as a list. A candidate without skills is asked for them once, above it. */
export function JobRows({ jobs, canApply, className }: JobRowsProps) {
  return (
    <>
      {jobs.some((job) => job.match?.without_skills) && <AddSkills />}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
      <ul role="list" className={classNames("rows @container", className)}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} canApply={canApply} />
        ))}
      </ul>
    </>
  );
}
