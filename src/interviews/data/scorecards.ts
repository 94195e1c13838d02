import type { GivenMark, InterviewScorecards, Recommendation, ScorecardDraft } from "@contracts/interviews/scorecard";
import { useQueryClient } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** An application's interviews that have started, latest first, with scorecards. Throws AppError 404. */
export const scorecardsQuery = (applicationId: string) =>
  procedureQuery("get_scorecards", { p_application_id: applicationId }, { staleTime: deskStaleTime });

interface ScorecardContent {
  interviewId: string;
  marks: GivenMark[];
  recommendation: Recommendation;
  words: string;
}

const argsOf = ({ interviewId, marks, recommendation, words }: ScorecardContent) => ({
  p_interview_id: interviewId,
  p_marks: marks,
  p_recommendation: recommendation,
  ...(words && { p_words: words }),
});

/** Submits one's own scorecard. AppError 409 when it can't be written (anymore), 422 by field. */
export const useSendScorecard = (applicationId: string, options: SafeSendOptions) =>
  useSafeMutation({
    act: "send_scorecard",
    about: { p_application_id: applicationId },
    send: (content: ScorecardContent, id) => callProcedure("send_scorecard", { p_id: id, ...argsOf(content) }),
    safely: options,
    meta: { successMessage: "Scorecard submitted", errorTitle: "Couldn't submit the scorecard" },
  });

/** Edits the user's scorecard. AppError 409 once a decision was made, 422 by field. */
export const useEditScorecard = (applicationId: string) =>
  useProcedure("edit_scorecard", argsOf, {
    about: { p_application_id: applicationId },
    meta: { successMessage: "Scorecard saved", errorTitle: "Couldn't save the scorecard" },
  });

interface TypedScorecard {
  interviewId: string;
  draft: Omit<ScorecardDraft, "saved_at">;
}

/** Saves a scorecard draft to the account, and shows it when the card is reopened. */
export function useSaveScorecardDraft(applicationId: string) {
  const client = useQueryClient();
  return useProcedure(
    "save_scorecard_draft",
    ({ interviewId, draft: { marks, recommendation, words } }: TypedScorecard) => ({
      p_interview_id: interviewId,
      p_marks: marks,
      p_recommendation: recommendation,
      ...(words && { p_words: words }),
    }),
    {
      // In order, so that the last one typed wins.
      scope: { id: "scorecard draft" },
      onSuccess: (saved_at, { interviewId, draft }) =>
        client.setQueryData(scorecardsQuery(applicationId).queryKey, (shown: InterviewScorecards[] | undefined) =>
          shown?.map((each) =>
            saved_at && each.interview_id === interviewId ? { ...each, draft: { ...draft, saved_at } } : each,
          ),
        ),
      // Retried with the next typing; submitting shows the error.
      meta: { silent: true },
    },
  );
}

/** Sets whether an interview needs scorecards. AppError 409 if it hasn't started. */
export const useSetScorecardsNeeded = (applicationId: string) =>
  useProcedure(
    "set_scorecards_needed",
    ({ interviewId, isNeeded }: { interviewId: string; isNeeded: boolean }) => ({
      p_interview_id: interviewId,
      p_needed: isNeeded,
    }),
    {
      about: { p_application_id: applicationId },
      meta: {
        successMessage: (_: unknown, { isNeeded }: { isNeeded: boolean }) =>
          isNeeded ? "Scorecards are due again" : "No scorecards needed",
        errorTitle: "Couldn't change this",
      },
    },
  );

/** A job's interview criteria, and its other requirements. Throws AppError 404. */
export const interviewCriteriaQuery = (jobId: string) =>
  procedureQuery("get_interview_criteria", { p_job_id: jobId }, { staleTime: deskStaleTime });

interface ChangedCriteria {
  criteria: string[];
  before: string[];
}

/** Sets a job's interview criteria. AppError 409 when another member changed them in the meantime, 422 by field. */
export const useSetInterviewCriteria = (jobId: string) =>
  useProcedure(
    "set_interview_criteria",
    ({ criteria, before }: ChangedCriteria) => ({ p_job_id: jobId, p_criteria: criteria, p_before: before }),
    { meta: { successMessage: "Criteria saved", errorTitle: "Couldn't save the criteria" } },
  );
