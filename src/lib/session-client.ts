import { AuthClient, type GoTrueClient } from "@supabase/auth-js";
import { getEnv } from "@/config/env";
import { createSessionFetch, fetchByOwnClock } from "@/lib/session-fetch";

/** A session in this browser, and what sends requests in its name. Of the vendor's client only this part is loaded. */
export interface SessionClient {
  auth: GoTrueClient;
  /** fetch with the session's token, or as nobody when there is none. Rejects as fetch does. */
  fetch: typeof fetch;
}

/** A client whose session is stored under `storageKey`; a live one lasts in this browser and renews itself. Asks no server. */
export function createSessionClient(storageKey: string, live: boolean): SessionClient {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = getEnv();
  const auth = new AuthClient({
    url: `${VITE_SUPABASE_URL}/auth/v1`,
    headers: { apikey, Authorization: `Bearer ${apikey}` },
    storageKey,
    persistSession: live,
    autoRefreshToken: live,
    detectSessionInUrl: false,
    fetch: fetchByOwnClock,
  });
  return { auth, fetch: createSessionFetch(auth, apikey) };
}
