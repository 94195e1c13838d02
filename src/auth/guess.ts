import { type AppRole, appRoles } from "@contracts/app-role";
import type { Guess } from "@/auth/auth-context";
import { browserStore } from "@/lib/browser-storage";
import { sessionKey } from "@/lib/supabase";

const key = "fairmatch.role";

function read(name: string): unknown {
  try {
    return JSON.parse(browserStore.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Remembers the confirmed role for the next start of this browser. */
export function rememberRole(userId: string, role: AppRole): void {
  browserStore.setItem(key, JSON.stringify({ userId, role }));
}

export const forgetRole = (): void => browserStore.removeItem(key);

/** This person's last role in this browser; null if the last user was another person or unknown. */
export function lastRole(userId: string): AppRole | null {
  const kept = read(key) as { userId?: unknown; role?: unknown } | null;
  return kept?.userId === userId ? (appRoles.find((role) => role === kept.role) ?? null) : null;
}

/** The stored session's user and their last role, without a request. */
export function guessFromStorage(): Guess | null {
  const stored = read(sessionKey) as { user?: { id?: unknown; email?: unknown } } | null;
  const { id, email } = stored?.user ?? {};
  const role = typeof id === "string" ? lastRole(id) : null;
  return role && { user: { id: String(id), email: String(email ?? "") }, role };
}

let open = false;

/** Whether requests are based on a guess, so that their failures are ignored. */
export const isGuessing = (): boolean => open;

export function setGuessing(guessing: boolean): void {
  open = guessing;
}
