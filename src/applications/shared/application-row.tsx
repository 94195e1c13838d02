import type { CandidateApplicationListItem } from "@contracts/applications/application";
import { ApplicationWay, wayLabels, wayPlace, wayStages } from "@/applications/shared/application-way";
import { AnswerDue } from "@/components/product/answer-due";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { UnreadCount } from "@/components/product/unread-count";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatShortDay } from "@/lib/format-date";

type Shown = { application: CandidateApplicationListItem };

/** The next event and its date. */
function NextDay({ application: { status, offer_until, answer_due, changed_at } }: Shown) {
  if (offer_until) return <span>{`Expires ${formatShortDay(offer_until)}`}</span>;
  if (answer_due) return <AnswerDue due={answer_due} lead="Reply" />;
  return status === "applied" ? null : <span>{`Last change ${formatShortDay(changed_at)}`}</span>;
}

export function ApplicationRow({ application }: Shown) {
  const { id, status, company_name, company_logo_url, job_title, applied_at, unread } = application;
  const stage = wayStages[wayPlace(status)];
  return (
    <li className="app-row">
      <CompanyAvatar name={company_name} logo={company_logo_url} />
      <div className="min-w-0">
        <CoverLink to={paths.candidate.application(id)}>
          {job_title} <UnreadCount value={unread} />
        </CoverLink>
        <Meta>
          {company_name}
          {`Applied ${formatShortDay(applied_at)}`}
        </Meta>
      </div>
      <div className="app-stand">
        {stage ? (
          <span>
            {wayLabels[stage]} <ApplicationWay stage={stage} />
          </span>
        ) : (
          <span>
            <StatusBadge kind="own_application" status={status} />
          </span>
        )}
        <NextDay application={application} />
      </div>
    </li>
  );
}
