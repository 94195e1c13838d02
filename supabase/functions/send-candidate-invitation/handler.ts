import type { candidateInvitationSchema } from "../_shared/contracts/invitations/invitation-input.ts";
import type { Handler } from "../_shared/http/handler.ts";
import { sendInvitation } from "../_shared/invitations/send-invitation.ts";

/** A company invites a candidate to be represented. */
export const sendCandidateInvitation: Handler<"send-candidate-invitation", typeof candidateInvitationSchema> = async (
  { id, email, ...data },
  { call },
) =>
  sendInvitation(
    await call("create_invitation", { p_type: "candidate", p_email: email, p_data: data, p_held: true, p_id: id }),
    `Candidate invitation has been created for ${email}`,
  );
