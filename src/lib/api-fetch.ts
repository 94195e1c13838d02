import { getEnv } from "@/config/env";
import { apiAddress } from "@/lib/api-address";
import { takeAskedAhead } from "@/lib/asked-ahead";
import type { SessionClient } from "@/lib/session-client";
import { getSupabase, hasStoredSession } from "@/lib/supabase";
import { fetchInTime } from "@/lib/time-limit";

interface ApiRequest {
  body: object;
  signal?: AbortSignal | undefined;
  /** The session to use; this browser's by default. */
  client?: SessionClient | undefined;
}

/**
 * Posts JSON to an API path as the current user. Without a session it's a plain fetch, so that visitors don't wait for the session
 * code. Rejects like fetch, or with an AppError if that code failed to load.
 */
export async function postToApi(path: string, { body, signal, client }: ApiRequest): Promise<Response> {
  const { VITE_SUPABASE_PUBLISHABLE_KEY: apikey } = getEnv();
  const session = client ?? (hasStoredSession() ? await getSupabase() : null);
  const headers = { "Content-Type": "application/json", apikey };
  const init = { method: "POST", headers, body: JSON.stringify(body), ...(signal && { signal }) };
  const url = apiAddress(path);
  if (session) return session.fetch(url, init);
  const answer = await (takeAskedAhead(url, init.body) ?? fetchInTime(url, init));
  // Another tab signed in, but its session wasn't visible here yet: the refusal was for no session.
  return answer.status === 401 && hasStoredSession() ? (await getSupabase()).fetch(url, init) : answer;
}
