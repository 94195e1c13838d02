import type { ManagedCandidateFilter, ManagedCandidateListItem } from "@contracts/candidates/managed-candidate";
import type { Assignee } from "@contracts/jobs/job";
import type { NameKey, Procedures } from "@contracts/procedures";
import { keepPreviousData } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { assignTexts } from "@/jobs/data/job-mutations";
import { isMissing } from "@/lib/app-error";
import type { OutcomeTexts } from "@/lib/call-meta";
import { appliedKey, nextPage } from "@/lib/next-page";
import { procedurePages, procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";

const errorTitle = "Failed to load candidates data";

/** A row's position in the list. */
export const nameKey = ({ name_key, id }: ManagedCandidateListItem): NameKey => ({ name: name_key, id });

export const filterArguments = ({
  search,
  skill,
  assignee,
}: ManagedCandidateFilter): Procedures["list_managed_candidates"]["args"] => ({
  p_search: search,
  p_skill: skill,
  p_assignee: assignee,
});

export const managedCandidatesQuery = (filter: ManagedCandidateFilter) =>
  procedurePages("list_managed_candidates", filterArguments(filter), {
    after: ({ candidates }) => nextPage(candidates, nameKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
    meta: { errorTitle },
  });

export const managedCandidateQuery = (candidateId: string) =>
  procedureQuery(
    "get_managed_candidate",
    { p_candidate_id: candidateId },
    // The page shows the error.
    { staleTime: deskStaleTime, meta: { errorTitle, silent: isMissing } },
  );

/** A represented candidate's applications that the reader may open, newest first. */
export const candidateApplicationsQuery = (candidateId: string) =>
  procedurePages(
    "list_candidate_applications",
    { p_candidate_id: candidateId },
    { before: ({ applications }) => nextPage(applications, appliedKey), staleTime: deskStaleTime },
  );

export const managedSkillsQuery = (search: string) =>
  procedureQuery("search_managed_skills", { p_search: search }, { meta: { silent: true } });

/** Assigns represented candidates to a colleague, replacing earlier assignments; null unassigns them. Like useAssignJobs. */
export const useAssignCandidates = (meta: OutcomeTexts = assignTexts) =>
  useProcedure(
    "assign_candidates",
    ({ candidateIds, assignee }: { candidateIds: string[]; assignee: Assignee | null }) => ({
      p_candidate_ids: candidateIds,
      p_user_id: assignee?.user_id ?? null,
    }),
    { meta },
  );

export const useEndManagement = () =>
  useProcedure("end_management", (candidateId: string) => ({ p_candidate_id: candidateId }), {
    meta: {
      successMessage: "You no longer represent this candidate",
      errorTitle: "You still represent this candidate",
    },
  });
