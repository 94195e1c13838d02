import type { SignUp } from "@contracts/account";
import { mutationOptions } from "@tanstack/react-query";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

export interface SignUpRequest extends SignUp {
  /** Token of the invitation that led here; it is accepted when the address is confirmed (RULES: Invitations). */
  invitation: string | null;
}

/** Creates an account, which has to be confirmed by mail. The role is a request; the server grants it (RULES: Accounts). */
export async function signUp({ email, password, role, invitation }: SignUpRequest): Promise<void> {
  const { auth } = await getSupabase();
  clearStoredSessions({ live: true });
  const data = invitation ? { role, invitation } : { role };
  await settle(auth.signUp({ email, password, options: { data } }));
}

export const signUpMutation = mutationOptions({
  mutationFn: signUp,
  meta: {
    errorTitle: (error) => (error.code === "unexpected" ? "Error" : "Sign up failed"),
    errorMessage: (error) => (error.code === "unexpected" ? "An error occurred during sign up" : error.message),
    successTitle: "Success",
    successMessage: "Account created successfully. Please check your email to verify your account.",
  },
});
