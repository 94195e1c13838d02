import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/applications/data/keys";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { isMissing } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { useEagerQuery } from "@/lib/use-eager-query";

/** An application with candidate, answers, history and match, as the company may read it. Throws AppError 404. */
export const companyApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: applicationKeys.companyDetail(applicationId),
    queryFn: ({ signal }) => callProcedure("get_application_detail", { p_application_id: applicationId }, { signal }),
    staleTime: deskStaleTime,
    // Its page says so in its place, also when it was there before.
    meta: { silent: isMissing },
  });

export const useCompanyApplication = (applicationId: string) => useEagerQuery(companyApplicationQuery(applicationId));
