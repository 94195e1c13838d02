import type { ApplicationSource } from "@contracts/enums";
import { workplaceBeside } from "@contracts/jobs/work-words";
import { formatPay } from "@contracts/money";
import { type MouseEvent, useRef } from "react";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { MatchStrip } from "@/components/product/match";
import { hasAnySkill, isNamedByStrip, matchParts } from "@/components/product/match-parts";
import { StatusBadge } from "@/components/product/status-badge";
import { CoverLink } from "@/components/ui/cover-link";
import { paths } from "@/config/paths";
import type { ComparedJob } from "@/jobs/model/order-jobs";
import { AskedSkills } from "@/jobs/public/asked-skills";
import { HideJob } from "@/jobs/public/hide-job";
import { SaveJob } from "@/jobs/public/save-job";
import { formatCount } from "@/lib/format";

interface ListedJobRowProps extends ComparedJob {
  isOpen: boolean;
  /** Opens it next to the list; only called for plain presses meant for this window. */
  onOpen: ((id: string) => void) | undefined;
  /** On its company's page, which shows the name above. */
  withoutCompany?: boolean;
  /** How the reader came to the list; "search" by default. */
  source?: ApplicationSource;
}

/** A row's match: "5 of 7 required skills; missing: Go, Kafka"; only the count next to a badge. */
function MatchWords({ match, isShort }: { match: NonNullable<ComparedJob["match"]>; isShort: boolean }) {
  const { number, counts, missing } = matchParts(match);
  if (number === null) return <span>{counts}</span>;
  return (
    <span className={isShort ? "" : "truncate"}>
      <b aria-hidden={isNamedByStrip(match)}>{`${number}${!isShort ? " required skills" : ""}`}</b>
      {!isShort && missing && <span className="max-md:hidden">{missing}</span>}
    </span>
  );
}

/** A listed job: with its match if known, its requirements before. The whole row opens the job, except controls above the link. */
export function ListedJobRow({
  job,
  match,
  isOpen,
  onOpen,
  withoutCompany = false,
  source = "search",
}: ListedJobRowProps) {
  const salary = formatPay(job);
  const { application } = job;
  const workplace = workplaceBeside(job.location, job);
  const isPointed = useRef(false);
  const open = (event: MouseEvent) => {
    // Enter, and presses without a pointer, go to the page. Firefox counts a click of Enter as well.
    const isPlain = isPointed.current && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    isPointed.current = false;
    if (!onOpen || !isPlain || event.altKey) return;
    event.preventDefault();
    onOpen(job.id);
  };
  return (
    <li className={withoutCompany ? "jrow is-own" : "jrow"}>
      {!withoutCompany && <CompanyAvatar name={job.company_name} logo={job.company_logo_url} />}
      <div className="min-w-0">
        <div className="jrow-t">
          <CoverLink
            to={paths.jobs.detail(job)}
            state={{ source }}
            data-job={job.id}
            aria-current={isOpen ? "true" : undefined}
            onPointerDown={() => {
              isPointed.current = true;
            }}
            onKeyDown={() => {
              isPointed.current = false;
            }}
            onClick={open}
          >
            {job.title}
          </CoverLink>
          {!application && <HideJob job={job} />}
          <SaveJob job={job} inRow />
        </div>
        <div className="jrow-m">
          {!withoutCompany && <span>{job.company_name}</span>}
          <span>{job.location}</span>
          {job.distance !== null && job.distance > 0 && <span>{formatCount(job.distance, "mile")} away</span>}
          {workplace && <span>{workplace}</span>}
          {salary && <span className="tnum">{salary}</span>}
        </div>
        <div className="jrow-s">
          {match && hasAnySkill(match) ? (
            <>
              <MatchStrip match={match} />
              <MatchWords match={match} isShort={application !== null} />
            </>
          ) : (
            <AskedSkills job={job} match={match} />
          )}
          {application && <StatusBadge kind="own_application" status={application.status} />}
        </div>
      </div>
    </li>
  );
}
