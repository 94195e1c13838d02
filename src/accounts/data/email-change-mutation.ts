import type { ChangeEmail } from "@contracts/accounts/account";
import { mutationOptions } from "@tanstack/react-query";
import { atFields, isAppError } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Refusals about the address, and the message shown at its field. */
const refusals: Record<string, string> = {
  email_exists: "Another account uses this address",
  email_address_invalid: "Please enter a valid email address",
  validation_failed: "Please enter a valid email address",
  over_email_send_rate_limit: "We just sent links. Wait a minute and try again.",
};

/** Asks both mailboxes, current and new, to confirm a change of address; also resends a pending one (RULES: Accounts). */
async function requestEmailChange({ email }: ChangeEmail): Promise<void> {
  const { auth } = await getSupabase();
  try {
    await settle(auth.updateUser({ email }));
  } catch (error) {
    const message = isAppError(error) && refusals[error.code];
    if (!message) throw error;
    throw atFields(error, { email: message }, message);
  }
}

export const requestEmailChangeMutation = mutationOptions({
  mutationFn: requestEmailChange,
  meta: { changesAccount: true, errorTitle: "The links couldn't be sent" },
});

export const resendEmailChangeMutation = mutationOptions({
  mutationFn: requestEmailChange,
  meta: {
    changesAccount: true,
    errorTitle: "The links couldn't be sent",
    toastFieldErrors: true,
    successTitle: "New links sent",
    successMessage: "To both addresses. Earlier links no longer work.",
  },
});

export const cancelEmailChangeMutation = mutationOptions({
  mutationFn: () => callProcedure("cancel_email_change", {}),
  meta: {
    changesAccount: true,
    errorTitle: "The change couldn't be canceled",
    successTitle: "Change canceled",
    successMessage: "Your email stays the same. The links we sent no longer work.",
  },
});
