import { mutationOptions } from "@tanstack/react-query";
import { endDrafts } from "@/lib/drafts";
import { settle } from "@/lib/settle";
import { clearStoredSessions, getSupabase, storedAccessToken } from "@/lib/supabase";

/**
 * Ends every session of the account. This browser forgets its own first, so an unreachable server can't keep the user signed in
 * here; the others end when the server agrees. Throws AppError when it doesn't.
 */
export async function signOut(): Promise<void> {
  const token = storedAccessToken();
  clearStoredSessions({ live: true });
  endDrafts("signed out");
  const { auth } = await getSupabase();
  // Nothing is stored anymore, so this only notifies this tab and the others.
  await settle(auth.signOut({ scope: "local" }));
  // The client's own global sign-out keeps the session on failure, so send its request directly.
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
