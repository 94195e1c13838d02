import { mutationOptions } from "@tanstack/react-query";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Resends the confirmation email if the address is unconfirmed; the response doesn't reveal whether it was. */
export async function resendConfirmation({ email }: { email: string }): Promise<void> {
  const { auth } = await getSupabase();
  await settle(auth.resend({ type: "signup", email }));
}

/** The same, without a toast: the page itself says that the email is on its way. */
export const resendConfirmationHere = mutationOptions({
  mutationFn: resendConfirmation,
  meta: { errorTitle: "The email couldn't be sent" },
});

export const resendConfirmationMutation = mutationOptions({
  mutationFn: resendConfirmation,
  meta: {
    errorTitle: "The email couldn't be sent",
    successTitle: "Email sent",
    successMessage: "If this address still needs confirming, a new link is on its way.",
  },
});
