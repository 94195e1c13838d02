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
  procedurePages("list_managed_candidates", filterArguments(filter), {
    after: ({ candidates }) => nextPage(candidates, nameKey),
    placeholderData: keepPreviousData,
    staleTime: deskStaleTime,
    meta: { errorTitle },
  });

/** A candidate the company manages. */
export const managedCandidateQuery = (candidateId: string) =>
  procedureQuery(
    "get_managed_candidate",
    { p_candidate_id: candidateId },
    // The page says so itself.
    { staleTime: deskStaleTime, meta: { errorTitle, silent: isMissing } },
  );

/** The applications of a managed candidate that the reader may open, newest first. */
export const candidateApplicationsQuery = (candidateId: string) =>
  procedurePages(
    "list_candidate_applications",
    { p_candidate_id: candidateId },
    { before: ({ applications }) => nextPage(applications, appliedKey), staleTime: deskStaleTime },
  );

/** The skills the managed candidates have, the most frequent first, of those with `search` in them. */
export const managedSkillsQuery = (search: string) =>
  procedureQuery("search_managed_skills", { p_search: search }, { meta: { silent: true } });

/** Gives managed candidates to a colleague, replacing earlier assignments; a null assignee takes them back. As useAssignJobs. */
export const useAssignCandidates = (meta: OutcomeTexts = assignTexts) =>
  useProcedure(
    "assign_candidates",
    ({ candidateIds, assignee }: { candidateIds: string[]; assignee: Assignee | null }) => ({
      p_candidate_ids: candidateIds,
      p_user_id: assignee?.user_id ?? null,
    }),
    { meta },
  );

/** Ends the management of a candidate. Whoever asks leaves their page. */
export const useEndManagement = () =>
  useProcedure("end_management", (candidateId: string) => ({ p_candidate_id: candidateId }), {
    meta: { successMessage: "The management has ended", errorTitle: "The management could not be ended" },
  });
