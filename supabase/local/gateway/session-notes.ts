import { decodeJwt } from "jose";
import type { Sql } from "postgres";

/** Stores session data that hosted stores and the local Auth API leaves empty. */
interface SessionNotes {
  /** Records the user agent for the session in a response, if any; byLink: an emailed link opened it. */
  note(request: Request, response: Response, how: { byLink: boolean }): Promise<void>;
}

/** The tag of a session opened by an emailed link; hosted stores sign-in methods in a separate table. */
export const linkTag = "link";

/** The session of an access token. */
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
