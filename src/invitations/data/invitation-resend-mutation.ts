import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import { toldUnlessUnsent } from "@/invitations/data/told-unless-unsent";
import { invokeFunction } from "@/lib/invoke-function";

/** Sends an invitation again, with a new link that ends the old ones. AppError 404, 409 when it was answered meanwhile. */
export function useResendInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => invokeFunction("resend-invitation", { invitationId }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.sent() }),
    // The answer may hold a link that is shown once: nothing keeps it.
    gcTime: 0,
    meta: { successMessage: toldUnlessUnsent, errorTitle: "The invitation could not be sent again" },
  });
}
