import { queryOptions } from "@tanstack/react-query";
import { companyKeys } from "@/companies/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** What hangs on a colleague, asked anew whenever a decision about them is begun. */
export const staffWorkQuery = (membershipId: string) =>
  queryOptions({
    queryKey: companyKeys.staffWork(membershipId),
    queryFn: ({ signal }) => callProcedure("get_staff_work", { p_company_user_id: membershipId }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
