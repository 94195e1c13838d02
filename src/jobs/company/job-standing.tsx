import type { CompanyDashboard } from "@contracts/companies/company";
import type { CompanyJob } from "@contracts/jobs/job";
import { ActionBar } from "@/components/ui/action-bar";
import { Button, LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { SupportText } from "@/components/ui/support-text";
import { paths } from "@/config/paths";
import { useSetJobStatus } from "@/jobs/data/job-mutations";
import { publishingHurdle } from "@/jobs/model/publishing";
import { formatDate } from "@/lib/format-date";

/** Says that an administrator took the job offline and why; it stays offline until one lifts that. */
const TakenOffline = ({ reason }: { reason: string }) => (
  <div className="job-standing mt-3">
    <Notice tone="bad" title="An administrator took this job offline">
      <p className="whitespace-pre-line text-ink">{reason}</p>
      <p className="mt-1">
        <SupportText>You can edit it, but not publish it. Please contact support once you have fixed it.</SupportText>
      </p>
    </Notice>
  </div>
);

/** Why candidates don't see a draft or an expired job, with a button to open it; always visible below 1024 px. */
export function JobStanding({ job, dashboard }: { job: CompanyJob; dashboard: CompanyDashboard | undefined }) {
  const { mutate, isPending } = useSetJobStatus(job.id);
  const hurdle = dashboard ? publishingHurdle(dashboard) : null;
  if (job.taken_offline !== null) return <TakenOffline reason={job.taken_offline} />;
  if (job.status !== "draft" && !job.is_expired) return null;
  const look = { variant: "primary" } as const;
  const act = (className: string) =>
    job.is_expired ? (
      <LinkButton {...look} className={className} to={paths.company.editJob(job.id)}>
        Change expiry date
      </LinkButton>
    ) : (
      <Button
        {...look}
        className={className}
        busy={isPending}
        disabled={hurdle !== null}
        onClick={() => mutate("published")}
      >
        Publish job
      </Button>
    );
  return (
    <div className="job-standing mt-3">
      <Notice
        tone={job.is_expired ? "warn" : "info"}
        title={job.is_expired ? "This job has expired" : "This job is a draft"}
        actions={job.can.edit && act("max-lg:hidden")}
      >
        {job.is_expired
          ? `Its last day was ${formatDate(job.expires_at)}. Candidates can no longer see it. Set a later expiry date to reopen it.`
          : `Candidates don't see it yet. ${hurdle ?? ""}`}
      </Notice>
      {job.can.edit && <ActionBar>{act("grow")}</ActionBar>}
    </div>
  );
}
