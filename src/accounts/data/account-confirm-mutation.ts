import { mutationOptions } from "@tanstack/react-query";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { forgetSignUpSecret, readSignUpSecret } from "@/accounts/data/sign-up-secret";
import { requireAccepted } from "@/invitations/data/invitation-respond-mutation";
import { AppError, isRefusal } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";

interface ConfirmRequest {
  /** The chosen password; null keeps the one from sign-up, which only the browser that signed up can do. */
  password: string | null;
  invitationId: string | null;
}

export interface Confirmed {
  accepted: boolean;
  /** Why the invitation couldn't be accepted; the account is confirmed anyway. */
  refusal: AppError | null;
}

const tooLate = "sign_up_too_late";

/** Whether the password from sign-up couldn't be kept, so a new one has to be chosen. */
export const isTooLateToKeep = (error: AppError | null): boolean => error?.code === tooLate;

async function keepPassword(link: EmailLinkSession): Promise<void> {
  const secret = readSignUpSecret();
  if (secret && (await link.claimPassword(secret))) return;
  throw new AppError({ code: tooLate, message: "Choose your password to finish.", status: 409 });
}

async function accept(link: EmailLinkSession, invitationId: string): Promise<Confirmed> {
  const client = await link.open();
  try {
    const answer = { p_invitation_id: invitationId, p_accept: true };
    requireAccepted(await callProcedure("respond_to_invitation", answer, { client }));
    return { accepted: true, refusal: null };
  } catch (error) {
    if (isRefusal(error)) return { accepted: false, refusal: error };
    throw error;
  }
}

/**
 * Confirms the account behind the link with its owner's password, kept or chosen, ends other sessions, accepts the invitation, and
 * only then signs in here (RULES: Accounts). After a failure, the next press resumes at the failed step.
 */
export const confirmAccountMutation = (link: EmailLinkSession) =>
  mutationOptions({
    mutationFn: async ({ password, invitationId }: ConfirmRequest): Promise<Confirmed> => {
      await (password === null ? keepPassword(link) : link.choosePassword(password));
      await link.endSessions("others");
      const confirmed = invitationId ? await accept(link, invitationId) : { accepted: false, refusal: null };
      await link.handOver();
      forgetSignUpSecret();
      return confirmed;
    },
    meta: {
      changesAccount: true,
      errorTitle: "Your account couldn't be confirmed",
      silent: (error: AppError) => isDeadLink(error) || isTooLateToKeep(error),
      successMessage: ({ accepted }: Confirmed) => (accepted ? "Invitation Accepted" : null),
    },
  });
