import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { ShowMore } from "@/components/ui/show-more";
import { Skeleton } from "@/components/ui/skeleton";
import type { AppError } from "@/lib/app-error";

interface PagedListProps<Row> {
  query: {
    isError: boolean;
    error: AppError | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => unknown;
    fetchNextPage: () => unknown;
  };
  rows: readonly Row[] | undefined;
  /** The rows' noun for loading and errors: "companies". */
  what: string;
  failure?: string;
  /** Loads the next page; "Show more" by default. */
  more?: string;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The inside of a flush card: rows loaded page by page, or a placeholder, an error or the empty state. */
export function PagedList<Row>({
  query,
  rows,
  what,
  failure = `Failed to load ${what}`,
  more,
  empty,
  children,
}: PagedListProps<Row>) {
  if (!rows)
    return query.isError ? (
      <ErrorState title={`${failure}: ${query.error?.message}`} query={query} />
    ) : (
      <Skeleton label={`Loading ${what}`} rows={8} />
    );
  return (
    <div aria-busy={query.isPlaceholderData}>
      {rows.length === 0 ? <div className="contents">{empty}</div> : children(rows)}
      <ShowMore
        label={more}
        hasMore={query.hasNextPage && !query.isPlaceholderData}
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      />
    </div>
  );
}
