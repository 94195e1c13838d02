import type { SignIn } from "@contracts/account";
import { mutationOptions } from "@tanstack/react-query";
import { AppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

/** Between clearing old entries and signing in, in ms. */
const pauseAfterClearing = 100;

/** Signs in with email and password. The session reaches the app through the client's events. */
export async function signIn({ email, password }: SignIn): Promise<void> {
  const { auth } = await getSupabase();
  clearStoredSessions({ live: true });
  await new Promise((resolve) => setTimeout(resolve, pauseAfterClearing));
  const { data } = await settle(auth.signInWithPassword({ email, password }));
  if (!data.user) throw new AppError({ code: "no_user", message: "No user returned from sign in", status: 500 });
}

/** Whether a sign-in failed because the address is not confirmed yet. */
export const isUnconfirmed = (error: AppError): boolean => error.message.includes("Email not confirmed");

const knownFailures = [
  ["Invalid login credentials", "Invalid email or password. Please check your credentials and try again."],
  ["Email not confirmed", "Please check your email and click the confirmation link before signing in."],
  ["Too many requests", "Too many login attempts. Please wait a few minutes before trying again."],
  ["User not found", "No account found with this email address."],
] as const;

/** What to say about a failed sign-in, by what the provider said. */
function signInFailure(error: AppError): string {
  const known = knownFailures.find(([part]) => error.message.includes(part));
  if (known) return known[1];
  if (error.status === 429) return knownFailures[2][1];
  if (error.code === "offline" || error.code === "no_user") return error.message;
  if (error.code === "unexpected") return "An unexpected error occurred. Please try again.";
  return "Sign in failed. Please try again.";
}

export const signInMutation = mutationOptions({
  mutationFn: signIn,
  meta: {
    errorTitle: (error) => (error.code === "unexpected" ? "Unexpected error" : "Sign in failed"),
    errorMessage: signInFailure,
  },
});
