import { hashKey, type Query, type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { frameKey, frameQuery, getFrame } from "@/accounts/data/frame-query";
import { signOutMutation } from "@/accounts/data/sign-out-mutation";
import { forgetSignUpSecret } from "@/accounts/data/sign-up-secret";
import { AuthContext } from "@/auth/auth-context";
import { explainEndElsewhere } from "@/auth/explain-end-elsewhere";
import { forgetRole, rememberRole, setGuessing } from "@/auth/guess";
import { forgetMine } from "@/auth/remembered-mine";
import { initialState, watchSession } from "@/auth/session-watcher";
import { useCompanyChange } from "@/auth/use-company-change";
import { DraftOwner } from "@/components/form/draft-context";
import { rememberVisit } from "@/lib/been-here";
import { dropDrafts, followEndedDrafts } from "@/lib/drafts";
import { forgetRecent } from "@/lib/recent-finds";

/** How often to refetch the frame while the page is visible, in ms. */
const refreshMs = 60_000;

const isFrameOf = (userId: string | null, { queryHash }: Query) => queryHash === hashKey(frameKey(userId));

/** Requests still running for the last user must not affect the next one. */
function ignoreRunning(queryClient: QueryClient) {
  for (const mutation of queryClient.getMutationCache().findAll({ status: "pending" })) {
    if (!mutation.meta?.changesAccount)
      mutation.setOptions({ mutationFn: mutation.options.mutationFn, meta: mutation.meta });
  }
}

/** Gives the app its session and role. Must be inside the query client's provider, whose data it drops when the user changes. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(initialState);
  const watcher = useRef<ReturnType<typeof watchSession>>(null);
  const { mutateAsync: signOut } = useMutation(signOutMutation);

  useEffect(() => {
    const current = watchSession({
      onChange: (next, wasWrong) => {
        // Results of a wrong guess are dropped, and their errors stay silent.
        if (wasWrong) {
          const isUnseen = (query: Query) =>
            query.getObserversCount() === 0 && !isFrameOf(next.user?.id ?? null, query);
          queryClient.removeQueries({ predicate: isUnseen });
        }
        setState(next);
      },
      readFrame: async (userId) => {
        const frame = await getFrame(userId);
        queryClient.setQueryData(frameKey(userId), frame);
        return frame;
      },
    });
    watcher.current = current;
    return current.stop;
  }, [queryClient]);
  useEffect(() => followEndedDrafts(explainEndElsewhere), []);
  useEffect(() => setGuessing(state.status === "loading" && Boolean(state.guess)), [state]);

  const owner = state.status === "loading" ? undefined : (state.user?.id ?? null);
  // Before the reset below: by then no one observes the former user's frame, so it isn't refetched.
  const { data: frame } = useQuery({ ...frameQuery(owner ?? null), refetchInterval: refreshMs });

  // One user's data or drafts must never show to the next. Runs after the last user's private pages are gone.
  const lastOwner = useRef(owner);
  useEffect(() => {
    const changed = lastOwner.current !== undefined && lastOwner.current !== owner;
    lastOwner.current = owner;
    if (changed) {
      ignoreRunning(queryClient);
      void queryClient.resetQueries({ predicate: (query) => !isFrameOf(owner ?? null, query) });
    }
    if (owner === null) {
      forgetRole();
      forgetMine();
      forgetRecent();
    }
    // An expired session has no successor; its drafts wait for their owner.
    if (!owner) return;
    dropDrafts({ except: owner });
    rememberVisit();
    forgetSignUpSecret();
  }, [owner, queryClient]);

  useCompanyChange(frame);
  useEffect(() => {
    if (frame) rememberRole(frame.user_id, frame.role);
  }, [frame]);

  const value = useMemo(
    () => ({
      ...(state.status === "signed-in" ? { ...state, role: frame?.role ?? state.role } : state),
      refreshRole: async () => watcher.current?.refreshRole(),
      signOut: () =>
        signOut().then(
          () => true,
          () => false,
        ),
    }),
    [state, frame?.role, signOut],
  );
  return (
    <AuthContext value={value}>
      <DraftOwner value={state.user?.id}>{children}</DraftOwner>
    </AuthContext>
  );
}
