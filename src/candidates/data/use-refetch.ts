import { type FetchQueryOptions, type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";

/**
 * Refetches a record for a save that overwrites all of it, so that it doesn't revert what another tab has saved. Returns undefined
 * if it can't be read: the save then reports the error. Throws if the session ended, which is reported once by what failed: "You
 * must be logged in to …".
 */
export function useRefetch(signedOutMessage?: string) {
  const client = useQueryClient();
  const meta = { silent: true, ...(signedOutMessage && { signedOutMessage }) };
  return <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, AppError, Data, Key>): Promise<Data | undefined> =>
    client.fetchQuery({ ...query, staleTime: 0, retry: false, meta }).catch((error: AppError) => {
      if (error.status === 401) throw error;
      return undefined;
    });
}
