import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RetryNotice } from "@/components/ui/retry-notice";
import type { AppError } from "@/lib/app-error";

interface WaitingCardsProps<Item> {
  query: UseQueryResult<Item[], AppError>;
  /** What failed to load. */
  failure: string;
  /** Most people have no requests, and needn't know that loading failed. */
  showsFailure?: boolean;
  children: (item: Item) => ReactNode;
}

/** Pending requests to the reader, one card each, above a dashboard; hidden if empty. */
export function WaitingCards<Item>({ query, failure, showsFailure = true, children }: WaitingCardsProps<Item>) {
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry runs.
  if (!data && showsFailure && errorUpdateCount > 0) {
    return (
      <div className="mt-5">
        <RetryNotice title={failure} query={query}>
          {error?.message}
        </RetryNotice>
      </div>
    );
  }
  if (!data || data.length === 0) return null;
  return <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4">{data.map(children)}</div>;
}
