import { mutationOptions } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";

/** Accepts an invitation as the signed-in person it was sent to (RULES: Invitations). */
export const acceptInvitationMutation = mutationOptions({
  mutationFn: ({ token }: { token: string }) => callProcedure("accept_invitation", { p_token: token }),
  meta: { errorTitle: "Failed to accept invitation", successMessage: "Invitation Accepted" },
});
