import type { companySideInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { sendInvitation, sentenceCase } from "../_shared/invitations/send-invitation.ts";

/** An administrator invites a company, or, with a role, staff a colleague. */
export const sendCompanyInvitation: Handler<"send-company-invitation", typeof companySideInvitationSchema> = async (
  { id, email, ...data },
  { call },
) => {
  const kind = data.role ? "employee" : "company";
  return sendInvitation(
    await call("create_invitation", { p_type: kind, p_email: email, p_data: data, p_held: true, p_id: id }),
    `${sentenceCase(String(data.role || "company"))} invitation sent successfully!`,
  );
};
