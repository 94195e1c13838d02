import { requireVariable } from "../auth/environment.ts";
import type { InvitationSent } from "../contracts/invitations/invitation.ts";
import type { NewInvitation } from "../contracts/procedures.ts";
import { deliverNow } from "../email/deliver-now.ts";

/** Capitalizes a kind or role. */
export const sentenceCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

/**
 * Tries to deliver a new invitation's email and reports the result. Only if that fails does the sender get the link, this once;
 * the outbox keeps retrying.
 */
export async function sendInvitation(
  { id, kind, path, email_id }: NewInvitation,
  message: string,
): Promise<InvitationSent> {
  // A retry after the response was lost.
  if (email_id === null || path === null) return { success: true, message };
  // Even if the outcome is unknown, the invitation exists and its email is retried.
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
