import type { AdminJob } from "@contracts/jobs/all-jobs";
import type { UseQueryResult } from "@tanstack/react-query";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { type AppError, isMissing } from "@/lib/app-error";

export function AdminJobWaiting({ query }: { query: UseQueryResult<AdminJob, AppError> }) {
  if (!query.isError) return <Skeleton label="Loading the job" rows={6} />;
  if (isMissing(query.error))
    return <p className="text-ink-muted">This job may have been deleted, or the link is wrong.</p>;
  return <ErrorState title={`Failed to load the job: ${query.error.message}`} query={query} />;
}
