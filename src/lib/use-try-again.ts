import { useEffect, useEffectEvent } from "react";
import { isAppError } from "@/lib/app-error";

/** A query as its failure is shown. */
export interface FailedQuery {
  refetch: (options?: { cancelRefetch?: boolean }) => unknown;
  isFetching: boolean;
  /** In an outage the query is refetched automatically. */
  error?: unknown;
  errorUpdateCount?: number;
}

/** The longest pause between tries, in seconds, unless the server asks for more. */
const longestPause = 60;

/** Refetches a query that failed in an outage, less and less often. Returns a sentence that says when; null otherwise. */
export function useTryAgain({ refetch, isFetching, error, errorUpdateCount = 1 }: FailedQuery): string | null {
  const first = isAppError(error) ? error.outage?.retryIn : undefined;
  const seconds = first && Math.max(first, Math.min(longestPause, first * 2 ** (errorUpdateCount - 1)));
  const tryAgain = useEffectEvent(() => {
    // A hidden tab waits until it is seen. Another part of the page may be fetching the same.
    if (document.visibilityState !== "hidden") void refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    if (!seconds || isFetching) return;
    const timer = setInterval(tryAgain, seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds, isFetching]);
  return seconds ? `We'll try again in ${seconds} s.` : null;
}
