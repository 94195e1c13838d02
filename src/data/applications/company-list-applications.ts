import type { CompanyApplicationListItem } from "@contracts/application";
import type { ApplicationStatus } from "@contracts/enums";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { deskStaleTime } from "@/data/companies/desk-stale-time";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

type Before = { appliedAt: string; id: string } | null;

async function listApplications(
  status: ApplicationStatus | null,
  before: Before,
): Promise<CompanyApplicationListItem[]> {
  const supabase = await getSupabase();
  const answer = unwrap(
    await supabase.rpc("get_company_applications", {
      p_company_id: null,
      p_status: status,
      p_before: before,
      p_limit: pageSize,
    } as never),
  ) as unknown as { applications: CompanyApplicationListItem[] };
  return answer.applications;
}

/** The applications of all the company's jobs, newest first; `status` narrows them to one stage. */
export const companyApplicationsQuery = (status: ApplicationStatus | null) =>
  infiniteQueryOptions({
    queryKey: applicationKeys.companyList(status),
    queryFn: ({ pageParam }) => listApplications(status, pageParam),
    initialPageParam: null as Before,
    getNextPageParam: (page): Before => {
      const last = page.at(-1);
      return last && page.length === pageSize ? { appliedAt: last.applied_at, id: last.id } : null;
    },
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
  });

export const useCompanyApplications = (status: ApplicationStatus | null) =>
  useInfiniteQuery(companyApplicationsQuery(status));
