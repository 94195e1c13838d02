import { mutationOptions } from "@tanstack/react-query";
import { endDrafts } from "@/lib/drafts";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase, storedAccessToken } from "@/lib/supabase";

/**
 * Ends every session of the account. This browser forgets its own first, so that nobody stays signed in here because the server
 * cannot be reached or refuses; the others end when the server agrees. Throws an AppError when it does not.
 */
export async function signOut(): Promise<void> {
  const token = storedAccessToken();
  clearStoredSessions({ live: true });
  endDrafts("signed out");
  const { auth } = await getSupabase();
  // Nothing is stored any more, so this asks no server: it tells this tab and the others.
  await settle(auth.signOut({ scope: "local" }));
  // The client's own global sign-out would keep the session when it fails; this is the request it sends.
  if (token) await settle(auth.admin.signOut(token, "global"));
}

export const signOutMutation = mutationOptions({
  mutationFn: signOut,
  meta: {
    errorTitle: "Signed out in this browser",
    errorMessage: (error) => `Other devices may still be signed in. ${error.message}`,
    successMessage: "Signed out successfully.",
  },
});
