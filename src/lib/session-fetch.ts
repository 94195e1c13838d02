import type { GoTrueClient } from "@supabase/auth-js";
import { isRefusal, parseError } from "@/lib/app-error";
import { fetchInTime } from "@/lib/time-limit";

/**
 * fetch for the auth service. Its tokens' expiry is by the server's clock, which the client compares with the browser's: with a
 * fast clock every token looks expired and is renewed endlessly. Without `expires_at`, the client adds `expires_in` to its own
 * time.
 */
export const fetchByOwnClock: typeof fetch = async (input, init) => {
  const response = await fetchInTime(input, init);
  // The auth client drops the status of an answer that isn't JSON, such as a gateway's page.
  if (!response.ok && !response.headers.get("content-type")?.includes("json")) {
    const { status } = response;
    // Read, or it would count as stalled.
    await response.text();
    return Response.json({ error_code: `http_${status}` }, { status });
  }
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  if (!response.ok || !/\/(token|verify|signup)$/.test(pathname)) return response;
  const { expires_at: _, ...session } = await response.json();
  return new Response(JSON.stringify(session), response);
};

/** Throws what kept the auth service from saying whether the session still counts: without its token, calls look signed out. */
function throwUnlessRefused(error: unknown): void {
  const failure = error ? parseError(error) : null;
  if (failure && !isRefusal(failure)) throw failure;
}

/**
 * fetch with a session's token, or anonymously without one. A token the server considers expired, whatever the browser's clock, is
 * renewed once and the request retried. Rejects with an AppError if the auth service can't be reached for that.
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
    const { data, error } = await auth.getSession();
    throwUnlessRefused(error);
    const response = await send(input, init, data.session?.access_token);
    if (response.status !== 401) return response;
    const renewed = await auth.refreshSession();
    throwUnlessRefused(renewed.error);
    return renewed.data.session ? send(input, init, renewed.data.session.access_token) : response;
  };
}
