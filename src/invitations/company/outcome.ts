import { isUnexplained } from "@/invitations/data/invitation-send-mutation";
import type { PlatformInvitation } from "@/invitations/model/sending-texts";
import type { OutcomeTexts } from "@/lib/call-meta";
import { isOutcomeUnknown, unknownOutcomeTitle } from "@/lib/send-safely";

/**
 * The failure texts of an invitation. Missing rights and limits use the server's own message, which says what to do; without a
 * known reason, it only says that sending failed.
 */
export const outcomeTexts = (kind: PlatformInvitation, failed: string): OutcomeTexts => ({
  errorTitle: (error) => {
    if (isOutcomeUnknown(error)) return unknownOutcomeTitle;
    if (error.status === 403 || error.status === 429) return error.message;
    return isUnexplained(error) ? `Failed to send ${kind} invitation` : `${failed} ${error.message}`;
  },
});
