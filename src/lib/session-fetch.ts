/**
 * The server says when a token ends by its own clock, and the client compares that with the browser's: where that runs fast every
 * token looks ended, and a new one is asked for without end. Left out, the client counts `expires_in` from now.
 */
async function byOwnClock(response: Response): Promise<Response> {
  const { expires_at: _, ...session } = await response.json();
  return new Response(JSON.stringify(session), response);
}

/**
 * fetch for the Supabase client, true to the session whatever clock the browser has. A token that the server takes for ended is
 * renewed once and the request sent again; `renew` gives the new one, or null when there is no session to renew.
 */
export function createSessionFetch(renew: () => Promise<string | null>): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.startsWith("/auth/v1/")) {
      return response.ok && /\/(token|verify|signup)$/.test(pathname) ? byOwnClock(response) : response;
    }
    const token = response.status === 401 && (await renew());
    if (!token) return response;
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${token}`);
    return fetch(input, { ...init, headers });
  };
}
