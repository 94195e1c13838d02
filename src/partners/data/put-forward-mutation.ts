import { useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { formatCount } from "@/lib/format";
import { useSafeMutation } from "@/lib/use-safe-send";
import { partnerKeys } from "@/partners/data/keys";

interface PutForwardRequest {
  jobId: string;
  candidateIds: string[];
}

const asked = (count: number) =>
  count === 0
    ? "Nobody was asked: they have applied or were asked meanwhile"
    : `${formatCount(count, "person", "people")} asked`;

const reasons: Record<string, string> = {
  job_not_found: "The job is closed or no longer shared with your company.",
  candidate_not_found: "Your company no longer manages one of them. Tick anew whom to ask.",
};

/** Asks managed candidates whether they want to be put forward for a job. Gives how many were asked. */
export function usePutForward() {
  const client = useQueryClient();
  return useSafeMutation({
    send: ({ jobId, candidateIds }: PutForwardRequest, id) =>
      callProcedure("put_forward_candidates", { p_id: id, p_job_id: jobId, p_candidate_ids: candidateIds }),
    onSettled: (_made, error) =>
      // Whom to ask about a job that is gone is not to be asked for again.
      client.invalidateQueries({
        queryKey: error?.code === "job_not_found" ? partnerKeys.jobLists() : partnerKeys.all,
      }),
    meta: {
      successMessage: asked,
      errorTitle: "Nobody was asked",
      errorMessage: ({ code, message }) => reasons[code] ?? message,
      toastFieldErrors: true,
    },
  });
}
