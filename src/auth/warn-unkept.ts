import { toast } from "@/components/feedback/toast";
import { browserStore } from "@/lib/browser-storage";
import { sessionKey } from "@/lib/supabase";

let warned = false;

/** Says once, before the session is lost, that this browser couldn't keep it. */
export function warnUnkept(): void {
  if (warned || !browserStore.isUnkept(sessionKey)) return;
  warned = true;
  toast.error({
    title: "You'll be signed out when you close this tab",
    description: "Your browser blocks storage for this site.",
  });
}
