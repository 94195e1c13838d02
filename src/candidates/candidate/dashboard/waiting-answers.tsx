import type { CandidateDashboard } from "@contracts/applications/application";
import { ClockAlert } from "lucide-react";
import { useId } from "react";
import { candidateDashboardQuery } from "@/applications/data/my-application-queries";
import { AnswerDue } from "@/components/product/answer-due";
import { LinkButton } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { RetryNotice } from "@/components/ui/retry-notice";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { formatNumber } from "@/lib/format";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

/** Promised answers that did not come: the longest owed, and how many more there are. */
function LateAnswers({ total, applications }: CandidateDashboard["late_answers"]) {
  const lead = useId();
  return (
    <article className="card mt-5 flex flex-wrap items-start gap-4 p-4 md:flex-nowrap md:p-5" aria-labelledby={lead}>
      <span className="file-ic flex-none">
        <Icon icon={ClockAlert} className="c-warn" />
      </span>
      <div className="min-w-0 grow basis-0">
        <h2 id={lead} className="font-semibold">
          {total === 1 ? "An answer you were promised is late" : `${total} answers you were promised are late`}
        </h2>
        <RowList className="mt-1">
          {applications.map((application) => (
            <li key={application.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 grow">
                <TitleLink to={paths.candidate.application(application.id)}>{application.job_title}</TitleLink>
                <Meta>
                  {application.company_name}
                  {`Promised by ${formatDate(application.answer_by)}`}
                </Meta>
              </div>
              <span className="text-sm">
                <AnswerDue due={application.answer_by} lead="Answer" />
              </span>
            </li>
          ))}
        </RowList>
        {total > applications.length && (
          <LinkButton to={paths.candidate.applications()} variant="quiet" size="sm" className="-ml-3">
            {`${formatNumber(total - applications.length)} more among your applications`}
          </LinkButton>
        )}
      </div>
    </article>
  );
}

/** What companies owe the candidate, on the dashboard. */
export function WaitingAnswers() {
  const query = useEagerQuery(candidateDashboardQuery());
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry asks again.
  if (!data && errorUpdateCount > 0) {
    return (
      <div className="mt-5">
        <RetryNotice title="Whether a promised answer is late could not be loaded." query={query}>
          {error?.message}
        </RetryNotice>
      </div>
    );
  }
  return data && data.late_answers.total > 0 ? <LateAnswers {...data.late_answers} /> : null;
}
