import { procedureQuery } from "@/lib/procedure-query";

/** How often to refetch a pending change of address while the page is visible, in ms: its links are opened elsewhere. */
const changeRefreshMs = 10_000;

export const signInsQuery = () =>
  procedureQuery(
    "get_my_sign_in",
    {},
    { refetchInterval: ({ state }) => (state.data?.change && !state.data.change.is_expired ? changeRefreshMs : false) },
  );
