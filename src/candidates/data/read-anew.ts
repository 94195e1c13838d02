import { type FetchQueryOptions, type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { AppError } from "@/lib/app-error";

/**
 * Reads a record as it is stored now, for a save that writes all of it and must not take back what another tab has saved meanwhile.
 * Gives undefined when it cannot be read: the save then says what is the matter. Throws where the session has ended, which is said
 * once, as what could not be done: "You must be logged in to …".
 */
export function useReadAnew(signedOutMessage?: string) {
  const client = useQueryClient();
  const meta = { silent: true, ...(signedOutMessage && { signedOutMessage }) };
  return <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, AppError, Data, Key>): Promise<Data | undefined> =>
    client.fetchQuery({ ...query, staleTime: 0, retry: false, meta }).catch((error: AppError) => {
      if (error.status === 401) throw error;
      return undefined;
    });
}
