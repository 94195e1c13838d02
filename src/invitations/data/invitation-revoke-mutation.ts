import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import { callProcedure } from "@/lib/call-procedure";

/** Ends a pending invitation; its links work no more. AppError 409 when it was answered meanwhile. */
export function useRevokeInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProcedure("revoke_invitation", { p_id: id }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.sent() }),
    meta: { successMessage: "Invitation revoked", errorTitle: "The invitation could not be revoked" },
  });
}

/** Lets a company send an invitation again that an administrator revoked. */
export function useReleaseInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callProcedure("release_invitation", { p_id: id }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.sent() }),
    meta: { successMessage: "Invitation released", errorTitle: "The invitation could not be released" },
  });
}
