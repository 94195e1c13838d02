import { endSessionHere } from "@/accounts/data/end-session-here";
import { toast } from "@/components/feedback/toast";
import { isRefusal, parseError, sessionExpiredMessage } from "@/lib/app-error";
import { getSupabase, storedAccessToken } from "@/lib/supabase";

/**
 * Whether the server refuses to renew this browser's session, rather than being out of reach. The client remembers a refusal for a
 * minute. A different stored session is newer, from this tab or another.
 */
async function isRefused(): Promise<boolean> {
  const token = storedAccessToken();
  if (!token) return false;
  const { auth } = await getSupabase();
  const { data, error } = await auth.refreshSession();
  if (error && !isRefusal(parseError(error))) return false;
  const stored = storedAccessToken();
  return !data.session && (stored === token || stored === null);
}

/**
 * Ends a session the server refuses, with a toast: guards lead to sign-in and back, where drafts restore typed input. Returns false
 * if there was none to end; a late refusal may belong to an earlier session. `attempted` names what failed: "You must be logged in
 * to …".
 */
export async function endRefusedSession(attempted?: string): Promise<boolean> {
  const refused = await isRefused();
  if (refused) await endSessionHere();
  if (refused && attempted) toast.info({ title: attempted, description: sessionExpiredMessage });
  else if (refused) toast.info({ title: sessionExpiredMessage });
  return refused;
}
