import { getSupabase, hasStoredSession } from "@/lib/supabase";

export async function endSessionHere(): Promise<void> {
  if (!hasStoredSession()) return;
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: "local" });
  if (error) console.warn("The ended session could not be closed at the server.", error);
}
