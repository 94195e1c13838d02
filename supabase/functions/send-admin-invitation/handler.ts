import type { adminInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { sendInvitation } from "../_shared/invitations/send-invitation.ts";

/** An administrator invites another administrator. */
export const sendAdminInvitation: Handler<"send-admin-invitation", typeof adminInvitationSchema> = async (
  { id, email, ...data },
  { call },
) =>
  sendInvitation(
    await call("create_invitation", { p_type: "admin", p_email: email, p_data: data, p_held: true, p_id: id }),
    "Admin invitation sent successfully!",
  );
