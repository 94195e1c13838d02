import { Notice } from "@/components/ui/notice";
import type { AppError } from "@/lib/app-error";
import { isOutcomeUnknown } from "@/lib/send-safely";

/** An invitation whose request timed out. */
export interface Unanswered {
  email: string;
  /** It was sent again and exists. */
  isMade: boolean;
}

/** What is known of it after sending has failed with `error`. */
export function unansweredAfter(error: AppError, email: string, before: Unanswered | null): Unanswered | null {
  if (error.code === "timeout" || isOutcomeUnknown(error)) return { email, isMade: false };
  if (before?.email !== email) return null;
  return error.code === "already_exists" ? { email, isMade: true } : before;
}

/** What the toast of a time-out, or of the next attempt, can't say: that the invitation may exist, and where to find it. */
export const UnansweredNotice = ({ email, isMade }: Unanswered) => (
  <Notice
    tone="warn"
    role="status"
    title={isMade ? "The invitation was created" : "The invitation may have been created"}
  >
    {isMade
      ? `The one for ${email} is under Sent invitations, where you can send it again.`
      : `If so, the one for ${email} is under Sent invitations. Sending it again won't create a second one.`}
  </Notice>
);
