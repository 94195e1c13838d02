import { toast } from "@/components/feedback/toast";
import type { DraftsEnd } from "@/lib/drafts";

const titles: Record<DraftsEnd, string> = {
  "signed out": "You signed out in another tab",
  "account deleted": "Your account was deleted in another tab",
};

/** Explains in this tab why it suddenly asks to sign in, and which drafts went with the session. */
export function explainEndElsewhere(why: DraftsEnd, hadDrafts: boolean): void {
  toast.info({
    title: titles[why],
    ...(hadDrafts && { description: "Anything you typed here and didn't save is gone." }),
  });
}
