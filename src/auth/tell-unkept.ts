import { toast } from "@/components/feedback/toast";
import { browserStore } from "@/lib/browser-storage";
import { sessionKey } from "@/lib/supabase";

let told = false;

/** Says once, before the session is lost, that this browser couldn't keep it. */
export function tellUnkept(): void {
  if (told || !browserStore.isUnkept(sessionKey)) return;
  told = true;
  toast.error({
    title: "You'll be signed out when you close this tab",
    description: "Your browser blocks storage for this site.",
  });
}
