import type { CandidateApplicationDetail } from "@contracts/applications/application";
import { CalendarCheck, ClockAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { SentDocumentsCard } from "@/applications/candidate/sent-documents-card";
import { StatusCard } from "@/applications/candidate/status-card";
import { isLate } from "@/applications/candidate/upcoming-step";
import { Withdraw } from "@/applications/candidate/withdraw";
import { myApplicationQuery } from "@/applications/data/my-application-queries";
import { AnswersCard } from "@/applications/shared/answers-card";
import { useTalkReady } from "@/applications/shared/use-talk-ready";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { EmployerFacts } from "@/components/product/employer-card";
import { JobSummaryCard } from "@/components/product/job-summary";
import { MatchPanel } from "@/components/product/match";
import { Posting } from "@/components/product/posting";
import { StatusBadge } from "@/components/product/status-badge";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState, type ErrorStateProps } from "@/components/ui/error-state";
import { FoldedCard } from "@/components/ui/folded-card";
import { Icon } from "@/components/ui/icon";
import { Meta } from "@/components/ui/meta";
import { Notice } from "@/components/ui/notice";
import { paths } from "@/config/paths";
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

/** By when an answer was promised, while it is due. */
function PromisedDay({ application }: { application: Application }) {
  const { answer_due, job } = application;
  if (!answer_due) return null;
  const late = isLate(answer_due);
  return (
    <p className={classNames("promise", late && "late")}>
      <Icon icon={late ? ClockAlert : CalendarCheck} />
      <span>
        Answer promised by <b>{formatDate(answer_due)}</b>
        {late && `. ${job.company.name} has been reminded.`}
      </span>
    </p>
  );
}

type Part = (application: Application) => ReactNode;

/** What other features show of an application. */
interface ApplicationPageProps {
  /** What waits for an answer: times to choose from, an offer. It comes first. */
  waiting?: Part;
  conversation?: Part;
}

/** /candidate/applications/:id */
export function ApplicationPage({ waiting, conversation }: ApplicationPageProps) {
  const { id = "" } = useParams();
  const query = useEagerQuery({ ...myApplicationQuery(id), meta: { silent: true } });
  const { data, error } = query;
  const isReady = useTalkReady(data?.id, true);
  if (!data && error) return <Unavailable error={error} query={query} />;
  if (!data || !isReady) return <PageLoader />;

  const { job, employer } = data;
  const sent = <span className="text-ink-muted text-sm">{`as sent on ${formatDate(data.applied_at)}`}</span>;
  const again = data.can.apply_again && (
    <LinkButton to={paths.candidate.apply(job.id)} variant="primary" className="max-lg:grow">
      Apply again
    </LinkButton>
  );
  const posting = job.is_visible && (
    <LinkButton to={paths.jobs.detail(job.id)} className="max-lg:grow">
      View Original Job Posting
    </LinkButton>
  );
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.candidate.applications()}>View All Applications</BackLink>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="flex min-w-0 grow basis-80 items-start gap-4 md:gap-5">
          <CompanyAvatar name={job.company.name} size="lg" logo={job.company.logo_url} />
          <div className="min-w-0">
            <PageTitle
              documentTitle={`Application: ${job.title}, ${job.company.name}`}
              badge={<StatusBadge kind="application" status={data.status} />}
            >
              {job.title}
            </PageTitle>
            <Meta className="mt-0.5">
              {job.company.name}
              {`Applied ${formatDate(data.applied_at)}`}
            </Meta>
          </div>
        </div>
        <PromisedDay application={data} />
      </div>
      <div className="split mt-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {data.company_paused && (
            <Notice tone="warn" title={`${job.company.name} is paused`}>
              Your application is kept as you sent it. The company can't contact you until it is active again.
              {data.can.withdraw && " You can withdraw at any time."}
            </Notice>
          )}
          {waiting?.(data)}
          {data.message && (
            <Card title={`A message from ${job.company.name}`}>
              <p className="max-w-read whitespace-pre-line break-words text-md">{data.message}</p>
            </Card>
          )}
          {conversation?.(data)}
          <MatchPanel match={data.match} reader="candidate" other={job.company.name} />
          <AnswersCard
            title="Your Responses"
            aside={sent}
            answers={data.answers}
            empty="No additional questions for this position."
          />
          <SentDocumentsCard documents={data.documents} aside={sent} />
          <FoldedCard title="About the job" text="What was asked for, as its posting says it now">
            <Posting job={job} showSkills={data.match.without_skills} />
          </FoldedCard>
        </div>
        {/* On a phone what happened comes first, but for what waits for an answer, the facts of job and company last. */}
        <aside className="grid gap-6 max-lg:contents" aria-label="About this application">
          <StatusCard application={data} className="unless-asked">
            {again}
            {posting}
            <Withdraw application={data} />
          </StatusCard>
          <JobSummaryCard job={job} />
          {employer && <EmployerFacts employer={employer} />}
        </aside>
      </div>
      <ActionBar>
        <Withdraw application={data} />
        {again || posting || (
          <LinkButton to={paths.candidate.applications()} className="grow">
            View All Applications
          </LinkButton>
        )}
      </ActionBar>
    </div>
  );
}
