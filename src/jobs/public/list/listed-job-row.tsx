import type { MouseEvent } from "react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchStrip } from "@/components/product/match";
import { matchParts } from "@/components/product/match-parts";
import { StatusBadge } from "@/components/product/status-badge";
import { CoverLink } from "@/components/ui/cover-link";
import { paths } from "@/config/paths";
import type { ComparedJob } from "@/jobs/model/order-jobs";
import { SaveJob } from "@/jobs/public/save-job";
import { formatSalaryRange, formatWords } from "@/lib/format";

interface ListedJobRowProps extends ComparedJob {
  isOpen: boolean;
  /** Opens it beside the list; told of presses that mean this window and no other. */
  onOpen: ((id: string) => void) | undefined;
}

/** What of the match stands in a row: "5 of 7 required skills; missing: Go, Kafka"; its number alone beside a badge. */
function MatchWords({ match, isShort }: { match: NonNullable<ComparedJob["match"]>; isShort: boolean }) {
  const { number, counts, missing } = matchParts(match);
  if (number === null) return <span className="cut">{counts}</span>;
  return (
    <span className="cut">
      <b>
        {number}
        {!isShort && <span className="max-sm:hidden"> required skills</span>}
      </b>
      {!isShort && missing}
    </span>
  );
}

/** A job of the list, 88 px high. All of it opens the job; what lies above the link does its own. */
export function ListedJobRow({ job, match, isOpen, onOpen }: ListedJobRowProps) {
  const salary = formatSalaryRange(job.salary_min, job.salary_max);
  const { application } = job;
  const open = (event: MouseEvent) => {
    // Enter, and whoever presses without a pointer, go to the page.
    const isPlain = event.detail > 0 && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!onOpen || !isPlain || event.altKey) return;
    event.preventDefault();
    onOpen(job.id);
  };
  return (
    <li className="jrow">
      <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />
      <div className="min-w-0">
        <div className="jrow-t">
          <CoverLink
            to={paths.jobs.detail(job.id)}
            state={{ source: "search" }}
            data-job={job.id}
            aria-current={isOpen ? "true" : undefined}
            onClick={open}
          >
            {job.title}
          </CoverLink>
          <SaveJob job={job} inRow />
        </div>
        <div className="jrow-m">
          <span className="cut">{job.company_name}</span>
          <span className="cut">{job.location}</span>
          {salary && <span className="tnum">{salary}</span>}
        </div>
        <div className="jrow-s">
          {match && !match.without_skills ? (
            <>
              <MatchStrip match={match} />
              <MatchWords match={match} isShort={application !== null} />
            </>
          ) : (
            <span className="cut">
              {[formatWords(job.job_type), formatWords(job.experience_level)].filter(Boolean).join(", ")}
            </span>
          )}
          {application && <StatusBadge kind="application" status={application.status} />}
        </div>
      </div>
    </li>
  );
}
