import type { Assignee } from "@contracts/job";
import { useMutation } from "@tanstack/react-query";
import { useWorkChange } from "@/companies/data/use-work-change";
import { assignTexts } from "@/jobs/data/jobs-assign-mutation";
import type { OutcomeTexts } from "@/lib/call-meta";
import { callProcedure } from "@/lib/call-procedure";

/** Gives managed candidates to a colleague, replacing earlier assignments; a null assignee takes them back. As useAssignJobs. */
export function useAssignCandidates(texts: OutcomeTexts = assignTexts) {
  const changed = useWorkChange();
  return useMutation({
    mutationFn: ({ candidateIds, assignee }: { candidateIds: string[]; assignee: Assignee | null }) =>
      callProcedure("assign_candidates", { p_candidate_ids: candidateIds, p_user_id: assignee?.user_id ?? null }),
    onSettled: changed,
    meta: texts,
  });
}
