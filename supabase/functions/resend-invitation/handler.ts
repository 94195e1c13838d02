import type { resendInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { sendInvitation } from "../_shared/invitations/send-invitation.ts";

/** Sends an invitation again, with a new link. */
export const resendInvitation: Handler<"resend-invitation", typeof resendInvitationSchema> = async (
  { invitationId },
  { call },
) => {
  return sendInvitation(await call("resend_invitation", { p_id: invitationId, p_held: true }), "Invitation sent again");
};
