import type { ServerFunctions } from "@contracts/functions";
import type { InvitationSent } from "@contracts/invitation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invitationKeys } from "@/invitations/data/keys";
import { toldUnlessUnsent } from "@/invitations/data/told-unless-unsent";
import { type AppError, atFields } from "@/lib/app-error";
import type { OutcomeTexts } from "@/lib/call-meta";
import { invokeFunction } from "@/lib/invoke-function";
import { isOutcomeUnknown, isUnanswered } from "@/lib/send-safely";
import { useSafeSend } from "@/lib/use-safe-send";

type SendingFunction = "send-admin-invitation" | "send-company-invitation" | "send-candidate-invitation";

/** Whether no server of ours has said what went wrong: it broke without a word, or was not reached. */
export const isUnexplained = (error: AppError): boolean =>
  isOutcomeUnknown(error) ||
  error.status === 0 ||
  (error.status >= 500 && /^(unexpected|timeout|http_\d+)$/.test(error.code));

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
  const client = useQueryClient();
  const safely = useSafeSend({ isOpen });
  return useMutation({
    mutationFn: (body: ServerFunctions[Name]["request"]): Promise<InvitationSent> =>
      safely(body, (id) => invokeFunction(name, { ...body, id })).catch((error: AppError) => {
        throw toastKnown ? error : atAddress(error);
      }),
    onSettled: () => client.invalidateQueries({ queryKey: invitationKeys.sent() }),
    // The answer may hold a link that is shown once: nothing keeps it.
    gcTime: 0,
    meta: {
      successMessage: toldUnlessUnsent,
      signedOutMessage: "You must be logged in to send invitations",
      ...meta,
    },
  });
}
