import type { AppError } from "@/lib/app-error";

type ErrorText = string | ((error: AppError) => string);

/** A query's failure texts, in its `meta`. */
export type FailureTexts = {
  /** The toast's title; its description is `errorMessage`, or the server's text. */
  errorTitle?: ErrorText;
  /** The toast's text; its title if there is no `errorTitle`. */
  errorMessage?: ErrorText;
  /** Used instead if the caller's session has ended. */
  signedOutMessage?: string;
  /** The screen shows the failure itself; all failures, or those selected. */
  silent?: boolean | ((error: AppError) => boolean);
};

/** A mutation's outcome texts, in its `meta`. */
export type OutcomeTexts = FailureTexts & {
  successTitle?: string;
  /** The toast's text; its title if there is no `successTitle`. */
  successMessage?: string | ((data: never, variables: never) => string | null);
  /** Set if no Form shows field errors, so that they are reported as well. */
  toastFieldErrors?: boolean;
  /** Retries from a failure's toast, even after the page is left; keeps the toast. */
  tryAgain?: (variables: never) => void;
  /** Changes the account's sign-in or role, other than through acts in `refreshes`. */
  changesAccount?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    /** All backend calls fail with it: the backend modules in src/lib throw nothing else. */
    defaultError: AppError;
    queryMeta: FailureTexts;
    mutationMeta: OutcomeTexts;
  }
}
