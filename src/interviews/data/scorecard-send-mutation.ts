import type { GivenMark } from "@contracts/scorecard";
import { useQueryClient } from "@tanstack/react-query";
import { scorecardKeys } from "@/interviews/data/scorecard-keys";
import { callProcedure } from "@/lib/call-procedure";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

interface NewScorecard {
  interviewId: string;
  marks: GivenMark[];
  words: string;
}

/** Sends what was found in an interview, once and for good. AppError 409 when it cannot be written (any more), 422 by field. */
export function useSendScorecard(applicationId: string, options: SafeSendOptions) {
  const queryClient = useQueryClient();
  return useSafeMutation({
    send: ({ interviewId, marks, words }: NewScorecard, id) =>
      callProcedure("send_scorecard", {
        p_id: id,
        p_interview_id: interviewId,
        p_marks: marks,
        ...(words && { p_words: words }),
      }),
    safely: options,
    // Refused, it may be that something else holds by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: scorecardKeys.of(applicationId) }),
    meta: { successMessage: "Scorecard sent", errorTitle: "The scorecard could not be sent" },
  });
}
