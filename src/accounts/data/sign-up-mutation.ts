import type { CandidateSignUp, SignUp } from "@contracts/accounts/account";
import { mutationOptions } from "@tanstack/react-query";
import { keepSignUpSecret, signUpSecretFor } from "@/accounts/data/sign-up-secret";
import { callProcedure } from "@/lib/call-procedure";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

interface SignUpRequest extends SignUp, Partial<Pick<CandidateSignUp, "firstName" | "lastName">> {
  /** A path of ours, where the confirmation leads in whichever browser it happens; null for the dashboard. */
  redirect: string | null;
}

/** Has the owner of an address that has an account hear of it by email. The sign-up holds without. */
const noteSignUp = (email: string) =>
  callProcedure("note_sign_up", { p_email: email }).catch((error: unknown) =>
    console.warn("The owner of the address could not be written to.", error),
  );

/**
 * Creates an account, which has to be confirmed by mail. The role is a request; the server grants it (RULES: Accounts). An invitation
 * is not told: it waits for the address, and is accepted by its confirmed owner. Gives the account's id; for a taken address one that nobody has.
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
