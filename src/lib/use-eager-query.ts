import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";

/**
 * useQuery that asks while it renders. Otherwise a page asks only once it is on screen, which React holds back for up to 300 ms
 * behind the loading screen of its code.
 */
export function useEagerQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, AppError, Data, Key> & { queryKey: Key },
) {
  const queryClient = useQueryClient();
  if (!queryClient.getQueryState(options.queryKey)) void queryClient.prefetchQuery(options);
  return useQuery(options);
}
