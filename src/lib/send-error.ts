import { isAppError } from "@/lib/app-error";
import { browserOf } from "@/lib/browser";
import { callProcedure } from "@/lib/call-procedure";

/** A page that fails in a loop reports no more than this. */
const atMost = 5;
const reported = new Set<string>();

/** "/company/jobs/:id": no ids, and none of the tokens that emailed links carry. */
export const screenOf = (pathname: string): string =>
  pathname.replace(/[^/]+/g, (part) => (part.length > 24 || /\d/.test(part) ? ":id" : part)).slice(0, 100);

/** What a developer needs: of a failed call the database's code, never the texts people read. */
function describe(error: unknown): { message: string; stack: string | undefined } | null {
  // Refusals, lost connections and what a server function has reported itself.
  if (isAppError(error)) {
    const isOurs = error.status === 500 && error.code !== "internal_error" && !error.code.startsWith("http_");
    const cause = error.cause as { message?: unknown } | undefined;
    return isOurs ? { message: `${error.code}: ${String(cause?.message ?? error.message)}`, stack: undefined } : null;
  }
  if (!(error instanceof Error)) return null;
  const frames = error.stack?.split("\n").filter((line) => /^\s*at |@/.test(line));
  return { message: `${error.name}: ${error.message}`, stack: frames?.slice(0, 12).join("\n").slice(0, 4000) };
}

/** Sends an unexpected error that was met at an address, once a page load; silent, as nothing is to be done about it here. */
export function sendError(error: unknown, pathname: string): void {
  const described = describe(error);
  if (!described || reported.has(described.message) || reported.size >= atMost) return;
  reported.add(described.message);
  const browser = browserOf(navigator.userAgent);
  const report = {
    source: "app" as const,
    message: described.message.slice(0, 1000),
    stack: described.stack,
    screen: screenOf(pathname),
    version: __VERSION__,
    browser: browser && `${browser.family} ${browser.version}`.trim(),
  };
  callProcedure("report_error", { p_error: report }).catch(() => {});
}
