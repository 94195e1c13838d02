/**
 * The local REST API knows only some SQLSTATEs and answers the others (a failed check, a plain `raise`, a timeout)
 * without their code, and logs our own refusals (PTxyz) at length. What an error of code PGRST describes it passes on
 * as it is, so those are rewritten to that form.
 */

/** Codes and classes the local API answers like the hosted one. */
const known = /^(PGRST|23502|23503|23505|25006|(42|22|21|53|55).{3})$/;

/** HTTP status that the hosted REST API gives a SQLSTATE which the local one does not know. */
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

/** The error to throw to the local API in place of one from the database. */
export function translateDatabaseError(error: unknown): unknown {
  if (!isDatabaseError(error) || known.test(error.code)) return error;
  const { code, message, detail = null, hint = null } = error;
  return Object.assign(new Error(JSON.stringify({ code, message, details: detail, hint })), {
    code: "PGRST",
    detail: JSON.stringify({ status: statusOf(code), headers: {} }),
    // It logs what it passes on: one line is enough for an answer that was meant to be given.
    stack: `${code}: ${message}`,
  });
}
