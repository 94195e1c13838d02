import type { CandidateApplicationListItem } from "@contracts/application";
import { pageSize } from "@contracts/limits";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { applicationKeys } from "@/data/applications/keys";
import { getSupabase } from "@/lib/supabase";
import { unwrap } from "@/lib/unwrap";

interface MyApplicationsPage {
  applications: CandidateApplicationListItem[];
  /** All of the candidate's applications, not only this page. */
  total: number;
}

type Before = { appliedAt: string; id: string };

async function getMyApplications(before: Before | null): Promise<MyApplicationsPage> {
  const client = await getSupabase();
  return unwrap(
    await client.rpc("get_my_applications", { p_before: before, p_limit: pageSize }),
  ) as unknown as MyApplicationsPage;
}

/** The candidate's applications, newest first, page by page. */
export const myApplicationsQuery = () =>
  infiniteQueryOptions({
    queryKey: applicationKeys.candidateList(),
    queryFn: ({ pageParam }) => getMyApplications(pageParam),
    initialPageParam: null as Before | null,
    getNextPageParam: ({ applications }): Before | null => {
      const last = applications.length === pageSize ? applications.at(-1) : undefined;
      return last ? { appliedAt: last.applied_at, id: last.id } : null;
    },
    placeholderData: keepPreviousData,
  });
