/**
 * The local REST API knows only some SQLSTATEs. It returns the others (a failed check, a plain `raise`, a timeout) without their
 * code, and logs our own refusals (PTxyz) at length. It passes errors with code PGRST on unchanged, so those are rewritten to
 * that form.
 */

/** Codes and classes the local API handles like the hosted one. */
const known = /^(PGRST|23502|23503|23505|25006|(42|22|21|53|55).{3})$/;

/** The HTTP status the hosted REST API returns for a SQLSTATE the local one doesn't know. */
function statusOf(code: string): number {
  const own = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (own) return Number(own);
  if (code === "P0001") return 400;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^08/.test(code)) return 503;
  if (/^(09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

interface DatabaseError {
  code: string;
  message: string;
  detail?: string;
  hint?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && "code" in error && typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code);

/** The error to throw to the local API in place of the database's. */
export function translateDatabaseError(error: unknown): unknown {
  if (!isDatabaseError(error) || known.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: "PGRST",
    detail: JSON.stringify({ status: statusOf(code), headers: {} }),
    // It logs what it passes on: one line is enough for an intended response.
    stack: `${code}: ${message}`,
  });
}
