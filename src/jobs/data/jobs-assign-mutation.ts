import type { Assignee } from "@contracts/job";
import { useMutation } from "@tanstack/react-query";
import { useWorkChange } from "@/companies/data/use-work-change";
import type { OutcomeTexts } from "@/lib/call-meta";
import { callProcedure } from "@/lib/call-procedure";

export const assignTexts: OutcomeTexts = { errorMessage: (error) => `Failed to update assignment: ${error.message}` };

/** Gives jobs to a colleague, replacing earlier assignments; a null assignee takes them back. Whoever calls tells of it, with the undo. */
export function useAssignJobs(texts: OutcomeTexts = assignTexts) {
  const changed = useWorkChange();
  return useMutation({
    mutationFn: ({ jobIds, assignee }: { jobIds: string[]; assignee: Assignee | null }) =>
      callProcedure("assign_jobs", { p_job_ids: jobIds, p_user_id: assignee?.user_id ?? null }),
    onSettled: changed,
    meta: texts,
  });
}
