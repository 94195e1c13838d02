import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { endRefusedSession } from "@/auth/end-refused-session";
import { toast } from "@/components/feedback/toast";
import { type AppError, parseError } from "@/lib/app-error";
import type { FailureTexts } from "@/lib/call-meta";

/** The toast of a call's last failure, by its texts: the next attempt takes it away. */
const lastFailures = new WeakMap<FailureTexts, number>();

const textFor = (error: AppError, text: FailureTexts["errorTitle"]) =>
  typeof text === "function" ? text(error) : text;

function tell(error: AppError, texts: FailureTexts) {
  const errorTitle = textFor(error, texts.errorTitle);
  const message = textFor(error, texts.errorMessage);
  const title = errorTitle ?? message ?? "Something went wrong";
  const description = errorTitle ? (message ?? error.message) : error.message;
  lastFailures.set(texts, toast.error({ title, description: title.includes(description) ? undefined : description }));
}

/** Told as an ordinary failure only when there is no session that could have ended. */
async function endSession(error: AppError, texts: FailureTexts) {
  if (!(await endRefusedSession())) tell(error, texts);
}

function fail(thrown: AppError, texts: FailureTexts) {
  // A fault of ours is no AppError, whatever its type says, and is told in plain words.
  const error = parseError(thrown);
  if (error.status === 401) void endSession(error, texts);
  else if (typeof texts.silent === "function" ? !texts.silent(error) : !texts.silent) tell(error, texts);
}

/** Whether another attempt can help: not when the server has understood and refused, nor where nothing can be reached. */
function retry(failures: number, { status }: AppError): boolean {
  return failures < 2 && status >= 500;
}

/** The one place where failed and successful calls become toasts; their texts come from each call's `meta`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const texts = query.meta ?? {};
      const refreshing = query.state.data !== undefined;
      // Without texts the screen shows the failure in its place, unless it still shows older data.
      if (texts.errorTitle || texts.errorMessage || error.status === 401) fail(error, texts);
      else if (refreshing) fail(error, { errorTitle: "This page could not be refreshed", ...texts });
    },
  }),
  mutationCache: new MutationCache({
    onMutate: (_variables, { meta }) => {
      const shown = meta && lastFailures.get(meta);
      if (shown !== undefined) toast.dismiss(shown);
    },
    onError: (error, _variables, _context, mutation) => {
      const texts = mutation.meta ?? {};
      const atFields = Object.keys(error.fields ?? {}).length > 0;
      if (!atFields || texts.toastFieldErrors) fail(error, texts);
    },
    onSuccess: (data, variables, _context, mutation) => {
      const { successTitle, successMessage } = mutation.meta ?? {};
      const text =
        typeof successMessage === "function" ? successMessage(data as never, variables as never) : successMessage;
      if (successTitle) toast.success({ title: successTitle, description: text ?? undefined });
      else if (text) toast.success({ title: text });
    },
  }),
  // "always": offline, a call fails and says so instead of waiting without a word.
  defaultOptions: {
    queries: { retry, staleTime: 30_000, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
