import { type Outage, readOutage } from "@/lib/outage";

interface AppErrorOptions {
  code: string;
  message: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Field path ("questions.0.options") to message. */
  fields?: Record<string, string>;
  /** Further data, such as `missingFields`. */
  details?: Record<string, unknown>;
  /** Set if the answer wasn't ours. */
  outage?: Outage | undefined;
  cause?: unknown;
}

/** A failure with a text fit to show (ARCHITECTURE: Acts and errors). */
export class AppError extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly details: Record<string, unknown>;
  readonly outage: Outage | undefined;

  constructor({ code, message, status, fields, details = {}, outage, cause }: AppErrorOptions) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.details = details;
    this.outage = outage;
  }
}

/** The same failure, shown at form fields; `message` replaces its own. */
export const atFields = (error: AppError, fields: Record<string, string>, message = error.message): AppError =>
  new AppError({ code: error.code, message, status: error.status, fields, details: error.details, cause: error });

/** Whether there is nothing to read: no row, none for this reader, or an invalid address. */
export const isMissing = ({ status }: AppError): boolean => status === 404 || status === 422;

export const offlineMessage = "You seem to be offline. Check your connection and try again.";
export const sessionExpiredMessage = "Your session has ended. Please sign in again.";
const unexpectedMessage = "An unexpected error occurred. Please try again.";

type Parts = Record<string, unknown>;

const isObject = (value: unknown): value is Parts => typeof value === "object" && value !== null;
const text = (value: unknown): string => (typeof value === "string" ? value : "");

function parseJson(value: unknown): Parts {
  if (isObject(value)) return value;
  if (typeof value !== "string" || !value.startsWith("{")) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isObject(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function withExtras(code: string, message: string, status: number, extras: Parts, cause: unknown): AppError {
  const { fields, ...details } = extras;
  const texts = isObject(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
    : undefined;
  return new AppError({ code, message: message || unexpectedMessage, status, fields: texts, details, cause });
}

/** The message of a stalled request. */
export const noAnswerInTime = "No answer in time";
const timeout = (cause: unknown) =>
  new AppError({ code: "timeout", message: "This took too long. Please try again.", status: 504, cause });
const offline = (cause: unknown) => new AppError({ code: "offline", message: offlineMessage, status: 0, cause });
/** A session that has ended or never existed, where one is required. */
export const sessionEnded = (cause: unknown) =>
  new AppError({ code: "session_expired", message: sessionExpiredMessage, status: 401, cause });

/** An answer that isn't ours as AppError; null for ours, and for the unexpected. */
export function parseOutage(answer: Parameters<typeof readOutage>[0], cause: unknown): AppError | null {
  const outage = readOutage(answer);
  return outage && new AppError({ code: outage.code, message: outage.message, status: outage.status, outage, cause });
}

/** Postgres and PostgREST errors by code, where our functions haven't set a message; their own texts aren't fit to show. */
const databaseErrors: Record<string, { code: string; status: number; message: string }> = {
  "42501": { code: "forbidden", status: 403, message: "You don't have permission to do this." },
  PGRST116: { code: "not_found", status: 404, message: "This couldn't be found." },
  "23505": { code: "conflict", status: 409, message: "This already exists." },
  "23503": { code: "conflict", status: 409, message: "This is still in use, or something it depends on is gone." },
  "23514": { code: "invalid", status: 422, message: "Something here isn't valid. Check it and try again." },
  "22P02": { code: "invalid", status: 422, message: "Something here isn't valid. Check it and try again." },
  "57014": { code: "timeout", status: 504, message: "This took too long. Please try again." },
};

function parseDatabaseError(error: Parts): AppError {
  const sqlState = text(error.code);
  const message = text(error.message);
  const raised = /^PT(\d{3})$/.exec(sqlState);
  if (raised) {
    const extras = parseJson(error.details);
    return withExtras(text(error.hint) || `http_${raised[1]}`, message, Number(raised[1]), extras, error);
  }
  if (/^PGRST30[13]$/.test(sqlState) || /JWT expired/i.test(message)) return sessionEnded(error);
  if (sqlState === "" && /(AbortError|TimeoutError)/.test(message)) return timeout(error);
  if (sqlState === "" && /^(TypeError|FetchError|NetworkError)/.test(message)) return offline(error);
  const known = databaseErrors[sqlState];
  if (known) return new AppError({ ...known, cause: error });
  return new AppError({ code: sqlState || "unexpected", message: unexpectedMessage, status: 500, cause: error });
}

/** A server function's failed answer as AppError; `body` is its parsed JSON, if any, `retryAfter` its header. */
export function parseFunctionAnswer(
  status: number,
  body: unknown,
  cause: unknown,
  retryAfter?: string | null,
): AppError {
  const envelope = isObject(body) && isObject(body.error) ? body.error : null;
  if (!envelope) {
    if (status === 401) return sessionEnded(cause);
    const outage = parseOutage({ status, body, retryAfter, isFunction: true }, cause);
    if (outage) return outage;
    return new AppError({ code: `http_${status}`, message: unexpectedMessage, status, cause });
  }
  const { code, message, ...extras } = envelope;
  return withExtras(text(code) || `http_${status}`, text(message), status, extras, cause);
}

function parseAuthError(error: Parts): AppError {
  const name = text(error.name);
  const code = text(error.code);
  // The message of time-limit.ts, which the auth client keeps.
  if (name === "AuthRetryableFetchError" && text(error.message) === noAnswerInTime) return timeout(error);
  if (name === "AuthRetryableFetchError" && (error.status === 0 || error.status === undefined)) return offline(error);
  if (name === "AuthSessionMissingError" || /^(session_not_found|session_expired|bad_jwt|refresh_token_.+)$/.test(code))
    return sessionEnded(error);
  // Of an answer that isn't JSON; session-fetch.ts makes this code.
  const isPage = code.startsWith("http_");
  const isOutage = isPage || name === "AuthRetryableFetchError";
  const outage = isOutage && parseOutage({ status: Number(error.status), body: null }, error);
  if (outage) return outage;
  return new AppError({
    code: code || "auth_error",
    message: (!isPage && text(error.message)) || unexpectedMessage,
    status: typeof error.status === "number" ? error.status : 500,
    cause: error,
  });
}

/** Any failure as an AppError; an AppError is returned as is. The original is in `cause`. */
export function parseError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isObject(error))
    return new AppError({ code: "unexpected", message: unexpectedMessage, status: 500, cause: error });
  const name = text(error.name);
  if ("__isAuthError" in error) return parseAuthError(error);
  if (name === "TimeoutError" || name === "AbortError") return timeout(error);
  if ("code" in error && "details" in error && "hint" in error) return parseDatabaseError(error);
  // A fetch or dynamic import that got no response.
  if (name === "TypeError" && /fetch|network|load failed|import/i.test(text(error.message))) return offline(error);
  return new AppError({ code: "unexpected", message: unexpectedMessage, status: 500, cause: error });
}

/** Whether a caught failure can be shown; anything else is our bug. */
export const isAppError = (error: unknown): error is AppError => error instanceof AppError;

/** Whether the server refused for good: retrying is pointless. */
export const isRefusal = (error: unknown): error is AppError =>
  isAppError(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
