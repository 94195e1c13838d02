import { getEnv } from "@/config/env";
import { takeAskedAhead } from "@/lib/asked-ahead";
import type { SessionClient } from "@/lib/session-client";
import { getSupabase, hasStoredSession } from "@/lib/supabase";
import { fetchInTime } from "@/lib/time-limit";

interface ApiRequest {
  body: object;
  signal?: AbortSignal | undefined;
  /** Whose session sends it; this browser's by default. */
  client?: SessionClient | undefined;
}

/**
 * Posts JSON to a path of the API, in the name of whoever is signed in. Without a session that is a plain fetch, so that visitors do
 * not wait for the code that keeps sessions. Rejects as fetch does, or with an AppError when that code could not be loaded.
 */
export async function postToApi(path: string, { body, signal, client }: ApiRequest): Promise<Response> {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = getEnv();
  const session = client ?? (hasStoredSession() ? await getSupabase() : null);
  const headers = { "Content-Type": "application/json", apikey };
  const init = { method: "POST", headers, body: JSON.stringify(body), ...(signal && { signal }) };
  const url = VITE_SUPABASE_URL + path;
  if (session) return session.fetch(url, init);
  const answer = await (takeAskedAhead(url, init.body) ?? fetchInTime(url, init));
  // Another tab had signed in, and what it stored was not to be seen here yet: nobody was refused, not that session.
  return answer.status === 401 && hasStoredSession() ? (await getSupabase()).fetch(url, init) : answer;
}
