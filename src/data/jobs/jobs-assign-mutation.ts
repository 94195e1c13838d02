import type { Assignee } from "@contracts/job";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyKeys } from "@/data/companies/keys";
import { jobKeys } from "@/data/jobs/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Gives jobs to a colleague, replacing earlier assignments; a null assignee takes them back. Returns how many. */
const assignJobs = ({ jobIds, assignee }: { jobIds: string[]; assignee: Assignee | null }): Promise<number> =>
  callProcedure("assign_jobs", { p_job_ids: jobIds, p_user_id: assignee?.user_id ?? null });

export function useAssignJobs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: assignJobs,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
      return queryClient.invalidateQueries({ queryKey: jobKeys.company() });
    },
    meta: {
      successMessage: (_count: number, { assignee }: { assignee: Assignee | null }) =>
        assignee ? "Job assigned successfully" : "Job unassigned",
      errorMessage: (error) => `Failed to update assignment: ${error.message}`,
    },
  });
}
