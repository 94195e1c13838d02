import { hashKey, type Mutation, MutationCache, QueryCache } from "@tanstack/react-query";
import { takeFailureAway, toastFailure } from "@/app/failure-toasts";
import { markReported } from "@/app/report-unexpected";
import { endRefusedSession } from "@/auth/end-refused-session";
import { isGuessing } from "@/auth/guess";
import { toast } from "@/components/feedback/toast";
import { type AppError, parseError } from "@/lib/app-error";
import type { FailureTexts } from "@/lib/call-meta";
import { FreshQueryClient } from "@/lib/fresh-query-client";
import { refetch } from "@/lib/refetch";
import { reportError } from "@/lib/report-error";
import { isOutcomeUnknown, unknownOutcomeTitle } from "@/lib/send-safely";
import { hasStoredSession } from "@/lib/supabase";

/** Identifies a mutation across renders: its key, or its texts, which are recreated with the same words. */
const nameOf = ({ options: { mutationKey, meta = {} } }: Pick<Mutation, "options">): string =>
  hashKey([mutationKey, Object.values(meta).map(String)]);

const textFor = (error: AppError, text: FailureTexts["errorTitle"]) =>
  typeof text === "function" ? text(error) : text;

/** `isBackground` for calls that no user started; `isAct` for those that aren't tried again automatically. */
type Shown = FailureTexts & { isBackground?: boolean; isAct?: boolean; tryAgain?: (() => void) | undefined };

/** What a toast says below its title in an outage: also why, where a fixed text leaves it out, and when to try again. */
function inOutage({ message, outage }: AppError, title: string, text: string, isAct: boolean): string {
  const why = `${title} ${text}`.includes(message) ? "" : message;
  const next = isAct && outage?.retryIn ? `Try again in ${outage.retryIn} s.` : "";
  const words = why || next ? text.replace(/[^.!?]$/, "$&.") : text;
  return [words, why, next].filter((each) => each !== "").join(" ");
}

function showFailure(call: string, error: AppError, shown: Shown) {
  const { signedOutMessage, isBackground = false, isAct = false, tryAgain, ...texts } = shown;
  const signedOut = error.status === 401 ? signedOutMessage : undefined;
  // A fixed text says that it failed, which isn't known here.
  const isOpen = isOutcomeUnknown(error);
  const titled = isOpen && typeof texts.errorTitle !== "function" ? unknownOutcomeTitle : texts.errorTitle;
  const worded = isOpen && typeof texts.errorMessage === "string" ? undefined : texts.errorMessage;
  const errorTitle = signedOut ?? textFor(error, titled);
  const message = signedOut ? undefined : textFor(error, worded);
  const title = errorTitle ?? message ?? "Something went wrong";
  const text = errorTitle ? (message ?? error.message) : error.message;
  const words = title.includes(text) ? "" : text;
  const description = error.outage ? inOutage(error, title, words, isAct) : words;
  toastFailure(call, {
    title,
    description: description || undefined,
    failure: signedOut ? undefined : { code: error.code, at: window.location.pathname },
    isBackground,
    tryAgain,
  });
}

const isSilent = (error: AppError, { silent }: FailureTexts) => (typeof silent === "function" ? silent(error) : silent);

/** An ordinary failure only when there is no session to end. */
async function endSession(call: string, error: AppError, texts: Shown) {
  if (!(await endRefusedSession(texts.signedOutMessage)) && !isSilent(error, texts)) showFailure(call, error, texts);
}

function fail(call: string, thrown: AppError, texts: Shown) {
  // Our own bugs aren't AppErrors, whatever the type says, and get a plain message.
  const error = parseError(thrown);
  reportError(thrown);
  markReported(thrown);
  if (error.status === 401) void endSession(call, error, texts);
  else if (!isSilent(error, texts)) showFailure(call, error, texts);
}

/** The longest wait behind a loading screen, in seconds; before a longer one the page says what happened. */
const longestSilence = 5;

/**
 * Whether a retry can help: not when the server has understood and refused, nor when it can't be reached, nor after half a minute,
 * when people want a result. In a longer outage the page says when it tries again.
 */
function retry(failures: number, { status, code, outage }: AppError): boolean {
  if (failures >= 2) return false;
  if (outage) return outage.isBlip || (outage.retryIn ?? Number.POSITIVE_INFINITY) <= longestSilence;
  return status >= 500 && code !== "timeout";
}

/** In ms: what the server asks for, else one second, then two. */
const retryDelay = (failures: number, { outage }: AppError): number =>
  1000 * (outage?.retryIn && !outage.isBlip ? outage.retryIn : 2 ** failures);

/** The one place where failed and successful calls become toasts; their texts come from each call's `meta`. */
export const queryClient = new FreshQueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      // A visible page refetches what failed on a guess; a hidden one stays silent.
      if (isGuessing() && query.getObserversCount() === 0) return;
      const refreshing = query.state.data !== undefined;
      // Not further pages, which a press loads.
      const isBackground = refreshing && !query.state.fetchMeta?.fetchMore;
      const texts = { ...query.meta, isBackground };
      // Without texts the screen shows the failure in place, unless it still shows older data.
      if (texts.errorTitle || texts.errorMessage || error.status === 401) fail(query.queryHash, error, texts);
      else if (refreshing) fail(query.queryHash, error, { errorTitle: "This page couldn't be refreshed", ...texts });
    },
    onSuccess: (_data, query) => takeFailureAway(query.queryHash),
  }),
  mutationCache: new MutationCache({
    onMutate: (_variables, mutation) => takeFailureAway(nameOf(mutation)),
    onError: (error, variables, _context, mutation) => {
      const { tryAgain, ...meta } = mutation.meta ?? {};
      const texts = { ...meta, isAct: true, tryAgain: tryAgain && (() => tryAgain(variables as never)) };
      const atFields = Object.keys(error.fields ?? {}).length > 0;
      if (!atFields || texts.toastFieldErrors) fail(nameOf(mutation), error, texts);
    },
    onSuccess: (data, variables, _context, mutation) => {
      // After the session ended there is nothing to fetch.
      if (mutation.meta?.changesAccount && hasStoredSession())
        void refetch(queryClient, ["get_frame", "get_my_sign_in"]);
      const { successTitle, successMessage } = mutation.meta ?? {};
      const text =
        typeof successMessage === "function" ? successMessage(data as never, variables as never) : successMessage;
      if (successTitle) toast.success({ title: successTitle, description: text ?? undefined });
      else if (text) toast.success({ title: text });
    },
  }),
  // "always": offline calls fail with a message instead of waiting silently.
  defaultOptions: {
    queries: { retry, retryDelay, staleTime: 30_000, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
