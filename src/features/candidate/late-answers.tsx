import type { CandidateDashboard } from "@contracts/application";
import { ClockAlert } from "lucide-react";
import { useId } from "react";
import { LinkButton } from "@/components/ui/button";
import { RowList } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { TitleLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";
import { PromisedAnswer } from "@/features/candidate/promised-answer";
import { formatNumber } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

/** Promised answers that did not come, on the dashboard: the longest owed, and how many more there are. */
export function LateAnswers({ total, applications }: CandidateDashboard["late_answers"]) {
  const lead = useId();
  if (total === 0) return null;
  return (
    <article className="card mt-5 flex flex-wrap items-start gap-4 p-4 md:flex-nowrap md:p-5" aria-labelledby={lead}>
      <span className="file-ic c-warn flex-none">
        <Icon icon={ClockAlert} />
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
                <PromisedAnswer due={application.answer_by} />
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
