import type { CompanyApplicationDetail, Rejection } from "@contracts/application";
import { applicationStatusLabels, companyTransitions } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companyApplicationQuery } from "@/applications/data/company-application-query";
import { applicationKeys } from "@/applications/data/keys";
import { companyKeys } from "@/companies/data/keys";
import { conversationKeys } from "@/conversations/data/keys";
import { jobKeys } from "@/jobs/data/keys";
import { callProcedure } from "@/lib/call-procedure";
import { sendSafely } from "@/lib/send-safely";
import { offerKeys } from "@/offers/data/keys";

/** Shows what a move or its undoing left, wherever statuses are shown. */
function useShowMoved(applicationId: string) {
  const queryClient = useQueryClient();
  return (application: CompanyApplicationDetail) => {
    queryClient.setQueryData(companyApplicationQuery(applicationId).queryKey, application);
    void queryClient.invalidateQueries({ queryKey: companyKeys.dashboard() });
    void queryClient.invalidateQueries({ queryKey: jobKeys.company() });
    // An offer comes and goes with a move, with the message that brought it, and so does the right to make one.
    void queryClient.invalidateQueries({ queryKey: offerKeys.of(applicationId) });
    void queryClient.invalidateQueries({ queryKey: conversationKeys.of(applicationId) });
    // Neighbours stay fresh as they are: only lists show the status.
    void queryClient.invalidateQueries({ queryKey: applicationKeys.jobLists() });
    return queryClient.invalidateQueries({ queryKey: applicationKeys.companyLists() });
  };
}

interface Move {
  /** Where its maker saw the application. */
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** Of a move to rejected: why, for the team, and what the candidate is written. */
  rejection?: Rejection;
}

/**
 * Moves an application on; the candidate is told once it can no longer be undone. Shown at once and put back when the server
 * refuses (409 when somebody else has moved it meanwhile), and then read again. `onMoved` is called even when the screen is left.
 */
export function useSetApplicationStatus(
  applicationId: string,
  onMoved: (application: CompanyApplicationDetail) => void,
) {
  const queryClient = useQueryClient();
  const showMoved = useShowMoved(applicationId);
  const { queryKey } = companyApplicationQuery(applicationId);
  return useMutation({
    mutationFn: ({ from, to, rejection }: Move) =>
      sendSafely(() =>
        callProcedure("set_application_status", {
          p_application_id: applicationId,
          p_status: to,
          p_from: from,
          ...(rejection && { p_reason: rejection.reason, p_message: rejection.message }),
        }),
      ),
    onMutate: async ({ to }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      // With the moves from there, so that nothing on the screen changes its place when the answer comes.
      const allowed_statuses = [...companyTransitions[to]];
      if (before) queryClient.setQueryData(queryKey, { ...before, status: to, allowed_statuses });
      return { before };
    },
    onError: (_error, _move, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      return queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: (application) => {
      onMoved(application);
      return showMoved(application);
    },
    meta: { errorMessage: "The application could not be moved" },
  });
}

/** Undoes one's own last move, given where it led. AppError 409 when it is too late or somebody else has moved it since. */
export function useUndoApplicationStatus(applicationId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = companyApplicationQuery(applicationId);
  return useMutation({
    mutationFn: (status: ApplicationStatus) =>
      callProcedure("undo_application_status", { p_application_id: applicationId, p_status: status }),
    onSuccess: useShowMoved(applicationId),
    onError: () => queryClient.invalidateQueries({ queryKey }),
    meta: {
      successMessage: ({ status }: CompanyApplicationDetail) => `Undone: back to ${applicationStatusLabels[status]}`,
      errorTitle: "The move could not be undone",
    },
  });
}
