import { AuthClient, type GoTrueClient } from "@supabase/auth-js";
import { getEnv } from "@/config/env";
import { browserStore } from "@/lib/browser-storage";
import { createSessionFetch, fetchByOwnClock } from "@/lib/session-fetch";

/** A session in this browser, with requests in its name. Only this part of the vendor's client is loaded. */
export interface SessionClient {
  auth: GoTrueClient;
  /** fetch with the session's token, or anonymously without one. Rejects like fetch. */
  fetch: typeof fetch;
}

/** A client with its session under `storageKey`; a live one persists in this browser and renews itself. Makes no request. */
export function createSessionClient(storageKey: string, live: boolean): SessionClient {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = getEnv();
  const auth = new AuthClient({
    url: `${VITE_SUPABASE_URL}/auth/v1`,
    headers: { apikey, Authorization: `Bearer ${apikey}` },
    storageKey,
    persistSession: live,
    ...(live && { storage: browserStore }),
    autoRefreshToken: live,
    detectSessionInUrl: false,
    fetch: fetchByOwnClock,
  });
  return { auth, fetch: createSessionFetch(auth, apikey) };
}
