import type { ServerFunctions } from "@contracts/functions";
import type { InvitationSent } from "@contracts/invitations/invitation";
import { type AppError, atFields } from "@/lib/app-error";
import type { OutcomeTexts } from "@/lib/call-meta";
import { invokeFunction } from "@/lib/invoke-function";
import { isOutcomeUnknown, isUnanswered } from "@/lib/send-safely";
import { useAct, useProcedure } from "@/lib/use-act";
import { useSafeSend } from "@/lib/use-safe-send";

type SendingFunction = "send-admin-invitation" | "send-company-invitation" | "send-candidate-invitation";

/** Whether no server of ours has said what went wrong: it broke without a word, or was not reached. */
export const isUnexplained = (error: AppError): boolean =>
  isOutcomeUnknown(error) ||
  error.status === 0 ||
  (error.status >= 500 && /^(unexpected|timeout|http_\d+)$/.test(error.code));

/** The toast of an invitation that was sent. Where its mail did not go out, the page shows the link instead. */
const toldUnlessUnsent = ({ message, emailError }: InvitationSent): string | null => (emailError ? null : message);

/** Says at the address that whoever has it is there already, or invited; any other failure stays as it is. */
function atAddress(error: AppError): AppError {
  if (error.code !== "already_exists") return error;
  return atFields(error, { email: error.message });
}

interface SendOptions {
  /** Which failures leave open whether it was made, so that it is looked up. */
  isOpen?: typeof isUnanswered;
  /** Somebody who is there already is told of in a toast, not at the field of their address. */
  toastKnown?: boolean;
}

/** Sends an invitation through its server function; the form says with `meta` what is told where it could not. */
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
    // The answer may hold a link that is shown once: nothing keeps it.
    gcTime: 0,
    meta: {
      successMessage: toldUnlessUnsent,
      signedOutMessage: "You must be logged in to send invitations",
      ...meta,
    },
  });
}

/** Sends an invitation again, with a new link that ends the old ones. AppError 404, 409 when it was answered meanwhile. */
export const useResendInvitation = () =>
  useAct("resend_invitation", {
    mutationFn: (invitationId: string) => invokeFunction("resend-invitation", { invitationId }),
    // The answer may hold a link that is shown once: nothing keeps it.
    gcTime: 0,
    meta: { successMessage: toldUnlessUnsent, errorTitle: "The invitation could not be sent again" },
  });

/** Ends a pending invitation; its links work no more. AppError 409 when it was answered meanwhile. */
export const useRevokeInvitation = () =>
  useProcedure("revoke_invitation", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "Invitation revoked", errorTitle: "The invitation could not be revoked" },
  });

/** Lets a company send an invitation again that an administrator revoked. */
export const useReleaseInvitation = () =>
  useProcedure("release_invitation", (id: string) => ({ p_id: id }), {
    meta: { successMessage: "Invitation released", errorTitle: "The invitation could not be released" },
  });
