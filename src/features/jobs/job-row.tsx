import type { ListedJob } from "@contracts/candidate";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchLine } from "@/components/product/match";
import { LinkButton } from "@/components/ui/button";
import { Row } from "@/components/ui/card";
import { Meta } from "@/components/ui/meta";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { placeAndType } from "@/features/jobs/job-facts";
import { formatWords } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

/** A job in a list, with the match where there is one. `canApply` adds Apply Now. */
export function JobRow({ job, canApply }: { job: ListedJob; canApply: boolean }) {
  return (
    <Row className="items-start! max-sm:flex-wrap">
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <div className="min-w-0 grow basis-0">
        <TitleLink to={paths.jobs.detail(job.id)}>{job.title}</TitleLink>
        <Meta>
          {job.company_name}
          {placeAndType(job)}
          {formatWords(job.experience_level)}
          {`Posted ${formatDate(job.posted_at)}`}
        </Meta>
        {job.match && (
          <div className="mt-2">
            <MatchLine match={job.match} />
          </div>
        )}
      </div>
      {canApply && (
        <LinkButton
          to={paths.candidate.apply(job.id)}
          size="sm"
          className="mt-0.5 max-sm:w-full"
          aria-label={`Apply Now: ${job.title}`}
        >
          Apply Now
        </LinkButton>
      )}
    </Row>
  );
}
