import type { Sql } from "postgres";
import type { Api } from "../api/api.ts";
import type { RateLimits } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import { linkTag, sessionIn } from "./session-notes.ts";

/** Requires an account's current password to change it, as hosted does with auth.email.require_current_password. */
interface PresentPassword {
  /**
   * Runs `change`, which sets another password. `whoAsks` requests the caller from the API. Accounts without a password are
   * exempt, and so is a session opened by an emailed link, until the account's next password. Throws a Refusal: 400 if the
   * current password is missing or wrong, 429 after too many wrong ones. The API refuses an unknown caller.
   */
  guard(
    request: { whoAsks: Request; current: string | undefined; client: string },
    change: () => Promise<Response>,
  ): Promise<Response>;
}

const required = () =>
  new Refusal(400, "current_password_required", "Current password required when setting new password.");
const invalid = () => new Refusal(400, "current_password_invalid", "Current password is incorrect.");

/** Creates it over a connection with the API's login role. */
export function createPresentPassword(api: Api, sql: Sql, limits: RateLimits): PresentPassword {
  /** Throws unless it is the account's password. */
  const check = async (whoAsks: Request, email: string, current: string, client: string): Promise<void> => {
    const takeBack = await limits.countPassword(client, email);
    // The API compares passwords by signing in; the resulting session is unused.
    const headers = { apikey: whoAsks.headers.get("apikey") ?? "", "content-type": "application/json" };
    const body = JSON.stringify({ email, password: current });
    const url = new URL("/auth/v1/token?grant_type=password", whoAsks.url);
    const response = await api.fetch(new Request(url, { method: "POST", headers, body }));
    if (!response.ok) throw invalid();
    await takeBack();
    const { access_token: made } = (await response.json()) as { access_token: string };
    await sql`delete from auth.sessions where id = ${sessionIn(made)}`;
  };

  return {
    guard: async ({ whoAsks, current, client }, change) => {
      if (!(await api.fetch(whoAsks)).ok) return change();
      const session = sessionIn(whoAsks.headers.get("authorization")?.replace(/^Bearer /, "") ?? "");
      // Used up before the change, so that two concurrent changes can't both use it.
      const { count: exempt } = await sql`
        update auth.sessions set tag = null where id = ${session} and tag = ${linkTag}`;
      const [account] = await sql<{ id: string; email: string; hasPassword: boolean }[]>`
        select u.id, u.email, u.encrypted_password <> '' as "hasPassword"
        from auth.sessions s join auth.users u on u.id = s.user_id where s.id = ${session}`;
      if (account?.hasPassword && exempt === 0) {
        if (!current) throw required();
        await check(whoAsks, account.email, current, client);
      }
      let isChanged = false;
      try {
        const response = await change();
        isChanged = response.ok;
        return response;
      } finally {
        if (isChanged) await sql`update auth.sessions set tag = null where user_id = ${account?.id ?? null}`;
        else if (exempt > 0) await sql`update auth.sessions set tag = ${linkTag} where id = ${session}`;
      }
    },
  };
}
