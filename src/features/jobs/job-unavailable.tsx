import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState, type ErrorStateProps } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import { type AppError, isMissing } from "@/lib/app-error";

/** A job that is not there, or could not be loaded. */
export function JobUnavailable({ error, query }: { error: AppError; query: ErrorStateProps["query"] }) {
  const missing = isMissing(error);
  return (
    <div className="wrap pt-5 md:pt-8">
      <PageTitle className={missing ? "" : "sr-only"}>{missing ? "Job Not Found" : "Job"}</PageTitle>
      <Card className="mt-5">
        {missing ? (
          <EmptyState
            title="The job you're looking for might not exist or is no longer active."
            action={<LinkButton to={paths.jobs.list()}>Browse Jobs</LinkButton>}
          />
        ) : (
          <ErrorState title={`Failed to load job details: ${error.message}`} query={query} />
        )}
      </Card>
    </div>
  );
}
