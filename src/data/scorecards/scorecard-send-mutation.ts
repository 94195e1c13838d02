import type { GivenMark } from "@contracts/scorecard";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { scorecardKeys } from "@/data/scorecards/keys";
import { callProcedure } from "@/lib/call-procedure";

interface NewScorecard {
  /** Made once for what is written: sent again it is the same scorecard. */
  id: string;
  interviewId: string;
  marks: GivenMark[];
  words: string;
}

/** Sends what was found in an interview, once and for good. AppError 409 when it cannot be written (any more), 422 by field. */
export function useSendScorecard(applicationId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, interviewId, marks, words }: NewScorecard) =>
      callProcedure("send_scorecard", {
        p_id: id,
        p_interview_id: interviewId,
        p_marks: marks,
        ...(words && { p_words: words }),
      }),
    // Refused, it may be that something else holds by now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: scorecardKeys.of(applicationId) }),
    meta: { successMessage: "Scorecard sent", errorTitle: "The scorecard could not be sent" },
  });
}
