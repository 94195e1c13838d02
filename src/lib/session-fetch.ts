import type { GoTrueClient } from "@supabase/auth-js";
import { fetchInTime } from "@/lib/time-limit";

/**
 * fetch for the auth service. The server says when a token ends by its own clock, and the client compares that with the browser's:
 * where that runs fast every token looks ended, and a new one is asked for without end. Left out, the client counts `expires_in`
 * from now.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const response = await fetchInTime(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (!response.ok || !/\/(token|verify|signup)$/.test(pathname)) return response;
  const { expires_at: _, ...session } = await response.json();
  return new Response(JSON.stringify(session), response);
};

/**
 * fetch in the name of a session, or of nobody where there is none. A token that the server takes for ended, whatever clock the
 * browser has, is renewed once and the request sent again.
 */
export function createSessionFetch(
  auth: Pick<GoTrueClient, "getSession" | "refreshSession">,
  apikey: string,
): typeof fetch {
  const send = (input: Parameters<typeof fetch>[0], init: RequestInit | undefined, token: string | undefined) => {
    const headers = new Headers(init?.headers);
    headers.set("apikey", apikey);
    headers.set("Authorization", `Bearer ${token ?? apikey}`);
    return fetchInTime(input, { ...init, headers });
  };
  return async (input, init) => {
    const { data } = await auth.getSession();
    const response = await send(input, init, data.session?.access_token);
    if (response.status !== 401) return response;
    const renewed = await auth.refreshSession();
    return renewed.data.session ? send(input, init, renewed.data.session.access_token) : response;
  };
}
