import { mutationOptions } from "@tanstack/react-query";
import { type EmailLinkSession, isDeadLink } from "@/accounts/data/email-link";
import { settle } from "@/lib/settle";
import { getSupabase, hasStoredSession } from "@/lib/supabase";

/**
 * Confirms a changed address. Answers false while the link to the account's other address has to be opened too. Nobody is signed in
 * by it; its owner's session here learns of the address.
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
    meta: { changesAccount: true, errorTitle: "The change could not be confirmed", silent: isDeadLink },
  });
