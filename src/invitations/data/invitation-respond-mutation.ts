import type { OpenInvitation } from "@contracts/invitations/invitation";
import { mutationOptions } from "@tanstack/react-query";
import { AppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { useAct, useProcedure } from "@/lib/use-act";

/** Throws what stopped it: the company's plan has no room, and the invitation stays open. */
export function requireAccepted<Answer extends { stopped?: string }>(answer: Answer): Answer {
  if (answer.stopped) throw new AppError({ code: "plan_limit", message: answer.stopped, status: 409 });
  return answer;
}

/** Accepts an invitation as the signed-in recipient (RULES: Invitations). */
export const acceptInvitationMutation = mutationOptions({
  mutationFn: ({ token }: { token: string }) =>
    callProcedure("accept_invitation", { p_token: token }).then(requireAccepted),
  meta: {
    errorTitle: "Failed to accept invitation",
    successMessage: "Invitation Accepted",
    changesAccount: true,
  },
});

const respond = (id: string, accept: boolean) =>
  callProcedure("respond_to_invitation", { p_invitation_id: id, p_accept: accept });

export const useAcceptInvitation = () =>
  useAct("respond_to_invitation", {
    mutationFn: ({ id }: OpenInvitation) => respond(id, true).then(requireAccepted),
    meta: {
      // Retrying doesn't help against the account's existing role.
      errorTitle: ({ status }) =>
        status === 409 ? "Failed to accept invitation" : "Failed to accept invitation. Please try again.",
    },
  });

/** onDeclined: by this press, which can be undone. A revoked or answered one leaves the screen as well. */
export const useDeclineInvitation = (onDeclined: () => void) =>
  useAct("respond_to_invitation", {
    mutationFn: ({ id }: OpenInvitation) =>
      respond(id, false).then(
        () => true,
        (error: AppError) => {
          if (error.status !== 404 && error.status !== 409) throw error;
          return false;
        },
      ),
    onSuccess: (isDeclined) => {
      if (isDeclined) onDeclined();
    },
    meta: { errorTitle: "Error", errorMessage: "Failed to decline invitation" },
  });

/** Undoes declining, for ten seconds. */
export const useUndoDeclinedInvitation = () =>
  useProcedure("undo_declined_invitation", ({ id }: OpenInvitation) => ({ p_invitation_id: id }), {
    meta: { errorTitle: "The invitation is still declined" },
  });
