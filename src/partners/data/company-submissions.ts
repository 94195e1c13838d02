import { useQueryClient } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { formatCount } from "@/lib/format";
import { refetch } from "@/lib/refetch";
import { partners } from "@/lib/refreshes";
import { useProcedure } from "@/lib/use-act";
import { useSafeMutation } from "@/lib/use-safe-send";

interface SubmissionRequest {
  jobId: string;
  candidateIds: string[];
}

const asked = (count: number) =>
  count === 0
    ? "No one was asked: they have applied or were already asked"
    : `${formatCount(count, "person", "people")} asked`;

const reasons: Record<string, string> = {
  job_not_found: "The job is closed or no longer shared with your company.",
  candidate_not_found: "Your company no longer represents one of them. Check your selection.",
};

/** Asks represented candidates whether they want to be submitted to a job. Returns how many were asked. */
export function useSubmitToJob() {
  const client = useQueryClient();
  return useSafeMutation({
    act: "put_forward_candidates",
    send: ({ jobId, candidateIds }: SubmissionRequest, id) =>
      callProcedure("put_forward_candidates", { p_id: id, p_job_id: jobId, p_candidate_ids: candidateIds }),
    onSuccess: () => refetch(client, partners),
    // Don't refetch choices for a deleted job.
    onError: ({ code }) => refetch(client, code === "job_not_found" ? ["list_partner_jobs"] : partners),
    meta: {
      successMessage: asked,
      errorTitle: "No one was asked",
      errorMessage: ({ code, message }) => reasons[code] ?? message,
      toastFieldErrors: true,
    },
  });
}

export const useWithdrawSubmission = () =>
  useProcedure("withdraw_put_forward", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "Request withdrawn", errorTitle: "Couldn't withdraw it" },
  });
