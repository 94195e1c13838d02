import { toast } from "@/components/feedback/toast";
import { endSessionHere } from "@/data/auth/end-session-here";
import { sessionExpiredMessage } from "@/lib/app-error";

/**
 * Ends a session the server refuses, and says so: the guards lead to sign-in and back, where drafts put typed input back. Gives
 * false when there was no session to end. `attempted` is what could not be done without one: "You must be logged in to …".
 */
export async function endRefusedSession(attempted?: string): Promise<boolean> {
  const ended = await endSessionHere();
  if (ended && attempted) toast.info({ title: attempted, description: sessionExpiredMessage });
  else if (ended) toast.info({ title: sessionExpiredMessage });
  return ended;
}
