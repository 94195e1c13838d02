import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";

/** Not fetched yet, though it may be awaited. */
function isUnasked(
  queryClient: QueryClient,
  { queryKey, enabled }: { queryKey: QueryKey; enabled?: unknown },
): boolean {
  const state = queryClient.getQueryState(queryKey);
  return enabled !== false && (!state || (state.status === "pending" && state.fetchStatus === "idle"));
}

/**
 * useQuery that fetches during render. Otherwise a page only fetches once mounted, which React delays by up to 300 ms behind the
 * code's loading screen, and the guard until the role is known.
 */
export function useEagerQuery<Answer, Data = Answer, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Answer, AppError, Data, Key> & { queryKey: Key },
) {
  const queryClient = useQueryClient();
  if (isUnasked(queryClient, options)) void queryClient.prefetchQuery(options);
  return useQuery(options);
}

/** useInfiniteQuery that fetches its first page during render, for the same reason. */
export function useEagerInfiniteQuery<Page, Key extends QueryKey, Param>(
  options: UseInfiniteQueryOptions<Page, AppError, InfiniteData<Page>, Key, Param> & { queryKey: Key },
) {
  const queryClient = useQueryClient();
  if (isUnasked(queryClient, options)) void queryClient.prefetchInfiniteQuery(options);
  return useInfiniteQuery(options);
}
