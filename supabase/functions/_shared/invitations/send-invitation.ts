import { requireVariable } from "../auth/environment.ts";
import type { InvitationSent } from "../contracts/invitations/invitation.ts";
import type { NewInvitation } from "../contracts/procedures.ts";
import { deliverNow } from "../email/deliver-now.ts";

/** A kind or role at the beginning of a sentence. */
export const sentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/**
 * Tries to deliver the mail of an invitation that was just made, and says how that went. The link goes to the sender only when the
 * mail did not, this once; the outbox goes on trying.
 */
export async function sendInvitation(
  { id, kind, path, email_id }: NewInvitation,
  message: string,
): Promise<InvitationSent> {
  // Sent again after its answer was lost.
  if (email_id === null || path === null) return { success: true, message };
  // Where the outcome is not known the invitation stands all the same, and its mail is tried again.
  const isSent = await deliverNow(email_id).catch((error: unknown) => {
    console.error(`The mail of invitation ${id} could not be tried:`, error);
    return false;
  });
  if (isSent) return { success: true, message };
  return {
    success: true,
    message,
    emailError: `${sentenceCase(kind)} invitation created but email could not be sent. Please share the link manually.`,
    invitationUrl: new URL(path, requireVariable("SITE_URL")).href,
  };
}
