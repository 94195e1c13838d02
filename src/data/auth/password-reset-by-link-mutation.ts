import { mutationOptions } from "@tanstack/react-query";
import { type EmailLinkSession, isDeadLink } from "@/data/auth/email-link";
import type { OutcomeTexts } from "@/lib/call-meta";
import { getSupabase, hasStoredSession } from "@/lib/supabase";

// One object, so that the next attempt takes the last failure's toast away.
const meta = {
  errorTitle: "Error",
  silent: isDeadLink,
  successTitle: "Success",
  successMessage: "Your password has been updated.",
} satisfies OutcomeTexts;

/** Sets the password of the account behind the link and ends all its sessions, and whosever session this browser holds. */
export const resetByLinkMutation = (link: EmailLinkSession) =>
  mutationOptions({
    mutationFn: async ({ password }: { password: string }) => {
      await link.choosePassword(password);
      await link.endSessions("global");
      if (!hasStoredSession()) return;
      const { auth } = await getSupabase();
      const { error } = await auth.signOut({ scope: "local" });
      if (error) console.warn("The session of this browser could not be closed at the server.", error);
    },
    meta,
  });
