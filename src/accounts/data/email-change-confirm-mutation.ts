import { mutationOptions } from "@tanstack/react-query";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { settle } from "@/lib/settle";
import { getSupabase, hasStoredSession } from "@/lib/supabase";

/**
 * Confirms a changed address. Returns false while the link to the account's other address still has to be opened. Signs no one in;
 * the owner's session here picks up the new address.
 */
export const confirmEmailChangeMutation = (link: EmailLinkSession) =>
  mutationOptions({
    mutationFn: async (): Promise<boolean> => {
      const client = await link.open();
      const changed = await settle(client.auth.getSession());
      if (!changed.data.session) return false;
      await client.auth.signOut({ scope: "local" });
      if (!hasStoredSession()) return true;
      const { auth } = await getSupabase();
      const here = await settle(auth.getSession());
      if (here.data.session?.user.id === changed.data.session.user.id) await auth.refreshSession();
      return true;
    },
    meta: { changesAccount: true, errorTitle: "The change couldn't be confirmed", silent: isDeadLink },
  });
