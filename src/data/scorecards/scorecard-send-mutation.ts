import type { GivenMark } from "@contracts/scorecard";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { scorecardKeys } from "@/data/scorecards/keys";
import { callProcedure } from "@/lib/call-procedure";
import { type SafeSendOptions, useSafeSend } from "@/lib/use-safe-send";

interface NewScorecard {
  interviewId: string;
  marks: GivenMark[];
  words: string;
}

/** Sends what was found in an interview, once and for good. AppError 409 when it cannot be written (any more), 422 by field. */
export function useSendScorecard(applicationId: string, options: SafeSendOptions) {
  const queryClient = useQueryClient();
  const safely = useSafeSend(options);
  return useMutation({
    mutationFn: (scorecard: NewScorecard) =>
      safely(scorecard, (id) =>
        callProcedure("send_scorecard", {
          p_id: id,
          p_interview_id: scorecard.interviewId,
          p_marks: scorecard.marks,
          ...(scorecard.words && { p_words: scorecard.words }),
        }),
      ),
    // Refused, it may be that something else holds by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: scorecardKeys.of(applicationId) }),
    meta: { successMessage: "Scorecard sent", errorTitle: "The scorecard could not be sent" },
  });
}
