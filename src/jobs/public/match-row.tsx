import type { PotentialJob } from "@contracts/candidates/candidate";
import { workplaceBeside } from "@contracts/jobs/work-words";
import { formatPay } from "@contracts/money";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchStrip } from "@/components/product/match";
import { isNamedByStrip, matchParts } from "@/components/product/match-parts";
import { LinkButton } from "@/components/ui/button";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { HideJob } from "@/jobs/public/hide-job";
import { SaveJob } from "@/jobs/public/save-job";

/** A matching job with its pay and match; the title's link covers the row. */
export function MatchRow({ job }: { job: PotentialJob }) {
  const { title, match } = job;
  const { number, counts, missing } = matchParts(match);
  const workplace = workplaceBeside(job.location, job);
  const from = { source: "matches" };
  return (
    <li className="match-row">
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <div className="min-w-0">
        <div className="flex items-start gap-1">
          <div className="min-w-0 grow">
            <CoverLink to={paths.jobs.detail(job)} state={from}>
              {title}
            </CoverLink>
            <Meta>
              {job.company_name}
              {job.location}
              {workplace}
              {formatPay(job)}
            </Meta>
          </div>
          <HideJob job={job} className="-my-1.5" />
          <SaveJob job={job} inRow className="relative -my-1.5 -mr-2" />
        </div>
        <div className="match-row-foot">
          <MatchStrip match={match} />
          <span className="min-w-0 grow break-words">
            <span aria-hidden={isNamedByStrip(match)}>
              <b>{number ?? counts}</b>
              {number && <span className="max-md:sr-only"> required skills</span>}
            </span>
            {number && <span className="max-md:sr-only">{missing}</span>}
          </span>
          <LinkButton
            to={paths.candidate.apply(job.id)}
            state={from}
            size="sm"
            className="relative"
            aria-label={`Apply Now: ${title}`}
          >
            Apply Now
          </LinkButton>
        </div>
      </div>
    </li>
  );
}
