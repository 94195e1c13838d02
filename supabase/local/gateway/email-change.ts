import type { Sql } from "postgres";
import { type AuthMail, newTokenHash } from "./auth-mail.ts";

/** Lets both mailboxes confirm a change of address, as hosted does; the local Auth API only asks the old one. */
export interface EmailChange {
  /** Asks an account's new mailbox after the old one was asked at the start of a change. */
  askNewMailbox(account: { id: string; email: string; newEmail: string }): Promise<void>;
  /**
   * Takes one mailbox's token. True if the other has already confirmed: then the local API may complete the change with this
   * token. False if it hasn't; undefined for an unknown token.
   */
  confirm(tokenHash: string): Promise<boolean | undefined>;
}

/** Creates it over a connection with the API's login role. `expiry`: a token's lifetime in seconds. */
export function createEmailChange(sql: Sql, mail: AuthMail, expiry: number): EmailChange {
  return {
    askNewMailbox: async ({ id, email, newEmail }) => {
      const tokenHash = newTokenHash();
      await sql`
        update auth.users set email_change_token_new = ${tokenHash} where id = ${id} and email_change = ${newEmail}`;
      await mail.send("email_change", newEmail, { TokenHash: tokenHash, Email: email, NewEmail: newEmail });
    },
    confirm: (tokenHash) =>
      sql.begin(async (transaction) => {
        // A mailbox that has confirmed has no token left.
        const [account] = await transaction<{ id: string; byNew: boolean; isLast: boolean }[]>`
          select id, coalesce(email_change_token_new = ${tokenHash}, false) as "byNew",
            nullif(email_change_token_new, '') is null or nullif(email_change_token_current, '') is null as "isLast"
          from auth.users
          where ${tokenHash} in (email_change_token_new, email_change_token_current)
            and email_change_sent_at > now() - make_interval(secs => ${expiry})
          for update`;
        if (!account) return undefined;
        const { id, byNew, isLast } = account;
        // The local API only accepts the current mailbox's token, so the last one becomes that.
        await transaction`
          update auth.users set
            email_change_token_current = case
              when ${isLast} then ${tokenHash} when ${byNew} then email_change_token_current
            end,
            email_change_token_new = case when not ${isLast || byNew} then email_change_token_new end
          where id = ${id}`;
        return isLast;
      }),
  };
}
