import { getSupabase, hasStoredSession } from "@/lib/supabase";

/**
 * Forgets a session the server no longer accepts, in this browser only; the guards then lead to sign-in and back. Says whether
 * there was one.
 */
export async function endExpiredSession(): Promise<boolean> {
  if (!hasStoredSession()) return false;
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: "local" });
  if (error) console.warn("The ended session could not be closed at the server.", error);
  return true;
}
