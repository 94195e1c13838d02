import type { Submission } from "@contracts/partners/partnership";
import { StatusBadge } from "@/components/product/status-badge";
import { Avatar } from "@/components/ui/avatar";
import { Button, LinkButton } from "@/components/ui/button";
import { Meta } from "@/components/ui/meta";
import { paths } from "@/config/paths";
import { personName } from "@/lib/format";
import { formatDate } from "@/lib/format-date";

interface SubmissionRowProps {
  submission: Submission;
  onWithdraw: () => void;
}

/** A request to a candidate: the job, the date, and the reply. */
export function SubmissionRow({ submission, onWithdraw }: SubmissionRowProps) {
  const { candidate, job, status, created_at, answered_at, application_id } = submission;
  const name = personName(candidate, "candidate");
  return (
    <li className="row items-start max-sm:flex-wrap sm:items-center">
      <Avatar name={name} />
      <div className="min-w-0 grow basis-0">
        <p className="break-words font-semibold">{name}</p>
        <Meta>
          {`For ${job.title}`}
          {job.company_name}
          {`Asked ${formatDate(created_at)}`}
          {answered_at ? `${status === "withdrawn" ? "Withdrawn" : "Replied"} ${formatDate(answered_at)}` : ""}
        </Meta>
        {status === "lapsed" && (
          <p className="mt-0.5 max-w-read text-sm text-ink-muted">
            The job is closed or no longer shared, or you no longer represent them.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:justify-end">
        <StatusBadge kind="put_forward" status={status} />
        {status === "waiting" && (
          <Button
            size="sm"
            variant="quiet"
            className="max-sm:ml-auto"
            aria-label={`Withdraw: ${name} for ${job.title}`}
            onClick={onWithdraw}
          >
            Withdraw
          </Button>
        )}
        {status === "agreed" && application_id && (
          <LinkButton
            size="sm"
            className="max-sm:ml-auto"
            to={paths.company.application(application_id)}
            aria-label={`View ${name}'s application for ${job.title}`}
          >
            View application
          </LinkButton>
        )}
      </div>
    </li>
  );
}
