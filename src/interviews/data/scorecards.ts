import type { GivenMark, InterviewScorecards, Recommendation, ScorecardDraft } from "@contracts/interviews/scorecard";
import { useQueryClient } from "@tanstack/react-query";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** The interviews of an application that have started, the latest first, with their scorecards. Throws AppError 404. */
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

/** Changes one's own scorecard. AppError 409 once somebody decided, 422 by field. */
export const useEditScorecard = (applicationId: string) =>
  useProcedure("edit_scorecard", argsOf, {
    about: { p_application_id: applicationId },
    meta: { successMessage: "Scorecard saved", errorTitle: "Couldn't save the scorecard" },
  });

interface TypedScorecard {
  interviewId: string;
  draft: Omit<ScorecardDraft, "saved_at">;
}

/** Keeps a scorecard as typed so far on the account, and shows it where the card is opened again. */
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
      // One after another: the last one typed is the last one kept.
      scope: { id: "scorecard draft" },
      onSuccess: (saved_at, { interviewId, draft }) =>
        client.setQueryData(scorecardsQuery(applicationId).queryKey, (shown: InterviewScorecards[] | undefined) =>
          shown?.map((each) =>
            saved_at && each.interview_id === interviewId ? { ...each, draft: { ...draft, saved_at } } : each,
          ),
        ),
      // It is tried again with what is typed next, and submitting says what is wrong.
      meta: { silent: true },
    },
  );
}

/** Says whether scorecards of an interview are needed. AppError 409 for one that hasn't started. */
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

/** What interviewers of a job look for, and what else the job asks for. Throws AppError 404. */
export const interviewCriteriaQuery = (jobId: string) =>
  procedureQuery("get_interview_criteria", { p_job_id: jobId }, { staleTime: deskStaleTime });

interface ChangedCriteria {
  criteria: string[];
  /** What the edit began from. */
  before: string[];
}

/** Says what interviewers of a job look for. AppError 409 when somebody else changed it meanwhile, 422 by field. */
export const useSetInterviewCriteria = (jobId: string) =>
  useProcedure(
    "set_interview_criteria",
    ({ criteria, before }: ChangedCriteria) => ({ p_job_id: jobId, p_criteria: criteria, p_before: before }),
    { meta: { successMessage: "Criteria saved", errorTitle: "The criteria could not be saved" } },
  );
