import { mutationOptions } from "@tanstack/react-query";
import { parseError } from "@/lib/app-error";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

/** Ends every session of the account, in all browsers (S1 §7: scope global). */
export async function signOut(): Promise<void> {
  clearStoredSessions({ live: false });
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: "global" });
  if (error) throw parseError(error);
}

export const signOutMutation = mutationOptions({
  mutationFn: signOut,
  meta: { errorTitle: "Sign out failed", successMessage: "Signed out successfully." },
});
