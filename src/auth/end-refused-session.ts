import { endSessionHere } from "@/accounts/data/end-session-here";
import { toast } from "@/components/feedback/toast";
import { sessionExpiredMessage } from "@/lib/app-error";
import { getSupabase, storedAccessToken } from "@/lib/supabase";

/**
 * Whether the session of this browser is one the server refuses: it does not renew it. The client remembers for a minute what was not
 * renewed and asks once. Another one that is stored by now began since, here or in another tab.
 */
async function isRefused(): Promise<boolean> {
  const token = storedAccessToken();
  if (!token) return false;
  const { auth } = await getSupabase();
  const { data } = await auth.refreshSession();
  const stored = storedAccessToken();
  return !data.session && (stored === token || stored === null);
}

/**
 * Ends a session the server refuses, and says so: the guards lead to sign-in and back, where drafts put typed input back. Gives
 * false when there was none to end; a refusal of the one before may be heard when the next has begun. `attempted` is what could not
 * be done without one: "You must be logged in to …".
 */
export async function endRefusedSession(attempted?: string): Promise<boolean> {
  const refused = await isRefused();
  if (refused) await endSessionHere();
  if (refused && attempted) toast.info({ title: attempted, description: sessionExpiredMessage });
  else if (refused) toast.info({ title: sessionExpiredMessage });
  return refused;
}
