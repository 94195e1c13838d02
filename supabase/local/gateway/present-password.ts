import type { Sql } from "postgres";
import type { Api } from "../api/api.ts";
import type { RateLimits } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";
import { linkTag, sessionIn } from "./session-notes.ts";

/** Asks for an account's present password before it gets another one, as hosted does by its setting of that name. */
export interface PresentPassword {
  /**
   * `whoAsks` is the request that asks the API for its sender. A session that a mailed link opened needs none, nor does an account
   * without one. Throws a Refusal: 400 where it is not right, 429 past the limit of wrong ones. An unknown sender is the API's to refuse.
   */
  ask(whoAsks: Request, present: string | undefined, client: string): Promise<void>;
}

const mismatch = () =>
  new Refusal(400, "current_password_mismatch", "Current password required when setting new password.");

/** Creates it over a connection with the API's login role. */
export function createPresentPassword(api: Api, sql: Sql, limits: RateLimits): PresentPassword {
  return {
    ask: async (whoAsks, present, client) => {
      const token = whoAsks.headers.get("authorization")?.replace(/^Bearer /, "") ?? "";
      const headers = { apikey: whoAsks.headers.get("apikey") ?? "", "content-type": "application/json" };
      if (!(await api.fetch(whoAsks)).ok) return;
      const [account] = await sql<{ email: string }[]>`
        select u.email from auth.sessions s join auth.users u on u.id = s.user_id
        where s.id = ${sessionIn(token)} and s.tag is distinct from ${linkTag} and u.encrypted_password <> ''`;
      if (!account) return;
      if (present === undefined) throw mismatch();
      const { email } = account;
      const takeBack = await limits.countPassword(client, email);
      // The API compares passwords by signing in; the session that makes is nobody's.
      const body = JSON.stringify({ email, password: present });
      const url = new URL("/auth/v1/token?grant_type=password", whoAsks.url);
      const response = await api.fetch(new Request(url, { method: "POST", headers, body }));
      if (!response.ok) throw mismatch();
      await takeBack();
      const { access_token: made } = (await response.json()) as { access_token: string };
      await sql`delete from auth.sessions where id = ${sessionIn(made)}`;
    },
  };
}
