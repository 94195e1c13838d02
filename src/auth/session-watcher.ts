import type { AppRole } from "@contracts/enums";
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import type { AuthState } from "@/auth/auth-context";
import { endRefusedSession } from "@/auth/end-refused-session";
import { getProfileRole, toRole } from "@/data/auth/get-profile-role";
import { isAppError } from "@/lib/app-error";
import { getSupabase, hasStoredSession, onSupabaseLoaded, sessionKey } from "@/lib/supabase";

/** How long the first answer and a role are waited for, in ms (RULES: Accounts). */
export const sessionTimeout = 5000;
export const roleTimeout = 3000;

export const loadingState: AuthState = { status: "loading", user: null, role: null };
export const signedOutState: AuthState = { status: "signed-out", user: null, role: null };

/** The role sign-up asked for, shown while the profile cannot be read; it never makes an admin (RULES: Accounts). */
function roleFromMetadata(session: Session): AppRole {
  const role = toRole(session.user.user_metadata.role);
  return role === "admin" ? "candidate" : role;
}

/**
 * Follows the session of this browser, other tabs included, and tells each change. Loads the Supabase client only if a session
 * is stored. The first answer comes within 5 s, the role within 3 s of the session; what is known later corrects it.
 */
export function watchSession(tell: (state: AuthState) => void) {
  let session: Session | null = null;
  let role: AppRole | null = null;
  let lookingUp: string | null = null;
  let stopped = false;
  let told: AuthState = hasStoredSession() ? loadingState : signedOutState;
  let unsubscribe = () => {};

  const change = (next: AuthState) => {
    const same = next.status === told.status && next.role === told.role && next.user?.email === told.user?.email;
    if (stopped || (same && next.user?.id === told.user?.id)) return;
    told = next;
    tell(next);
  };

  const settle = (userId: string, next: AppRole) => {
    if (session?.user.id !== userId) return;
    role = next;
    change({ status: "signed-in", user: { id: userId, email: session.user.email ?? "" }, role });
  };

  const lookUpRole = async (owner: Session) => {
    const { id } = owner.user;
    const fallBack = () => settle(id, role ?? roleFromMetadata(owner));
    const timer = setTimeout(fallBack, roleTimeout);
    lookingUp = id;
    try {
      settle(id, await getProfileRole(id));
    } catch (error) {
      console.warn("The role could not be read.", error);
      // A refused session must not be taken to another role's pages: it ends where it is, so that it can come back there.
      const refused = isAppError(error) && error.status === 401 && (await endRefusedSession());
      if (!refused) fallBack();
    } finally {
      clearTimeout(timer);
      if (lookingUp === id) lookingUp = null;
    }
  };

  const follow = (next: Session | null, event?: AuthChangeEvent) => {
    if (stopped) return;
    clearTimeout(sessionTimer);
    const switched = session !== null && session.user.id !== next?.user.id;
    if (session?.user.id !== next?.user.id) role = null;
    session = next;
    if (!next) return change(signedOutState);
    if (switched) change(loadingState);
    // A start is told twice, as signed in and as the first session; a new token may read what the old one could not.
    if (lookingUp !== next.user.id || event === "TOKEN_REFRESHED") void lookUpRole(next);
  };

  const giveUp = (reason: unknown) => {
    if (told.status !== "loading") return;
    console.warn("The session could not be read.", reason);
    change(signedOutState);
  };
  const open = () => void getSupabase().catch(giveUp);

  const onStorage = (event: StorageEvent) => {
    if (event.key !== null && event.key !== sessionKey) return;
    if (hasStoredSession()) open();
    else if (session) follow(null);
  };

  const sessionTimer = setTimeout(() => giveUp(`No answer in ${sessionTimeout} ms.`), sessionTimeout);
  const stopWaiting = onSupabaseLoaded((supabase) => {
    const { data } = supabase.auth.onAuthStateChange((event, next) => follow(next, event));
    unsubscribe = () => data.subscription.unsubscribe();
  });
  window.addEventListener("storage", onStorage);
  if (told.status === "loading") open();

  return {
    refreshRole: async () => {
      if (session) await lookUpRole(session);
    },
    stop: () => {
      stopped = true;
      clearTimeout(sessionTimer);
      stopWaiting();
      unsubscribe();
      window.removeEventListener("storage", onStorage);
    },
  };
}
