import type { CandidateSignUp, SignUp } from "@contracts/accounts/account";
import { mutationOptions } from "@tanstack/react-query";
import { keepSignUpSecret, signUpSecretFor } from "@/accounts/data/sign-up-secret";
import { callProcedure } from "@/lib/call-procedure";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

interface SignUpRequest extends SignUp, Partial<Pick<CandidateSignUp, "firstName" | "lastName">> {
  /** Where the confirmation link leads, in any browser; null for the dashboard. */
  redirect: string | null;
}

/** Emails the owner of an address that already has an account. Sign-up succeeds even if this fails. */
const noteSignUp = (email: string) =>
  callProcedure("note_sign_up", { p_email: email }).catch((error: unknown) =>
    console.warn("The owner of the address could not be written to.", error),
  );

/**
 * Creates an account that has to be confirmed by email. The role is a request; the server grants it (RULES: Accounts). No
 * invitation is passed: it waits for the address, and its confirmed owner accepts it. Returns the account's id; unused for a taken
 * address.
 */
export async function signUp({
  email,
  password,
  role,
  redirect,
  firstName,
  lastName,
}: SignUpRequest): Promise<string | null> {
  const { auth } = await getSupabase();
  clearStoredSessions({ live: true });
  const own = await signUpSecretFor(email);
  const metadata = {
    role,
    ...(redirect && { redirect }),
    ...(firstName && { first_name: firstName, last_name: lastName }),
    ...(own && { secret_hash: own.hash }),
  };
  const { data } = await settle(auth.signUp({ email, password, options: { data: metadata } }));
  if (own) keepSignUpSecret(own.secret, email);
  await noteSignUp(email);
  return data.user?.id ?? null;
}

export const signUpMutation = mutationOptions({
  mutationFn: signUp,
  meta: {
    errorTitle: (error) => (error.code === "unexpected" ? "Error" : "Sign up failed"),
    errorMessage: (error) => (error.code === "unexpected" ? "An error occurred during sign up" : error.message),
  },
});
