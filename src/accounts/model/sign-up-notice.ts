import type { StaffRole } from "@contracts/enums";
import { formatWords } from "@/lib/format";

/** What sign-up passes to "Check your email", in the history entry so that none of it shows in the URL. */
export interface SignedUp {
  email: string;
  /** The team role of an employee invitation. */
  staffRole: StaffRole | null;
  /** When the email was sent, in ms. */
  at: number;
}

export function readSignedUp(state: unknown): SignedUp | null {
  if (typeof state !== "object" || state === null || !("signedUp" in state)) return null;
  return state.signedUp as SignedUp;
}

/** The invited person's name, passed by the invitation's page; not in the URL. */
export function readInvitedName(state: unknown): { firstName: string; lastName: string } {
  const invited =
    typeof state === "object" && state !== null && "invited" in state
      ? (state.invited as { firstName?: string | null; lastName?: string | null })
      : {};
  return { firstName: invited.firstName ?? "", lastName: invited.lastName ?? "" };
}

/** Said after signing up; employees learn of their role's dashboard. */
export const signedUpText = ({ staffRole }: SignedUp): string =>
  staffRole === null
    ? "Account created successfully. Please check your email to verify your account."
    : `Account created! Please check your email to confirm your account, then sign in to continue. Once you have confirmed it and accepted the invitation, you will have access to your ${formatWords(staffRole).toLowerCase()} dashboard.`;
