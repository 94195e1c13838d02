import type { ClosedJob } from "@contracts/candidates/candidate";
import { PageLoader } from "@/components/feedback/page-loader";
import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState, type ErrorStateProps } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { similarJobsQuery } from "@/jobs/data/public-job-queries";
import { SimilarJobs } from "@/jobs/shared/similar-jobs";
import { type AppError, isMissing } from "@/lib/app-error";
import { isId } from "@/lib/is-id";
import { useEagerQuery } from "@/lib/use-eager-query";

const browse = <LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>;

/** What is said about a closed job. */
function Closed({ title, company_name, application_id }: ClosedJob) {
  return (
    <EmptyState
      title={`${title} at ${company_name} no longer takes applications.`}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {application_id && (
            <LinkButton variant="primary" to={paths.candidate.application(application_id)}>
              View your application
            </LinkButton>
          )}
          {browse}
        </div>
      }
    >
      {application_id
        ? "You've applied. Your application isn't affected."
        : "It was filled or closed by the company, or its last day has passed."}
    </EmptyState>
  );
}

/** In place of a job that can't be opened: what is public about it, and similar open jobs. */
function Missing({ jobId }: { jobId: string }) {
  const query = useEagerQuery({ ...similarJobsQuery(jobId), enabled: isId(jobId), meta: { silent: true } });
  if (query.isLoading && query.failureCount === 0) return <PageLoader />;
  const { closed, jobs = [] } = query.data ?? {};
  return (
    <>
      <PageTitle>{closed ? "This job is closed" : "Job Not Found"}</PageTitle>
      <Card className="mt-5">
        {closed ? (
          <Closed {...closed} />
        ) : (
          <EmptyState title="The job you're looking for might not exist or is no longer active." action={browse} />
        )}
      </Card>
      {jobs.length > 0 && (
        <div className="mt-6">
          <SimilarJobs jobs={jobs} title="Open jobs that ask for the same skills" />
        </div>
      )}
    </>
  );
}

interface JobUnavailableProps {
  jobId: string;
  error: AppError;
  query: ErrorStateProps["query"];
}

export function JobUnavailable({ jobId, error, query }: JobUnavailableProps) {
  return (
    <div className="wrap page-start">
      {isMissing(error) ? (
        <Missing jobId={jobId} />
      ) : (
        <>
          <PageTitle className="sr-only">Job</PageTitle>
          <Card className="mt-5">
            <ErrorState title={`Failed to load job details: ${error.message}`} query={query} />
          </Card>
        </>
      )}
    </div>
  );
}
