import { toast } from "@/components/feedback/toast";
import { reportError } from "@/lib/report-error";

const told = new WeakSet<object>();

/** A failure that has its toast already is not told again when it ends as an unhandled one. */
export function markTold(error: unknown): void {
  if (typeof error === "object" && error !== null) told.add(error);
}

function tell(error: unknown): void {
  // Faults of a script are errors; what is left behind by a page that was left, or by the browser's own layout, is not one.
  if (!(error instanceof Error) || error.name === "AbortError" || told.has(error)) return;
  reportError(error);
  toast.error({ title: "Unexpected error", description: "An unexpected error occurred. Please try again." });
}

/** Tells what nobody caught, so that no press ends without a word. Returns what stops it. */
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
