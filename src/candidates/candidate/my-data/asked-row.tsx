import type { AskedSubmission } from "@contracts/accounts/my-data";
import { useState } from "react";
import { DeclineDialog } from "@/candidates/candidate/decline-dialog";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { StatusBadge } from "@/components/product/status-badge";
import { Button, LinkButton } from "@/components/ui/button";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { formatDate } from "@/lib/format-date";

/** What can still be done about it. */
function consequence({ status, application, by, is_open }: AskedSubmission): string {
  if (status === "waiting") return "Nothing is sent until you apply.";
  if (status === "agreed" && application?.can_withdraw) return "To cancel it, withdraw the application.";
  if (status === "declined" && is_open) return `${by.name} won't ask again about this job. You can still apply.`;
  return "";
}

/** A request about one job, its outcome, and what can still be done. */
export function AskedRow({ asked }: { asked: AskedSubmission }) {
  const [declining, setDeclining] = useState(false);
  const { by, job, status, application, is_open, created_at, answered_at } = asked;
  const next = consequence(asked);
  return (
    <li className="row items-start max-sm:flex-wrap sm:items-center">
      <CompanyAvatar name={by.name} logo={by.logo_url} />
      <div className="min-w-0 grow basis-0">
        <p className="break-words font-semibold">{job.title}</p>
        <Meta>
          {job.company_name}
          {`Asked by ${by.name}, ${formatDate(created_at)}`}
          {answered_at ? `${status === "withdrawn" ? "Withdrawn" : "Replied"} ${formatDate(answered_at)}` : ""}
        </Meta>
        {next && <p className="mt-0.5 max-w-read break-words text-sm text-ink-muted">{next}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:pl-12.5 sm:justify-end">
        <span className="flex max-sm:w-full">
          <StatusBadge kind="put_forward" status={status} />
        </span>
        {status === "waiting" && (
          <>
            <Button
              size="sm"
              variant="quiet"
              aria-haspopup="dialog"
              aria-label={`Not this one: ${job.title}`}
              onClick={() => setDeclining(true)}
            >
              Not this one
            </Button>
            <LinkButton size="sm" to={paths.candidate.apply(job.id)} aria-label={`See the job and apply: ${job.title}`}>
              See the job
            </LinkButton>
          </>
        )}
        {application && (
          <LinkButton
            size="sm"
            to={paths.candidate.application(application.id)}
            aria-label={`View your application for ${job.title}`}
          >
            View application
          </LinkButton>
        )}
        {status === "declined" && is_open && (
          <LinkButton size="sm" variant="quiet" to={paths.jobs.detail(job)} aria-label={`See the job: ${job.title}`}>
            See the job
          </LinkButton>
        )}
      </div>
      <DeclineDialog asked={asked} open={declining} onOpenChange={setDeclining} />
    </li>
  );
}
