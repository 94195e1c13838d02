import { toast } from "@/components/feedback/toast";
import { reportError } from "@/lib/report-error";

const told = new WeakSet<object>();

/** Marks a failure that has a toast, so it isn't reported again as an unhandled rejection. */
export function markTold(error: unknown): void {
  if (typeof error === "object" && error !== null) told.add(error);
}

function tell(error: unknown): void {
  // Script faults are errors; leftovers of a page that was left, or the browser's layout notices, aren't.
  if (!(error instanceof Error) || error.name === "AbortError" || told.has(error)) return;
  reportError(error);
  toast.error({ title: "Unexpected error", description: "An unexpected error occurred. Please try again." });
}

/** Reports uncaught errors, so that no press fails silently. Returns a stop function. */
export function tellUnexpected(): () => void {
  const onError = (event: ErrorEvent) => tell(event.error);
  const onRejection = (event: PromiseRejectionEvent) => tell(event.reason);
  window.addEventListener("error", onError);
  window.addEventListener("unhandledrejection", onRejection);
  return () => {
    window.removeEventListener("error", onError);
    window.removeEventListener("unhandledrejection", onRejection);
  };
}
