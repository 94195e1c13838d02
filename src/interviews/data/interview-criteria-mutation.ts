import { useMutation, useQueryClient } from "@tanstack/react-query";
import { scorecardKeys } from "@/interviews/data/scorecard-keys";
import { callProcedure } from "@/lib/call-procedure";

interface ChangedCriteria {
  criteria: string[];
  /** What the edit began from. */
  before: string[];
}

/** Says what interviewers of a job look for. AppError 409 when somebody else changed it meanwhile, 422 by field. */
export function useSetInterviewCriteria(jobId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ criteria, before }: ChangedCriteria) =>
      callProcedure("set_interview_criteria", { p_job_id: jobId, p_criteria: criteria, p_before: before }),
    // Scorecards that are not written yet take the new ones.
    onSettled: () => queryClient.invalidateQueries({ queryKey: scorecardKeys.all }),
    meta: { successMessage: "Criteria saved", errorTitle: "The criteria could not be saved" },
  });
}
