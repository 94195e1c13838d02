import { queryOptions } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** The newest 100 of the reader's company: who could take over from its last administrator. */
export const staffForSuccessionQuery = () =>
  queryOptions({
    queryKey: companyKeys.successors(),
    queryFn: async ({ signal }) => (await callProcedure("list_staff", { p_limit: 100 }, { signal })).staff,
    staleTime: deskStaleTime,
  });
