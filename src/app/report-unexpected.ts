import { toast } from "@/components/feedback/toast";
import { reportError } from "@/lib/report-error";

const reported = new WeakSet<object>();

/** Marks a failure that has a toast, so it isn't reported again as an unhandled rejection. */
export function markReported(error: unknown): void {
  if (typeof error === "object" && error !== null) reported.add(error);
}

function report(error: unknown): void {
  // Script faults are errors; leftovers of a page that was left, or the browser's layout notices, aren't.
  if (!(error instanceof Error) || error.name === "AbortError" || reported.has(error)) return;
  reportError(error);
  toast.error({ title: "Unexpected error", description: "An unexpected error occurred. Please try again." });
}

/** Reports uncaught errors, so that no press fails silently. Returns a stop function. */
export function reportUnexpected(): () => void {
  const onError = (event: ErrorEvent) => report(event.error);
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
