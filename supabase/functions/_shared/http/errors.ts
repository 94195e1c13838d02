import { HttpError } from "./http-error.ts";

/** The API's error when a SQL function fails. */
export interface DatabaseError {
  code: string;
  message: string;
  details?: string | null;
  hint?: string | null;
}

function parseExtra(details: string | null | undefined): Record<string, unknown> {
  try {
    const extra: unknown = JSON.parse(details || "{}");
    return extra !== null && typeof extra === "object" && !Array.isArray(extra) ? { ...extra } : {};
  } catch {
    return {};
  }
}

/**
 * Converts a SQL function's error: SQLSTATE PT4xx, raised by private.fail with a text that is ready to show, becomes an HttpError
 * with that status; everything else stays internal.
 */
export function readDatabaseError(error: DatabaseError): Error {
  const status = /^PT(4\d\d)$/.exec(error.code)?.[1];
  if (!status) return new Error(`The database answered ${error.code}: ${error.message}`, { cause: error });
  return new HttpError(Number(status), error.hint || "refused", error.message, parseExtra(error.details));
}

/** The status and body for a failure. Anything but an HttpError is logged and reported neutrally. */
export function describeError(error: unknown): { status: number; body: unknown } {
  if (error instanceof HttpError) {
    return { status: error.status, body: { error: { ...error.extra, code: error.code, message: error.message } } };
  }
  console.error(error);
  const message = "Something went wrong on our side. Please try again.";
  return { status: 500, body: { error: { code: "internal_error", message } } };
}
