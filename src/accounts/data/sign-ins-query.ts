import { queryOptions } from "@tanstack/react-query";
import { accountKeys } from "@/accounts/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** How often a change of address that waits is looked at again while the page is in view, in ms: its links are opened elsewhere. */
const changeRefreshMs = 10_000;

/** With what the reader signs in, and where they are signed in. */
export const signInsQuery = (userId: string) =>
  queryOptions({
    queryKey: accountKeys.signIns(userId),
    queryFn: ({ signal }) => callProcedure("get_my_sign_in", {}, { signal }),
    refetchInterval: ({ state }) => (state.data?.change && !state.data.change.is_expired ? changeRefreshMs : false),
  });
