import type { SignIn } from "@contracts/accounts/account";
import { suspendedAccount } from "@contracts/administration/suspension";
import { mutationOptions } from "@tanstack/react-query";
import { AppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

/** Between clearing old entries and signing in, in ms. */
const pauseAfterClearing = 100;

const noUser = "no_user";

/** The client uses its own error name for a response with neither user nor session. */
function explain(error: AppError): never {
  if (!(error.cause instanceof Error) || error.cause.name !== "AuthInvalidTokenResponseError") throw error;
  throw new AppError({ code: noUser, message: "No user returned from sign in", status: 500, cause: error });
}

export async function signIn({ email, password }: SignIn): Promise<void> {
  const { auth } = await getSupabase();
  clearStoredSessions({ live: true });
  await new Promise((resolve) => setTimeout(resolve, pauseAfterClearing));
  await settle(auth.signInWithPassword({ email, password })).catch(explain);
}

/** Whether a sign-in failed because the address is not confirmed yet. */
export const isUnconfirmed = (error: AppError): boolean => error.message.includes("Email not confirmed");

const knownFailures = [
  ["Invalid login credentials", "Invalid email or password. Please check your credentials and try again."],
  ["Email not confirmed", "Please check your email and click the confirmation link before signing in."],
  ["Too many requests", "Too many login attempts. Please wait a few minutes before trying again."],
  ["User not found", "No account found with this email address."],
] as const;

export const signInFailureTitle = (error: AppError): string =>
  error.code === "unexpected" ? "Unexpected error" : "Sign in failed";

export function signInFailure(error: AppError): string {
  const known = knownFailures.find(([part]) => error.message.includes(part));
  if (known) return known[1];
  if (error.status === 429) return knownFailures[2][1];
  if (error.code === "offline" || error.code === noUser || error.outage) return error.message;
  if (error.code === "unexpected") return "An unexpected error occurred. Please try again.";
  return "Sign in failed. Please try again.";
}

export const signInMutation = mutationOptions({
  mutationFn: signIn,
  meta: {
    changesAccount: true,
    // A separate page shows it.
    silent: ({ message }) => suspendedAccount(message) !== null,
    errorTitle: signInFailureTitle,
    errorMessage: signInFailure,
  },
});
