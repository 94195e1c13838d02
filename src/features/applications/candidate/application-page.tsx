import type { CandidateApplicationDetail } from "@contracts/application";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { dueWords } from "@/components/product/answer-due";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { JobSummaryCard } from "@/components/product/job-summary";
import { MatchPanel } from "@/components/product/match";
import { Posting } from "@/components/product/posting";
import { StatusBadge } from "@/components/product/status-badge";
import { Timeline } from "@/components/product/timeline";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { Button, LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState, type ErrorStateProps } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/config/paths";
import { useWithdrawApplication } from "@/data/applications/application-withdraw-mutation";
import { myApplicationQuery } from "@/data/applications/my-application-query";
import { AnswersCard } from "@/features/applications/answers-card";
import { applicationTimeline } from "@/features/applications/application-timeline";
import { type AppError, isMissing } from "@/lib/app-error";
import { formatDate } from "@/lib/format-date";
import { useEagerQuery } from "@/lib/use-eager-query";

type Application = CandidateApplicationDetail;

function Unavailable({ error, query }: { error: AppError; query: ErrorStateProps["query"] }) {
  const missing = isMissing(error);
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle>{missing ? "Application Not Found" : "Application Details"}</PageTitle>
      <Card className="mt-5">
        {missing ? (
          <EmptyState
            title="The application you're looking for might not exist or you don't have permission to view it."
            action={<LinkButton to={paths.candidate.applications()}>View All Applications</LinkButton>}
          />
        ) : (
          <ErrorState title="Failed to load application details" query={query}>
            {error.message}
          </ErrorState>
        )}
      </Card>
    </div>
  );
}

function Withdraw({ application }: { application: Application }) {
  const withdraw = useWithdrawApplication();
  const [asking, setAsking] = useState(false);
  if (!application.can.withdraw) return null;
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Withdraw your application for “${application.job.title}”?`}
        description={`${application.job.company.name} is told. You cannot apply for this job again.`}
        confirmLabel="Withdraw application"
        busyLabel="Withdrawing..."
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(application.id, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}

/** /candidate/applications/:id */
export function ApplicationPage() {
  const { id = "" } = useParams();
  const query = useEagerQuery({ ...myApplicationQuery(id), meta: { silent: true } });
  const { data, error } = query;
  if (!data && error) return <Unavailable error={error} query={query} />;
  if (!data) return <PageLoader />;

  const { job } = data;
  const posting = job.is_visible && (
    <LinkButton to={paths.jobs.detail(job.id)} className="max-lg:grow">
      View Original Job Posting
    </LinkButton>
  );
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.candidate.applications()}>View All Applications</BackLink>
      <div className="mt-1 flex items-start gap-4 md:gap-5">
        <CompanyAvatar name={job.company.name} size="lg" logo={job.company.logo_url} />
        <div className="min-w-0">
          <PageTitle
            documentTitle={`Application: ${job.title}, ${job.company.name}`}
            badge={<StatusBadge kind="application" status={data.status} />}
          >
            {job.title}
          </PageTitle>
          <p className="mt-0.5 break-words text-ink-muted">
            {job.company.name} · Applied {formatDate(data.applied_at)}
          </p>
        </div>
      </div>
      <div className="split mt-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {data.message && (
            <Card title={`A message from ${job.company.name}`}>
              <p className="max-w-read whitespace-pre-line break-words text-md">{data.message}</p>
            </Card>
          )}
          <MatchPanel match={data.match} reader="candidate" other={job.company.name} />
          <AnswersCard
            title="Your Responses"
            answers={data.answers}
            empty="No additional questions for this position."
          />
          <Card title="About the job">
            <Posting job={job} showSkills={data.match.without_skills} />
          </Card>
        </div>
        {/* On a phone what happened comes first, the job's facts last. */}
        <aside className="grid gap-6 max-lg:contents">
          <Card title="Application Status" className="max-lg:order-first">
            <Timeline label="Application Status" entries={applicationTimeline(data.events)} />
            {data.answer_due && (
              <p className="mt-4 flex items-center gap-1.5 text-ink-muted text-sm">
                <Icon icon={CalendarClock} size="sm" />
                {dueWords(data.answer_due).is === "late"
                  ? `Answer promised by ${formatDate(data.answer_due)}. ${job.company.name} has been reminded.`
                  : `Answer promised by ${formatDate(data.answer_due)}`}
              </p>
            )}
            {!job.is_visible && <p className="mt-4 text-sm text-ink-muted">This posting is no longer open.</p>}
            <div className="mt-4 grid gap-2 border-t border-line pt-4 empty:hidden max-lg:hidden print:hidden">
              {posting}
              <Withdraw application={data} />
            </div>
          </Card>
          <JobSummaryCard job={job} />
        </aside>
      </div>
      <ActionBar>
        <Withdraw application={data} />
        {posting || (
          <LinkButton to={paths.candidate.applications()} className="grow">
            View All Applications
          </LinkButton>
        )}
      </ActionBar>
    </div>
  );
}
