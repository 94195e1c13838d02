import type { ServerFunctions } from "@contracts/functions";
import type { InvitationSent } from "@contracts/invitations/invitation";
import { type AppError, atFields } from "@/lib/app-error";
import type { OutcomeTexts } from "@/lib/call-meta";
import { invokeFunction } from "@/lib/invoke-function";
import { isOutcomeUnknown, isUnanswered } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";
import { useSafeSend } from "@/lib/use-safe-send";

type SendingFunction = "send-admin-invitation" | "send-company-invitation" | "send-candidate-invitation";

/** Whether none of our servers explained the failure: it crashed, or wasn't reached. */
export const isUnexplained = (error: AppError): boolean =>
  isOutcomeUnknown(error) ||
  error.status === 0 ||
  (error.status >= 500 && /^(unexpected|timeout|http_\d+)$/.test(error.code));

/** The toast of a sent invitation. If its email failed, the page shows the link instead. */
const unlessUnsent = ({ message, emailError }: InvitationSent): string | null => (emailError ? null : message);

/** Shows at the address that the person is a member or invited already; other errors stay as they are. */
function atAddress(error: AppError): AppError {
  if (error.code !== "already_exists") return error;
  return atFields(error, { email: error.message });
}

interface SendOptions {
  /** Failures after which the invitation may exist, so that it is looked up. */
  isOpen?: typeof isUnanswered;
  /** Reports an existing member in a toast, not at the address field. */
  toastKnown?: boolean;
}

/** Sends an invitation through its server function; the form's `meta` words failures. */
export function useSendInvitation<Name extends SendingFunction>(
  name: Name,
  meta: OutcomeTexts,
  { toastKnown = false, isOpen = isUnanswered }: SendOptions = {},
) {
  const safely = useSafeSend({ isOpen });
  return useAct("send invitation", {
    mutationFn: (body: ServerFunctions[Name]["request"]): Promise<InvitationSent> =>
      safely(body, (id) => invokeFunction(name, { ...body, id })).catch((error: AppError) => {
        throw toastKnown ? error : atAddress(error);
      }),
    // The response may contain a link that is shown once, so don't cache it.
    gcTime: 0,
    meta: {
      successMessage: unlessUnsent,
      signedOutMessage: "You must be logged in to send invitations",
      ...meta,
    },
  });
}

/** Resends an invitation, with a new link that invalidates old ones. AppError 404, 409 when it was answered in the meantime. */
export const useResendInvitation = () =>
  useAct("resend_invitation", {
    mutationFn: (invitationId: string) => invokeFunction("resend-invitation", { invitationId }),
    // The response may contain a link that is shown once, so don't cache it.
    gcTime: 0,
    meta: { successMessage: unlessUnsent, errorTitle: "The invitation couldn't be sent again" },
  });

/** Revokes a pending invitation and its links. AppError 409 when it was answered in the meantime. */
export const useRevokeInvitation = () =>
  useProcedure("revoke_invitation", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "Invitation revoked", errorTitle: "The invitation couldn't be revoked" },
  });

/** Lets a company send an invitation again that an administrator revoked. */
export const useReleaseInvitation = () =>
  useProcedure("release_invitation", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "Invitation allowed", errorTitle: "The invitation couldn't be allowed" },
  });
