import type { AppError } from "@/lib/app-error";

type ErrorText = string | ((error: AppError) => string);

/** What a query's `meta` may say about its failure. */
export type FailureTexts = {
  /** Title of the toast; its description is `errorMessage`, or what the server said. */
  errorTitle?: ErrorText;
  /** Text of the toast; the title when there is no `errorTitle`. */
  errorMessage?: ErrorText;
  /** Said instead when the session of the caller has ended. */
  signedOutMessage?: string;
  /** The screen itself shows the failure; all failures, or those it picks. */
  silent?: boolean | ((error: AppError) => boolean);
};

/** What a mutation's `meta` may say about its outcome. */
export type OutcomeTexts = FailureTexts & {
  successTitle?: string;
  /** Text of the toast; the title when there is no `successTitle`. */
  successMessage?: string | ((data: never, variables: never) => string | null);
  /** Set where no Form shows the errors of single fields, so that they are told all the same. */
  toastFieldErrors?: boolean;
  /** Does it again from the toast of a failure, also once the page is left; the toast stays for it. */
  tryAgain?: (variables: never) => void;
  /** Changes with what one is signed in, or as what, past the acts that `refreshes` lists. */
  changesAccount?: boolean;
};

declare module "@tanstack/react-query" {
  interface Register {
    /** Whatever the backend is asked fails with one: the doors to the backend in src/lib throw nothing else. */
    defaultError: AppError;
    queryMeta: FailureTexts;
    mutationMeta: OutcomeTexts;
  }
}
