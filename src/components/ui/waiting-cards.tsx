import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { RetryNotice } from "@/components/ui/retry-notice";
import type { AppError } from "@/lib/app-error";

interface WaitingCardsProps<Item> {
  query: UseQueryResult<Item[], AppError>;
  /** What could not be loaded. */
  failure: string;
  /** Most people are asked nothing, and need not hear that it could not be loaded. */
  tellsFailure?: boolean;
  children: (item: Item) => ReactNode;
}

/** What somebody is asked, a card each, above the rest of a dashboard; nothing while nobody asks. */
export function WaitingCards<Item>({ query, failure, tellsFailure = true, children }: WaitingCardsProps<Item>) {
  const { data, error, errorUpdateCount } = query;
  // It stays while Retry asks again.
  if (!data && tellsFailure && errorUpdateCount > 0) {
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
