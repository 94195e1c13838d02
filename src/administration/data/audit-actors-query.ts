import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Who did something the audit log tells of, by words in the name or how the address begins; administrators without words. */
export const auditActorsQuery = (search: string) =>
  queryOptions({
    queryKey: adminKeys.auditActors(search),
    queryFn: ({ signal }) => callProcedure("search_audit_actors", { p_search: search }, { signal }),
    placeholderData: keepPreviousData,
  });
