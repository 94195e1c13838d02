import type { ListedJob } from "@contracts/candidates/candidate";
import type { ApplicationSource } from "@contracts/enums";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { placeAndType } from "@/components/product/job-facts";
import { MatchLine } from "@/components/product/match";
import { StatusBadge } from "@/components/product/status-badge";
import { LinkButton } from "@/components/ui/button";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { SaveJob } from "@/jobs/public/save-job";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface JobRowProps {
  job: ListedJob;
  canApply: boolean;
  /** The kind of list, recorded with a resulting application. */
  source: ApplicationSource;
}

/**
 * A job in a list, with its match if known; in columns if the list has room. The title's link covers the row, and `canApply` adds
 * Apply Now above it.
 */
export function JobRow({ job, canApply, source }: JobRowProps) {
  return (
    <li className="row relative items-start hover:bg-hover max-sm:flex-wrap">
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <div className="grid min-w-0 grow basis-0 grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-2 @min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="min-w-0">
          <CoverLink to={paths.jobs.detail(job)} state={{ source }}>
            {job.title}
          </CoverLink>
          <Meta>
            {job.company_name}
            {placeAndType(job)}
            {formatWords(job.experience_level)}
            {`Posted ${formatDate(job.posted_at)}`}
          </Meta>
        </div>
        <div className="min-w-0 *:not-first:mt-2 empty:hidden">
          {job.match && !job.match.without_skills && <MatchLine match={job.match} />}
          {job.application && <StatusBadge kind="own_application" status={job.application.status} />}
        </div>
      </div>
      <SaveJob job={job} inRow className="-my-1.5" />
      {canApply && (
        <LinkButton
          to={paths.candidate.apply(job.id)}
          state={{ source }}
          size="sm"
          className="relative mt-0.5 max-sm:w-full"
          aria-label={`Apply Now: ${job.title}`}
        >
          Apply Now
        </LinkButton>
      )}
    </li>
  );
}
