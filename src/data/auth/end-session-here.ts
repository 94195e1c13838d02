import { getSupabase, hasStoredSession } from "@/lib/supabase";

/** Forgets the session of this browser, whatever the server says to it. Says whether there was one. */
export async function endSessionHere(): Promise<boolean> {
  if (!hasStoredSession()) return false;
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: "local" });
  if (error) console.warn("The ended session could not be closed at the server.", error);
  return true;
}
