import { toast } from "@/components/feedback/toast";
import { endSessionHere } from "@/data/auth/end-session-here";
import { sessionExpiredMessage } from "@/lib/app-error";

/**
 * Ends a session the server refuses, and says so: the guards lead to sign-in and back, where drafts put typed input back. Gives
 * false when there was no session to end.
 */
export async function endRefusedSession(): Promise<boolean> {
  const ended = await endSessionHere();
  if (ended) toast.info({ title: sessionExpiredMessage });
  return ended;
}
