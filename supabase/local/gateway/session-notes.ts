import { decodeJwt } from "jose";
import type { Sql } from "postgres";

/** Keeps of a session what hosted keeps and the local Auth API leaves empty. */
export interface SessionNotes {
  /** Notes what program asked for the session in an answer, if there is one; byLink: a mailed link opened it. */
  note(request: Request, response: Response, how: { byLink: boolean }): Promise<void>;
}

/** The tag of a session that a mailed link opened; hosted keeps how somebody signed in in a table of its own. */
export const linkTag = "link";

/** The session an access token of the API's was made for. */
export const sessionIn = (token: string): string | null => {
  const { session_id: id } = decodeJwt(token);
  return typeof id === "string" ? id : null;
};

/** Creates it over a connection with the API's login role. */
export function createSessionNotes(sql: Sql): SessionNotes {
  return {
    note: async (request, response, { byLink }) => {
      if (!response.ok) return;
      const { access_token: token } = (await response.clone().json()) as { access_token?: string };
      if (!token) return;
      await sql`
        update auth.sessions
        set user_agent = ${request.headers.get("user-agent")}, tag = coalesce(tag, ${byLink ? linkTag : null})
        where id = ${sessionIn(token)}`;
    },
  };
}
