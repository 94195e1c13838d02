import { isAppError } from "@/lib/app-error";
import { browserOf } from "@/lib/browser";
import { callProcedure } from "@/lib/call-procedure";

/** The maximum number of reports from a page that fails in a loop. */
const atMost = 5;
const reported = new Set<string>();

/** "/company/jobs/:id": no ids, and no tokens from emailed links. */
export const screenOf = (pathname: string): string =>
  pathname.replace(/[^/]+/g, (part) => (part.length > 24 || /\d/.test(part) ? ":id" : part)).slice(0, 100);

/** Details for developers: a failed call's database code, never user-facing text. */
function describe(error: unknown): { message: string; stack: string | undefined } | null {
  // Refusals, lost connections and errors that server functions have reported themselves.
  if (isAppError(error)) {
    const isOurs = error.status === 500 && error.code !== "internal_error" && !error.code.startsWith("http_");
    const cause = error.cause as { message?: unknown } | undefined;
    return isOurs ? { message: `${error.code}: ${String(cause?.message ?? error.message)}`, stack: undefined } : null;
  }
  if (!(error instanceof Error)) return null;
  const frames = error.stack?.split("\n").filter((line) => /^\s*at |@/.test(line));
  return { message: `${error.name}: ${error.message}`, stack: frames?.slice(0, 12).join("\n").slice(0, 4000) };
}

/** Reports an unexpected error at an address, once per page load; silent, because nothing can be done about it here. */
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
