import type { JobDetails } from "@contracts/candidates/candidate";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatShortDay } from "@/lib/format-date";

/** A job's employer and date: "Quillmark Freight · Posted Nov 13". */
export const Employer = ({ job }: { job: JobDetails }) => (
  <p className="break-words text-ink-muted">
    <TitleLink to={paths.companies.detail(job.company)} className="font-medium text-ink">
      {job.company.name}
    </TitleLink>
    {` · Posted ${formatShortDay(job.posted_at)}`}
  </p>
);
