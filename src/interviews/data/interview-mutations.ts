import type { ApplicationInterviews } from "@contracts/interviews/interview";
import type { InterviewChangeInput, ProposalInput } from "@contracts/interviews/interview-input";
import { useQueryClient } from "@tanstack/react-query";
import { interviewsQuery } from "@/interviews/data/interview-queries";
import { callProcedure } from "@/lib/call-procedure";
import { useProcedure } from "@/lib/use-act";
import { type SafeSendOptions, useSafeMutation } from "@/lib/use-safe-send";

/** Shows a change's result on its application. */
function useShowInterviews(applicationId: string) {
  const client = useQueryClient();
  return {
    about: { p_application_id: applicationId },
    onSuccess: (interviews: ApplicationInterviews) =>
      client.setQueryData(interviewsQuery(applicationId).queryKey, interviews),
  };
}

/** Proposes times. AppError 409 when others are open or the application has ended, 422 by field. */
export function useProposeTimes(applicationId: string, options: SafeSendOptions) {
  return useSafeMutation({
    act: "propose_times",
    send: (proposal: ProposalInput, id) =>
      callProcedure("propose_times", { p_id: id, p_application_id: applicationId, p_proposal: proposal }),
    safely: options,
    ...useShowInterviews(applicationId),
    meta: { successMessage: "Times sent", errorTitle: "The times weren't sent" },
  });
}

/** Withdraws open times. AppError 409 when they were answered in the meantime. */
export function useWithdrawTimes(applicationId: string) {
  return useProcedure("withdraw_times", (proposalId: string) => ({ p_proposal_id: proposalId }), {
    ...useShowInterviews(applicationId),
    meta: { successMessage: "Times withdrawn", errorTitle: "The times weren't withdrawn" },
  });
}

/** Picks a time as the candidate. AppError 409 when it is no longer available. */
export function usePickTime(applicationId: string) {
  return useProcedure(
    "pick_time",
    ({ proposalId, startsAt }: { proposalId: string; startsAt: string }) => ({
      p_proposal_id: proposalId,
      p_starts_at: startsAt,
    }),
    {
      ...useShowInterviews(applicationId),
      meta: { successMessage: "Interview confirmed", errorTitle: "This time wasn't confirmed" },
    },
  );
}

/** Declines all times as the candidate, optionally suggesting others. */
export function useDeclineTimes(applicationId: string) {
  return useProcedure(
    "decline_times",
    ({ proposalId, note }: { proposalId: string; note: string }) => ({ p_proposal_id: proposalId, p_note: note }),
    {
      ...useShowInterviews(applicationId),
      meta: { successMessage: "Reply sent", errorTitle: "Your reply wasn't sent" },
    },
  );
}

interface Move {
  id: string;
  change: InterviewChangeInput;
  sequence: number;
  /** False if only its length or location changes. */
  isNewTime: boolean;
}

/** Moves an interview right away. AppError 409 when it was moved or canceled in the meantime, 422 by field. */
export function useMoveInterview(applicationId: string) {
  return useProcedure(
    "move_interview",
    ({ id, change, sequence }: Move) => ({ p_interview_id: id, p_change: change, p_sequence: sequence }),
    {
      ...useShowInterviews(applicationId),
      meta: {
        successMessage: (_: unknown, { isNewTime }: Move) => (isNewTime ? "Interview moved" : "Interview changed"),
        errorTitle: "The interview wasn't moved",
      },
    },
  );
}

/** Asks for another time as the candidate. */
export function useAskToMoveInterview(applicationId: string) {
  return useProcedure(
    "ask_to_move_interview",
    ({ id, words }: { id: string; words: string }) => ({ p_interview_id: id, p_words: words }),
    {
      ...useShowInterviews(applicationId),
      meta: { successMessage: "Request sent", errorTitle: "Your request wasn't sent" },
    },
  );
}

/** Cancels an interview from either side. AppError 409 when it has begun. */
export function useCancelInterview(applicationId: string) {
  return useProcedure(
    "cancel_interview",
    ({ id, reason }: { id: string; reason: string }) => ({ p_interview_id: id, p_reason: reason }),
    {
      ...useShowInterviews(applicationId),
      meta: { successMessage: "Interview canceled", errorTitle: "The interview wasn't canceled" },
    },
  );
}
