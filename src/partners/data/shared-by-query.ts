import { queryOptions } from "@tanstack/react-query";
import { adminKeys } from "@/administration/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What each of the companies would show a partner at this moment, in their order: asked anew each time somebody decides about it. */
export const sharedByQuery = (companyIds: string[]) =>
  queryOptions({
    queryKey: adminKeys.sharedBy(companyIds),
    queryFn: ({ signal }) => callProcedure("get_shared_by", { p_company_ids: companyIds }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
