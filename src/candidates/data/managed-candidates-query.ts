import { pageSize } from "@contracts/limits";
import type { ManagedCandidateFilter, ManagedCandidateListItem } from "@contracts/managed-candidate";
import type { NameKey, Procedures } from "@contracts/procedures";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { candidateKeys } from "@/candidates/data/keys";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { nextPage } from "@/lib/next-page";

/** The place of a row in the list. */
export const nameKey = ({ name_key, id }: ManagedCandidateListItem): NameKey => ({ name: name_key, id });

/** A filter as the procedure takes it. */
export const filterArguments = ({
  search,
  skill,
  assignee,
}: ManagedCandidateFilter): Procedures["list_managed_candidates"]["args"] => ({
  p_search: search,
  p_skill: skill,
  p_assignee: assignee,
});

/** The candidates the company manages, as far as the reader sees them, by name. */
export const managedCandidatesQuery = (filter: ManagedCandidateFilter) =>
  infiniteQueryOptions({
    queryKey: candidateKeys.managedList(filter),
    queryFn: ({ pageParam, signal }) =>
      callProcedure(
        "list_managed_candidates",
        { ...filterArguments(filter), p_after: pageParam, p_limit: pageSize },
        { signal },
      ),
    initialPageParam: null as NameKey | null,
    getNextPageParam: ({ candidates }) => nextPage(candidates, nameKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
    meta: { errorTitle: "Failed to load candidates data" },
  });
