import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { PathCard } from "@/applications/candidate/path-card";
import { isOnHold } from "@/applications/candidate/path-steps";
import { PausedQuestions, WhatPausedMeans } from "@/applications/candidate/paused-cards";
import { SentCard } from "@/applications/candidate/sent/sent-card";
import { Withdraw } from "@/applications/candidate/withdraw";
import { myApplicationQuery } from "@/applications/data/my-application-queries";
import { Answers } from "@/applications/shared/answers-card";
import { useTalkReady } from "@/applications/shared/use-talk-ready";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { CompanyAvatar } from "@/components/product/company-avatar";
import { EmployerFacts } from "@/components/product/employer-card";
import { JobSummaryCard } from "@/components/product/job-summary";
import { MatchFacts, MatchStrip } from "@/components/product/match";
import { matchParts } from "@/components/product/match-parts";
import { Posting } from "@/components/product/posting";
import { ActionBar } from "@/components/ui/action-bar";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState, type ErrorStateProps } from "@/components/ui/error-state";
import { FoldedCard } from "@/components/ui/folded-card";
import { Meta } from "@/components/ui/meta";
import { MiniFold } from "@/components/ui/mini-fold";
import { paths } from "@/config/paths";
import { type AppError, isMissing } from "@/lib/app-error";
import { formatShortDay } from "@/lib/format-date";
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

type Part = (application: Application) => ReactNode;

/** Parts of an application from other subjects. */
interface ApplicationPageProps {
  /** What waits for a reply: times to choose from, an offer. Shown first. */
  waiting?: Part;
  conversation?: Part;
}

export function ApplicationPage({ waiting, conversation }: ApplicationPageProps) {
  const { id = "" } = useParams();
  const query = useEagerQuery({ ...myApplicationQuery(id), meta: { silent: true } });
  const { data, error } = query;
  const isReady = useTalkReady(data?.id, true);
  if (!data && error) return <Unavailable error={error} query={query} />;
  if (!data || !isReady) return <PageLoader />;

  const { job, employer, match, answers } = data;
  const again = data.can.apply_again && (
    <LinkButton to={paths.candidate.apply(job.id)} variant="primary" className="max-lg:grow">
      Apply again
    </LinkButton>
  );
  const posting = job.is_visible && (
    <LinkButton to={paths.jobs.detail(job)} className="max-lg:grow">
      View Original Job Posting
    </LinkButton>
  );
  const answered = answers.filter(({ answer }) => answer !== "").length;
  return (
    <div className="wrap pt-4 md:pt-6">
      <BackLink to={paths.candidate.applications()}>View All Applications</BackLink>
      <div className="mt-1 flex min-w-0 items-start gap-4 md:gap-5">
        <CompanyAvatar name={job.company.name} size="lg" logo={job.company.logo_url} />
        <div className="min-w-0">
          <PageTitle documentTitle={`Application: ${job.title}, ${job.company.name}`}>{job.title}</PageTitle>
          <Meta className="mt-0.5">
            {job.company.name}
            {`Applied ${formatShortDay(data.applied_at)}`}
          </Meta>
        </div>
      </div>
      <div className="mt-4">
        <PathCard application={data} />
      </div>
      <div className="split mt-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6">
          {isOnHold(data) && <WhatPausedMeans application={data} />}
          {waiting?.(data)}
          {data.message && (
            <Card title={`A message from ${job.company.name}`}>
              <p className="max-w-read whitespace-pre-line break-words text-md">{data.message}</p>
            </Card>
          )}
          {conversation?.(data)}
          <SentCard application={data}>
            {answers.length === 0 ? (
              <p className="border-line border-t px-4 py-3 text-ink-muted md:px-5">
                No additional questions for this position.
              </p>
            ) : (
              <MiniFold title={`Your Responses, ${answered} of ${answers.length} answered`}>
                <div className="card-body pt-2">
                  <Answers answers={answers} />
                </div>
              </MiniFold>
            )}
            <MiniFold title={`Your match, ${matchParts(match).counts}`} aside={<MatchStrip match={match} />}>
              <div className="card-body pt-2">
                <MatchFacts match={match} reader="candidate" />
              </div>
            </MiniFold>
          </SentCard>
          <FoldedCard title="About the job" text="What the posting asks for now">
            <Posting job={job} showSkills={match.without_skills} />
          </FoldedCard>
        </div>
        <aside className="grid content-start gap-6" aria-label="About this application">
          <JobSummaryCard job={job}>
            {again}
            {posting}
            <Withdraw application={data} />
          </JobSummaryCard>
          {employer && <EmployerFacts employer={employer} />}
          {data.company_paused && <PausedQuestions />}
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
