import type { GivenMark } from "@contracts/interviews/scorecard";
import { deskStaleTime } from "@/companies/data/desk-stale-time";
import { callProcedure } from "@/lib/call-procedure";
import { procedureQuery } from "@/lib/procedure-query";
import { useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** The interviews of an application that have begun, the latest first, with what was found in them. Throws AppError 404. */
export const scorecardsQuery = (applicationId: string) =>
  procedureQuery("get_scorecards", { p_application_id: applicationId }, { staleTime: deskStaleTime });

interface NewScorecard {
  interviewId: string;
  marks: GivenMark[];
  words: string;
}

/** Sends what was found in an interview, once and for good. AppError 409 when it cannot be written (any more), 422 by field. */
export const useSendScorecard = (applicationId: string, options: SafeSendOptions) =>
  useSafeMutation({
    act: "send_scorecard",
    about: { p_application_id: applicationId },
    send: ({ interviewId, marks, words }: NewScorecard, id) =>
      callProcedure("send_scorecard", {
        p_id: id,
        p_interview_id: interviewId,
        p_marks: marks,
        ...(words && { p_words: words }),
      }),
    safely: options,
    meta: { successMessage: "Scorecard sent", errorTitle: "The scorecard could not be sent" },
  });

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
