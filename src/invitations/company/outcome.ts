import { isUnexplained } from "@/invitations/data/invitation-send-mutation";
import type { PlatformInvitation } from "@/invitations/model/sending-texts";
import type { OutcomeTexts } from "@/lib/call-meta";
import { isOutcomeUnknown, unknownOutcomeTitle } from "@/lib/send-safely";

/**
 * What is told of an invitation that could not be sent. Whoever may not send it, or has sent too many, is told so in the server's own
 * words, which say what to do; where nobody says why, only that it was not sent is certain.
 */
export const outcomeTexts = (kind: PlatformInvitation, failed: string): OutcomeTexts => ({
  errorTitle: (error) => {
    if (isOutcomeUnknown(error)) return unknownOutcomeTitle;
    if (error.status === 403 || error.status === 429) return error.message;
    return isUnexplained(error) ? `Failed to send ${kind} invitation` : `${failed} ${error.message}`;
  },
});
