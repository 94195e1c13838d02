import { decodeJwt } from "jose";
import type { Sql } from "postgres";
import { Refusal } from "./refusal.ts";
import { sessionIn } from "./session-notes.ts";

/** Calls the database for each new token, as hosted does with auth.hook.custom_access_token. */
interface TokenHook {
  /** Throws a Refusal (403) with the hook's message in place of a token it refuses. */
  ask(response: Response): Promise<void>;
}

/** Creates it over a connection with the API's login role. */
export function createTokenHook(sql: Sql): TokenHook {
  let isThere = false;
  /** With other migrations the database has none. */
  const hasHook = async () => {
    if (!isThere) {
      const [row] = await sql<{ found: boolean }[]>`
        select exists (
          select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'private' and p.proname = 'refuse_suspended') as found`;
      isThere = row?.found ?? false;
    }
    return isThere;
  };
  return {
    ask: async (response) => {
      if (!response.ok || !(await hasHook())) return;
      const { access_token: token } = (await response.clone().json()) as { access_token?: string };
      if (!token) return;
      const event = { user_id: decodeJwt(token).sub ?? null };
      const [row] = await sql<{ answer: { error?: { message: string } } }[]>`
        select private.refuse_suspended(${sql.json(event)}) as answer`;
      if (!row?.answer.error) return;
      await sql`delete from auth.sessions where id = ${sessionIn(token)}`;
      throw new Refusal(403, "token_refused", row.answer.error.message);
    },
  };
}
