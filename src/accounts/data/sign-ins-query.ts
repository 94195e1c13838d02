import { procedureQuery } from "@/lib/procedure-query";

/** How often a change of address that waits is looked at again while the page is in view, in ms: its links are opened elsewhere. */
const changeRefreshMs = 10_000;

/** With what the reader signs in, and where they are signed in. */
export const signInsQuery = () =>
  procedureQuery(
    "get_my_sign_in",
    {},
    { refetchInterval: ({ state }) => (state.data?.change && !state.data.change.is_expired ? changeRefreshMs : false) },
  );
