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
  /** Undefined while they are not known. */
  rows: readonly Row[] | undefined;
  /** What they are, of which loading and failure tell: "companies". */
  what: string;
  /** What is said when they cannot be loaded; "Failed to load companies" unless told. */
  failure?: string;
  /** Loads the next page; "Show more" unless told. */
  more?: string;
  /** Stands for none of them. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** The inside of a flush card: rows that load page by page, or that they load, have failed, or that there are none. */
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
      {rows.length === 0 ? empty : children(rows)}
      <ShowMore
        label={more}
        hasMore={query.hasNextPage && !query.isPlaceholderData}
        busy={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      />
    </div>
  );
}
