import { mutationOptions } from "@tanstack/react-query";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase } from "@/lib/supabase";

/** Ends every session of the account, in all browsers. */
export async function signOut(): Promise<void> {
  clearStoredSessions({ live: false });
  const { auth } = await getSupabase();
  await settle(auth.signOut({ scope: "global" }));
}

export const signOutMutation = mutationOptions({
  mutationFn: signOut,
  meta: { errorTitle: "Sign out failed", successMessage: "Signed out successfully." },
});
