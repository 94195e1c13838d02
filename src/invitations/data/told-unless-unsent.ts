import type { InvitationSent } from "@contracts/invitation";

/** The toast of an invitation that was sent. Where its mail did not go out, the page shows the link instead. */
export const toldUnlessUnsent = ({ message, emailError }: InvitationSent): string | null =>
  emailError ? null : message;
