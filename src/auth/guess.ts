import { type AppRole, appRoles } from "@contracts/app-role";
import type { Guess } from "@/auth/auth-context";
import { sessionKey } from "@/lib/supabase";

const key = "fairmatch.role";

/** What lies there as JSON; null for anything else. */
function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps the role the server named, for the next start of this browser. */
export function rememberRole(userId: string, role: AppRole): void {
  try {
    localStorage.setItem(key, JSON.stringify({ userId, role }));
  } catch (error) {
    console.warn("The role could not be kept.", error);
  }
}

export const forgetRole = (): void => localStorage.removeItem(key);

/** The role this person had last in this browser; null where somebody else was the last, or nobody. */
export function lastRole(userId: string): AppRole | null {
  const kept = read(key) as { userId?: unknown; role?: unknown } | null;
  return kept?.userId === userId ? (appRoles.find((role) => role === kept.role) ?? null) : null;
}

/** Whose session is stored in this browser, with the role they had last; asks nobody. */
export function guessFromStorage(): Guess | null {
  const stored = read(sessionKey) as { user?: { id?: unknown; email?: unknown } } | null;
  const { id, email } = stored?.user ?? {};
  const role = typeof id === "string" ? lastRole(id) : null;
  return role && { user: { id: String(id), email: String(email ?? "") }, role };
}

let open = false;

/** Whether what is asked for now is asked for on a guess: its failures are nobody's yet. */
export const isGuessing = (): boolean => open;

export function setGuessing(guessing: boolean): void {
  open = guessing;
}
