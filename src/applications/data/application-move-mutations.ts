import type { CompanyApplicationDetail, Rejection } from "@contracts/applications/application";
import { applicationStatusLabels, companyTransitions } from "@contracts/applications/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { useQueryClient } from "@tanstack/react-query";
import { companyApplicationQuery } from "@/applications/data/company-application-queries";
import { movedMeanwhileWords } from "@/applications/model/move-words";
import { AppError, isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { sendSafely } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";

interface Move {
  /** The stage its user saw. */
  from: ApplicationStatus;
  to: ApplicationStatus;
  /** For a move to rejected: the reason for the team, and the message to the candidate. */
  rejection?: Rejection;
}

/**
 * Moves an application; the candidate is notified once that can't be undone. Shown right away and reverted if refused (409 when
 * another member has moved it), then refetched. `onMoved` is called even when the user has left the screen.
 */
export function useSetApplicationStatus(
  applicationId: string,
  firstName: string,
  onMoved: (application: CompanyApplicationDetail) => void,
) {
  const queryClient = useQueryClient();
  const { queryKey } = companyApplicationQuery(applicationId);
  /** Adds the name of the member who was faster, if known. */
  const named = async (error: unknown) => {
    if (!isAppError(error) || error.code !== "moved_meanwhile") return error;
    const now = await queryClient
      .fetchQuery({ ...companyApplicationQuery(applicationId), staleTime: 0 })
      .catch(() => null);
    const message = now && movedMeanwhileWords(now.events.at(-1), firstName);
    return message ? new AppError({ code: error.code, message, status: error.status, cause: error }) : error;
  };
  return useAct("set_application_status", {
    about: { p_application_id: applicationId },
    mutationFn: ({ from, to, rejection }: Move) =>
      sendSafely(() =>
        callProcedure("set_application_status", {
          p_application_id: applicationId,
          p_status: to,
          p_from: from,
          ...(rejection && { p_reason: rejection.reason, p_message: rejection.message }),
        }),
      ).catch(async (error: unknown) => {
        throw await named(error);
      }),
    onMutate: async ({ to }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      // Includes the next moves, so that nothing on the screen shifts when the response arrives.
      const allowed_statuses = [...companyTransitions[to]];
      if (before) queryClient.setQueryData(queryKey, { ...before, status: to, allowed_statuses });
      return { before };
    },
    onError: (_error, _move, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      return queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: (application) => {
      queryClient.setQueryData(queryKey, application);
      onMoved(application);
    },
    meta: { errorTitle: `${firstName} couldn't be moved` },
  });
}

/**
 * Undoes the user's last move, given its target. AppError 409 when it is too late or another member has moved it. `onUndone` is
 * called even when the user has left the screen.
 */
export function useUndoApplicationStatus(applicationId: string, onUndone?: (status: ApplicationStatus) => void) {
  const queryClient = useQueryClient();
  const about = { p_application_id: applicationId };
  return useProcedure("undo_application_status", (status: ApplicationStatus) => ({ ...about, p_status: status }), {
    about,
    onSuccess: (application, status) => {
      queryClient.setQueryData(companyApplicationQuery(applicationId).queryKey, application);
      onUndone?.(status);
    },
    meta: {
      successMessage: ({ status }: CompanyApplicationDetail) => `Undone: back to ${applicationStatusLabels[status]}`,
      errorTitle: "The move couldn't be undone",
    },
  });
}
