import type { ForgotPassword } from "@contracts/accounts/account";
import { mutationOptions } from "@tanstack/react-query";
import { paths } from "@/config/paths";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

/** Sends a reset link to /update-password if the account exists; the response doesn't reveal it. */
export async function requestPasswordReset({ email }: ForgotPassword): Promise<void> {
  const { auth } = await getSupabase();
  const redirectTo = window.location.origin + paths.updatePassword();
  await settle(auth.resetPasswordForEmail(email, { redirectTo }));
}

export const requestPasswordResetMutation = mutationOptions({
  mutationFn: requestPasswordReset,
  meta: {
    errorTitle: "Error",
    successTitle: "Email sent",
    successMessage: "Check your email for a password reset link",
  },
});
