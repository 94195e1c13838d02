import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { AuthContext, type AuthState } from "@/auth/auth-context";
import { loadingState, signedOutState, watchSession } from "@/auth/session-watcher";
import { signOutMutation } from "@/data/auth/sign-out-mutation";
import { rememberVisit } from "@/lib/been-here";
import { dropDrafts, followEndedDrafts } from "@/lib/drafts";
import { hasStoredSession } from "@/lib/supabase";

/** Gives the app its session and role. Inside the query client's provider, whose data it drops when the user changes. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<AuthState>(() => (hasStoredSession() ? loadingState : signedOutState));
  const watcher = useRef<ReturnType<typeof watchSession>>(null);
  const { mutateAsync: signOut } = useMutation(signOutMutation);

  useEffect(() => {
    const current = watchSession(setState);
    watcher.current = current;
    return current.stop;
  }, []);
  useEffect(followEndedDrafts, []);

  // What one person loaded or typed must not show to the next. Runs after the private pages of the last one are gone.
  const owner = state.status === "loading" ? undefined : (state.user?.id ?? null);
  const lastOwner = useRef(owner);
  useEffect(() => {
    const changed = lastOwner.current !== undefined && lastOwner.current !== owner;
    lastOwner.current = owner;
    if (changed) void queryClient.resetQueries();
    // A session that expired leaves nobody, and its drafts wait for their owner.
    if (!owner) return;
    dropDrafts({ except: owner });
    rememberVisit();
  }, [owner, queryClient]);

  const value = useMemo(
    () => ({
      ...state,
      refreshRole: async () => watcher.current?.refreshRole(),
      signOut: () =>
        signOut().then(
          () => true,
          () => false,
        ),
    }),
    [state, signOut],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}
