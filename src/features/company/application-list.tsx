import type { CompanyApplicationListItem, JobApplicationListItem } from "@contracts/application";
import { applicationStatusLabels } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { ApplicationRows } from "@/features/company/application-rows";

type Item = JobApplicationListItem | CompanyApplicationListItem;

interface ApplicationListProps {
  query: UseInfiniteQueryResult<{ pages: { applications: Item[] }[] }>;
  /** The chosen stage: an empty stage is not an empty list. */
  stage: ApplicationStatus | null;
  emptyText: string;
}

/** A paged list of applications with its waiting, failed and empty states. */
export function ApplicationList({ query, stage, emptyText }: ApplicationListProps) {
  const items = query.data?.pages.flatMap((page) => page.applications) ?? [];
  const shown = rowsShown(query, items.length, "application");
  useAnnounce(shown && (stage ? `${shown}, ${applicationStatusLabels[stage]}` : shown));
  return (
    <Card flush>
      {query.isPending && <Skeleton label="Loading applications" />}
      {query.isError && items.length === 0 && (
        <ErrorState title="Failed to load applications" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {query.isSuccess && items.length === 0 && (
        <EmptyState title={stage ? "Nobody is in this stage" : "No applications yet"}>
          {stage ? undefined : emptyText}
        </EmptyState>
      )}
      {items.length > 0 && (
        <div aria-busy={query.isPlaceholderData}>
          <ApplicationRows items={items} />
        </div>
      )}
      <ShowMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      />
    </Card>
  );
}
