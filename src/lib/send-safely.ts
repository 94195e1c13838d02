import { AppError, isAppError } from "@/lib/app-error";

const unknownOutcome = "unknown_outcome";

/** Heads what is said where nobody knows whether an act was done. */
export const unknownOutcomeTitle = "We don't know if this worked";

/** Whether a request ended without our answer: none came, none in time, or a proxy gave one in its place. */
export const isUnanswered = ({ status, code }: AppError): boolean =>
  status === 0 || (status >= 502 && status <= 504 && /^(timeout|http_\d+)$/.test(code));

/** Whether it could not be found out either what an act has done. */
export const isOutcomeUnknown = ({ code }: AppError): boolean => code === unknownOutcome;

const asUnknown = (cause: AppError) =>
  new AppError({
    code: unknownOutcome,
    message: "We didn't get an answer. Check your connection and try again. It won't be done twice.",
    status: cause.status,
    cause,
  });

/** Runs a look at what an act has done. Where that is not answered either, it throws AppError unknown_outcome. */
export async function lookUp<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    throw isAppError(error) && isUnanswered(error) ? asUnknown(error) : error;
  }
}

interface SafelyOptions {
  /** Which failures leave open whether it was done. */
  isOpen?: (error: AppError) => boolean;
}

/**
 * Sends what is the same act when it is sent again, such as one with an id of its own. Where no answer came it is sent once more, and
 * the answer to that says what became of it. Throws AppError, unknown_outcome where that is not answered either.
 */
export async function sendSafely<T>(send: () => Promise<T>, { isOpen = isUnanswered }: SafelyOptions = {}): Promise<T> {
  // Nothing leaves a browser that knows it is offline.
  const isOnline = navigator.onLine !== false;
  try {
    return await send();
  } catch (error) {
    if (!isOnline || !isAppError(error) || !isOpen(error)) throw error;
    return lookUp(send);
  }
}
