import type { EmailLinkType } from "@contracts/accounts/account";
import { AppError, isRefusal } from "@/lib/app-error";
import { callProcedure } from "@/lib/call-procedure";
import type { SessionClient } from "@/lib/session-client";
import { settle } from "@/lib/settle";
import { createSeparateClient, getSupabase } from "@/lib/supabase";

const deadLink = "dead_link";

/** Whether the link itself is at fault: expired, used or not ours. */
export const isDeadLink = (error: AppError | null): boolean => error?.code === deadLink;

async function redeem(client: SessionClient, token_hash: string, type: EmailLinkType): Promise<void> {
  try {
    await settle(client.auth.verifyOtp({ token_hash, type }));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new AppError({ code: deadLink, message: "This link doesn't work", status: 410, cause: error });
  }
}

/**
 * An emailed link while its page is open. It works once, so its session is kept for the next press in a separate client: the app
 * gets no session before `handOver`. Every method throws AppError and skips steps that are already done.
 */
export interface EmailLinkSession {
  open: () => Promise<SessionClient>;
  choosePassword: (password: string) => Promise<void>;
  /**
   * Sets the password from sign-up, proven by the secret of the browser that signed up; false if another sign-up replaced it or it
   * expired, and a new password has to be chosen.
   */
  claimPassword: (secret: string) => Promise<boolean>;
  /** Ends sessions on the server. The password is set by then, so an error must not suggest otherwise. */
  endSessions: (scope: "others" | "global") => Promise<void>;
  /**
   * Signs the owner in here, replacing any current session: with the chosen password, which ends the link's own session because
   * that one may set passwords without the current one; or with the link's session after it claimed the password.
   */
  handOver: () => Promise<void>;
}

export function createEmailLinkSession(tokenHash: string, type: EmailLinkType): EmailLinkSession {
  // The attempt in progress; a second press waits for it.
  let opened: Promise<SessionClient> | null = null;
  let chosen: string | null = null;
  let claimed = false;

  const redeemLink = async () => {
    const client = await createSeparateClient();
    await redeem(client, tokenHash, type);
    return client;
  };
  const open = () => {
    opened ??= redeemLink().catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };

  return {
    open,
    choosePassword: async (password) => {
      const { auth } = await open();
      // The auth service rejects a password that is already set.
      if (password === chosen) return;
      await settle(auth.updateUser({ password }));
      chosen = password;
    },
    claimPassword: async (secret) => {
      claimed ||= await callProcedure("claim_first_password", { p_secret: secret }, { client: await open() });
      return claimed;
    },
    endSessions: async (scope) => {
      const { auth } = await open();
      const { error } = await auth.signOut({ scope });
      if (error) console.warn("The sessions could not be ended.", error);
    },
    handOver: async () => {
      const link = await open();
      const { data } = await settle(link.auth.getSession());
      const email = data.session?.user.email;
      if (data.session && claimed) {
        const { access_token, refresh_token } = data.session;
        const { auth } = await getSupabase();
        await settle(auth.setSession({ access_token, refresh_token }));
        return;
      }
      if (!email || chosen === null)
        throw new AppError({ code: deadLink, message: "This link doesn't work", status: 410 });
      const { auth } = await getSupabase();
      await settle(auth.signInWithPassword({ email, password: chosen }));
      const { error } = await link.auth.signOut({ scope: "local" });
      if (error) console.warn("The session of the link could not be ended.", error);
    },
  };
}
