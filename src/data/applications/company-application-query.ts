import type { CompanyApplicationDetail } from "@contracts/application";
import { queryOptions } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { invokeFunction } from "@/lib/invoke-function";
import { useEagerQuery } from "@/lib/use-eager-query";

async function getApplication(applicationId: string, signal: AbortSignal): Promise<CompanyApplicationDetail> {
  const { application } = await invokeFunction("get-application-detail", { applicationId }, { signal });
  return application;
}

/** An application with candidate, answers, history and match, as the company may read it. Throws AppError 404. */
export const companyApplicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: applicationKeys.companyDetail(applicationId),
    queryFn: ({ signal }) => getApplication(applicationId, signal),
    staleTime: deskStaleTime,
  });

export const useCompanyApplication = (applicationId: string) => useEagerQuery(companyApplicationQuery(applicationId));
