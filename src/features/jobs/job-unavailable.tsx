import { PageTitle } from "@/components/feedback/page-title";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { paths } from "@/config/paths";
import type { AppError } from "@/lib/app-error";

/** A job that is not there, or could not be loaded (S2 §2, §8). */
export function JobUnavailable({ error, retry, busy }: { error: AppError; retry: () => void; busy: boolean }) {
  const { status, message } = error;
  const missing = status === 404 || status === 422;
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
          <ErrorState title={`Failed to load job details: ${message}`} onRetry={retry} busy={busy} />
        )}
      </Card>
    </div>
  );
}
