import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { toast } from "@/components/feedback/toast";
import { type AppError, parseError } from "@/lib/app-error";

type ErrorText = string | ((error: AppError) => string);

interface FailureTexts extends Record<string, unknown> {
  /** Title of the toast; its description is `errorMessage`, or what the server said. */
  errorTitle?: string;
  /** Text of the toast; the title when there is no `errorTitle`. */
  errorMessage?: ErrorText;
}

interface MutationTexts extends FailureTexts {
  successMessage?: string | ((data: never, variables: never) => string | null);
  /** Set where no Form shows the errors of single fields, so that they are told all the same. */
  toastFieldErrors?: boolean;
}

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: FailureTexts;
    mutationMeta: MutationTexts;
  }
}

function tell(error: AppError, texts: FailureTexts) {
  const message = typeof texts.errorMessage === "function" ? texts.errorMessage(error) : texts.errorMessage;
  const title = texts.errorTitle ?? message ?? "Something went wrong";
  const description = texts.errorTitle ? (message ?? error.message) : error.message;
  toast.error({ title, description: description === title ? undefined : description });
}

/** Whether another attempt can help: not when the server has understood and refused. */
function retry(failures: number, error: unknown): boolean {
  const { status } = parseError(error);
  return failures < 2 && (!status || status >= 500);
}

/** The one place where failed and successful calls become toasts; their texts come from each call's `meta`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      const texts = query.meta ?? {};
      // Without texts the screen shows the failure in its place, unless it still shows older data.
      if (texts.errorTitle || texts.errorMessage) tell(parseError(error), texts);
      else if (query.state.data !== undefined)
        tell(parseError(error), { errorTitle: "This page could not be refreshed" });
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      const parsed = parseError(error);
      const texts = mutation.meta ?? {};
      const atFields = Object.keys(parsed.fields ?? {}).length > 0;
      if (!atFields || texts.toastFieldErrors) tell(parsed, texts);
    },
    onSuccess: (data, variables, _context, mutation) => {
      const text = mutation.meta?.successMessage;
      const title = typeof text === "function" ? text(data as never, variables as never) : text;
      if (title) toast.success({ title });
    },
  }),
  defaultOptions: { queries: { retry, staleTime: 30_000 } },
});
