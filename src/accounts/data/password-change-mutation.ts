import type { ChangePassword } from "@contracts/accounts/account";
import { mutationOptions } from "@tanstack/react-query";
import { isWrongPassword, signInSeparately } from "@/accounts/data/sign-in-separately";
import { type AppError, atFields, isAppError } from "@/lib/app-error";
import { settle } from "@/lib/settle";
import { getSupabase } from "@/lib/supabase";

interface PasswordChange extends Pick<ChangePassword, "currentPassword" | "password"> {
  /** The sign-in address. */
  email: string;
}

const tooManyWrong = "Too many wrong passwords. Please wait a few minutes and try again.";

/** Which field a refusal belongs to, with its message; null if no field can show it. */
function fieldOf(error: AppError): Record<string, string> | null {
  const { code, status, message } = error;
  if (isWrongPassword(error) || code.startsWith("current_password_"))
    return { currentPassword: "This isn't your current password" };
  if (status === 429) return { currentPassword: tooManyWrong };
  if (code === "same_password") return { password: "That's your current password. Choose a different one." };
  if (code === "weak_password") return { password: message };
  return null;
}

function atItsField(error: unknown): never {
  const fields = isAppError(error) && fieldOf(error);
  if (!fields) throw error;
  throw atFields(error, fields);
}

async function checkPassword(email: string, password: string): Promise<void> {
  const { auth } = await signInSeparately(email, password);
  const { error } = await auth.signOut({ scope: "local" });
  if (error) console.warn("The session that checked the password could not be ended.", error);
}

/**
 * Sets a new password, given the current one, and ends all other sessions (RULES: Accounts). Returns false when those couldn't be
 * ended; the password is changed anyway.
 */
async function changePassword({ email, currentPassword, password }: PasswordChange): Promise<boolean> {
  const { auth } = await getSupabase();
  try {
    await checkPassword(email, currentPassword);
    await settle(auth.updateUser({ password, current_password: currentPassword }));
  } catch (error) {
    atItsField(error);
  }
  const { error } = await auth.signOut({ scope: "others" });
  if (error) console.warn("The other sessions could not be ended.", error);
  return !error;
}

export const changePasswordMutation = mutationOptions({
  mutationFn: changePassword,
  meta: {
    changesAccount: true,
    errorTitle: "Your password wasn't changed",
    successTitle: "Your password was changed",
    successMessage: (othersEnded: boolean) =>
      othersEnded
        ? "You're signed out everywhere else."
        : "Your other devices couldn't be signed out. Sign them out below.",
  },
});
