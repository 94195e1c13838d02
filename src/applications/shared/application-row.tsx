import type { CandidateApplicationListItem } from "@contracts/applications/application";
import { AnswerDue } from "@/components/product/answer-due";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { UnreadCount } from "@/components/product/unread-count";
import { CoverLink } from "@/components/ui/cover-link";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

/** One of the candidate's applications, in columns where the list has room; the title's link covers the whole row. */
export function ApplicationRow({ application }: { application: CandidateApplicationListItem }) {
  const applied = `Applied ${formatDate(application.applied_at)}`;
  const changed = application.status !== "applied" && `Last change ${formatDate(application.changed_at)}`;
  return (
    <li className="row relative hover:bg-hover max-sm:items-start">
      <CompanyAvatar name={application.company_name} logo={application.company_logo_url} />
      <div className="min-w-0 grow gap-x-8 sm:flex sm:items-center @min-[56rem]:grid @min-[56rem]:grid-cols-[minmax(0,1fr)_13rem_11rem_9rem]">
        <div className="min-w-0 grow">
          <CoverLink to={paths.candidate.application(application.id)}>
            {application.job_title} <UnreadCount value={application.unread} />
          </CoverLink>
          <Meta className="@min-[56rem]:[&>:nth-child(n+2)]:hidden">
            {application.company_name}
            {applied}
            {changed}
          </Meta>
        </div>
        <span className="hidden text-ink-muted text-sm @min-[56rem]:block">
          {applied}
          {changed && <span className="block">{changed}</span>}
        </span>
        <span className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:mt-2 sm:max-w-[10rem] sm:justify-end @min-[56rem]:contents">
          <span className="text-sm empty:hidden @min-[56rem]:empty:block">
            <AnswerDue due={application.answer_due} lead="Answer" />
          </span>
          <span>
            <StatusBadge kind="application" status={application.status} />
          </span>
        </span>
      </div>
    </li>
  );
}
