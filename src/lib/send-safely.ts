import { AppError, isAppError } from "@/lib/app-error";

const unknownOutcome = "unknown_outcome";

/** The title when an act's outcome is unknown. */
export const unknownOutcomeTitle = "We don't know if this worked";

/** Whether a request ended without our response, and may have had an effect: none, none in time, or a proxy's. */
export const isUnanswered = ({ status, code }: AppError): boolean =>
  status === 0 || (status >= 502 && /^(timeout|http_\d+)$/.test(code));

/** Whether looking up the outcome failed, too. */
export const isOutcomeUnknown = ({ code }: AppError): boolean => code === unknownOutcome;

const asUnknown = (cause: AppError) =>
  new AppError({
    code: unknownOutcome,
    message: cause.outage
      ? `${cause.message} Try again in a moment. It won't be done twice.`
      : "We didn't get an answer. Check your connection and try again. It won't be done twice.",
    status: cause.status,
    cause,
  });

/** Looks up an act's outcome. Without a response of ours it throws AppError unknown_outcome. */
export async function lookUp<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    throw isAppError(error) && (isUnanswered(error) || error.outage) ? asUnknown(error) : error;
  }
}

interface SafelyOptions {
  /** Failures after which the act may have been done. */
  isOpen?: (error: AppError) => boolean;
}

/**
 * Sends an idempotent act, such as one with its own id. Without a response it is sent again, whose response tells the outcome.
 * Throws AppError, unknown_outcome without a second response.
 */
export async function sendSafely<T>(send: () => Promise<T>, { isOpen = isUnanswered }: SafelyOptions = {}): Promise<T> {
  // A browser that knows it is offline sends nothing.
  const isOnline = navigator.onLine !== false;
  try {
    return await send();
  } catch (error) {
    if (!isOnline || !isAppError(error) || !isOpen(error)) throw error;
    return lookUp(send);
  }
}
