import { parseError } from "@/lib/app-error";
import { browserStore, tabStore } from "@/lib/browser-storage";
import type { SessionClient } from "@/lib/session-client";

export const sessionKey = "sb-fairmatch-auth-token";

type Listener = (client: SessionClient) => void;

let loading: Promise<SessionClient> | null = null;
let loaded: SessionClient | null = null;
const listeners = new Set<Listener>();

async function createSessionClient(storageKey: string, live: boolean): Promise<SessionClient> {
  return (await import("@/lib/session-client")).createSessionClient(storageKey, live);
}

async function load(): Promise<SessionClient> {
  const client = await createSessionClient(sessionKey, true);
  loaded = client;
  for (const listener of listeners) listener(client);
  return client;
}

/**
 * The shared client, loaded on demand so that public pages don't pay for it. A failed load (offline) rejects with an AppError, and
 * the next call retries.
 */
export function getSupabase(): Promise<SessionClient> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw parseError(error);
  });
  return loading;
}

/**
 * A separate client with its session in memory: neither the app nor this browser's storage sees it. Rejects with an AppError if it
 * failed to load.
 */
export function createSeparateClient(): Promise<SessionClient> {
  return createSessionClient("fairmatch-separate", false).catch((error: unknown) => {
    throw parseError(error);
  });
}

/** Calls the listener with the client once it has loaded, right away if it has. Returns a stop function. Doesn't load it. */
export function onSupabaseLoaded(listener: Listener): () => void {
  if (loaded) listener(loaded);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether this browser may hold a session, without loading the client. */
export const hasStoredSession = (): boolean => browserStore.getItem(sessionKey) !== null;

/** The stored session's access token, which may have expired. */
export function storedAccessToken(): string | null {
  try {
    const session = JSON.parse(browserStore.getItem(sessionKey) ?? "null") as { access_token?: string } | null;
    return session?.access_token ?? null;
  } catch {
    return null;
  }
}

const anySessionKey = /^sb-.+-auth-token/;

/** Removes leftovers of earlier sessions from this browser; the live session only on request. */
export function clearStoredSessions({ live }: { live: boolean }): void {
  for (const storage of [browserStore, tabStore]) {
    for (const key of storage.keys()) {
      if (anySessionKey.test(key) && (live || key !== sessionKey)) storage.removeItem(key);
    }
  }
}
