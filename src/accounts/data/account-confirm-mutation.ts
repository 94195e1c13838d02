import { mutationOptions } from "@tanstack/react-query";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { type AppError, isRefusal } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

export interface ConfirmRequest {
  password: string;
  /** The invitation that is accepted with it. */
  invitationId: string | null;
}

export interface Confirmed {
  accepted: boolean;
  /** Why the invitation could not be accepted; the account is confirmed all the same. */
  refusal: AppError | null;
}

async function accept(link: EmailLinkSession, invitationId: string): Promise<Confirmed> {
  const client = await link.open();
  try {
    await callProcedure("respond_to_invitation", { p_invitation_id: invitationId, p_accept: true }, { client });
    return { accepted: true, refusal: null };
  } catch (error) {
    if (isRefusal(error)) return { accepted: false, refusal: error };
    throw error;
  }
}

/**
 * Confirms the account behind the link with its owner's password, ends other sessions, accepts the invitation, and only then signs
 * in here (RULES: Accounts). After a failure the next press goes on from where it stopped.
 */
export const confirmAccountMutation = (link: EmailLinkSession) =>
  mutationOptions({
    mutationFn: async ({ password, invitationId }: ConfirmRequest): Promise<Confirmed> => {
      await link.choosePassword(password);
      await link.endSessions("others");
      const confirmed = invitationId ? await accept(link, invitationId) : { accepted: false, refusal: null };
      await link.handOver();
      return confirmed;
    },
    meta: {
      changesAccount: true,
      errorTitle: "Your account could not be confirmed",
      silent: isDeadLink,
      successMessage: ({ accepted }: Confirmed) => (accepted ? "Invitation Accepted" : null),
    },
  });
