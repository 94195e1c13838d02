import type { ListedJob } from "@contracts/candidates/candidate";
import type { ApplicationSource } from "@contracts/enums";
import { RowList } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { AddSkills } from "@/jobs/public/add-skills";
import { JobRow } from "@/jobs/public/job-row";

interface JobRowsProps {
  jobs: readonly ListedJob[];
  canApply: boolean;
  source: ApplicationSource;
  className?: string;
}

/** Jobs as a list. A candidate without skills is asked for them once, above it. */
export function JobRows({ jobs, canApply, source, className }: JobRowsProps) {
  return (
    <>
      {jobs.some((job) => job.match?.without_skills) && <AddSkills />}
      <RowList className={classNames("@container", className)}>
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} canApply={canApply} source={source} />
        ))}
      </RowList>
    </>
  );
}
