import { ArrowRight } from "lucide-react";
import { MatchOrder } from "@/components/product/match-order";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/config/paths";
import { potentialJobsQuery } from "@/data/public-jobs/potential-jobs-query";
import { JobRows } from "@/features/jobs/job-rows";
import { useEagerInfiniteQuery } from "@/lib/use-eager-query";

const shown = 5;

/** Jobs You Can Apply For on the candidate's dashboard: the best matches. */
export function PotentialJobsCard() {
  const query = useEagerInfiniteQuery({ ...potentialJobsQuery(), meta: { silent: true } });
  const { data, error } = query;
  const jobs = data?.pages[0]?.jobs;
  return (
    <Card
      flush
      title="Jobs You Can Apply For"
      aside={
        <LinkButton to={paths.jobs.list()} variant="quiet" size="sm" className="-mr-2">
          Browse All Jobs <Icon icon={ArrowRight} size="sm" />
        </LinkButton>
      }
    >
      {jobs === undefined && !error && <Skeleton label="Loading jobs" />}
      {jobs === undefined && error && (
        <ErrorState title="Failed to fetch potential jobs" query={query}>
          {error.message || "An unexpected error occurred"}
        </ErrorState>
      )}
      {jobs?.length === 0 && <EmptyState title="No new jobs available at the moment." />}
      {jobs !== undefined && jobs.length > 0 && (
        <>
          <MatchOrder className="px-4 pb-3 md:px-5" />
          <JobRows jobs={jobs.slice(0, shown)} canApply source="matches" className="border-t border-line" />
        </>
      )}
    </Card>
  );
}
