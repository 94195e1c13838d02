import type { ApplicationOrder, CompanyApplicationListItem, JobApplicationListItem } from "@contracts/application";
import { applicationStatusLabels } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { rowsShown, useAnnounce } from "@/components/feedback/announce";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Segmented } from "@/components/ui/segmented";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import { ApplicationRows } from "@/features/company/application-rows";

type Item = JobApplicationListItem | CompanyApplicationListItem;

interface ApplicationListProps {
  query: UseInfiniteQueryResult<{ pages: { applications: Item[] }[] }>;
  /** The chosen stage: an empty stage is not an empty list. */
  stage: ApplicationStatus | null;
  order: ApplicationOrder;
  onOrder: (order: ApplicationOrder) => void;
  emptyText: string;
}

const orders: { value: ApplicationOrder; label: string }[] = [
  { value: "best", label: "Best match" },
  { value: "newest", label: "Newest" },
  { value: "answer", label: "Answer by" },
];

/** A paged list of applications with the choice of its order, its waiting, failed and empty states. */
export function ApplicationList({ query, stage, order, onOrder, emptyText }: ApplicationListProps) {
  const items = query.data?.pages.flatMap((page) => page.applications) ?? [];
  const shown = rowsShown(query, items.length, "application");
  useAnnounce(
    shown &&
      [shown, stage && applicationStatusLabels[stage], order === "best" && "best match first"]
        .filter(Boolean)
        .join(", "),
  );
  const isEmpty = query.isSuccess && items.length === 0;
  return (
    <Card flush>
      {!isEmpty && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-5">
          <Segmented label="Order" options={orders} value={order} onChange={onOrder} />
          {order === "best" && (
            <p className="text-sm text-ink-muted">
              By required skills, then preferred skills, level and place; newest first among equals.
            </p>
          )}
        </div>
      )}
      {query.isPending && <Skeleton label="Loading applications" />}
      {query.isError && items.length === 0 && (
        <ErrorState title="Failed to load applications" query={query}>
          {query.error.message}
        </ErrorState>
      )}
      {isEmpty && (
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
