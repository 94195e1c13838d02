import type { AppRole } from "@contracts/enums";
import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { toRole } from "@/accounts/data/frame-query";
import type { AuthState, Guess } from "@/auth/auth-context";
import { endRefusedSession } from "@/auth/end-refused-session";
import { guessFromStorage, lastRole } from "@/auth/guess";
import { warnUnkept } from "@/auth/warn-unkept";
import { isAppError } from "@/lib/app-error";
import { getSupabase, hasStoredSession, onSupabaseLoaded, sessionKey } from "@/lib/supabase";

/** How long to wait for the first response and a role, in ms (RULES: Accounts). */
const sessionTimeout = 5000;
export const roleTimeout = 3000;

const loadingState: AuthState = { status: "loading", user: null, role: null };
const signedOutState: AuthState = { status: "signed-out", user: null, role: null };

/** What can be known at the start without a request. */
export const initialState = (): AuthState =>
  hasStoredSession() ? { ...loadingState, guess: guessFromStorage() } : signedOutState;

/** The role sign-up asked for, shown when the profile cannot be read; it never makes an admin (RULES: Accounts). */
function roleFromMetadata(session: Session): AppRole {
  const role = toRole(session.user.user_metadata.role);
  return role === "admin" ? "candidate" : role;
}

interface Watch {
  /** `wasWrong`: the guess turned out wrong. */
  onChange: (state: AuthState, wasWrong: boolean) => void;
  /** Reads the role with the rest of the frame. Throws an AppError. */
  readFrame: (userId: string) => Promise<{ role: AppRole }>;
}

const bears = (state: AuthState, guess: Guess) =>
  state.status === "signed-in" && state.user.id === guess.user.id && state.role === guess.role;

/**
 * Follows the session of this browser, other tabs included, and tells each change. Loads the Supabase client only if a session
 * is stored. The first answer comes within 5 s, a role known before within 3 s of the session; what is known later corrects it.
 */
export function watchSession({ onChange, readFrame }: Watch) {
  let session: Session | null = null;
  let role: AppRole | null = null;
  let lookingUp: string | null = null;
  let stopped = false;
  let announced = initialState();
  let unsubscribe = () => {};

  const change = (next: AuthState) => {
    const guess = announced.status === "loading" ? announced.guess : null;
    const same =
      next.status === announced.status && next.role === announced.role && next.user?.email === announced.user?.email;
    if (stopped || (same && next.user?.id === announced.user?.id && !guess)) return;
    announced = next;
    onChange(next, Boolean(guess && !bears(next, guess)));
  };

  const settle = (userId: string, next: AppRole) => {
    if (session?.user.id !== userId) return;
    role = next;
    change({ status: "signed-in", user: { id: userId, email: session.user.email ?? "" }, role });
  };

  const lookUpRole = async (owner: Session) => {
    const { id } = owner.user;
    const fallBack = () => settle(id, role ?? lastRole(id) ?? roleFromMetadata(owner));
    // Without a known role the page stays neutral: a guess from sign-up would show an administrator a candidate's page.
    const timer = setTimeout(() => {
      const known = role ?? lastRole(id);
      if (known) settle(id, known);
    }, roleTimeout);
    lookingUp = id;
    try {
      settle(id, (await readFrame(id)).role);
    } catch (error) {
      console.warn("The role could not be read.", error);
      // A refused session must not move to another role's pages: it ends in place, so that the user can return there.
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
    const expected = session?.user.id ?? (announced.status === "loading" ? announced.guess?.user.id : undefined);
    const switched = expected !== undefined && expected !== next?.user.id;
    if (session?.user.id !== next?.user.id) role = null;
    session = next;
    if (next) warnUnkept();
    if (!next) return change(signedOutState);
    if (switched) change(loadingState);
    // A start fires twice, as signed in and as the initial session; a new token may read what the old one couldn't.
    if (lookingUp !== next.user.id || event === "TOKEN_REFRESHED") void lookUpRole(next);
  };

  const giveUp = (reason: unknown) => {
    if (announced.status !== "loading") return;
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
  if (announced.status === "loading") open();

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
