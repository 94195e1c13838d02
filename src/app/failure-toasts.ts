import { toast } from "@/components/feedback/toast";

/** How long a failure stays at least after its page is left, in ms: as long as a success toast. */
const leastTime = 5000;

interface Failure {
  toastId: number;
  shownAt: number;
  /** It offers a retry, and stays across pages. */
  stays: boolean;
}

/** Visible failure toasts by failed call. */
const standing = new Map<string, Failure>();

/** Shows a failure toast; the same call's next attempt or success removes it through `takeFailureAway`. */
export function toastFailure(
  call: string,
  {
    tryAgain,
    ...texts
  }: {
    title: string;
    description: string | undefined;
    failure: { code: string; at: string } | undefined;
    isBackground: boolean;
    tryAgain?: (() => void) | undefined;
  },
): void {
  const action = tryAgain && { label: "Try again", onSelect: tryAgain };
  const toastId = toast.error({ ...texts, ...(action && { action }) });
  standing.set(call, { toastId, shownAt: Date.now(), stays: action !== undefined });
}

/** Removes the toast of a call's last failure, unless another failed call shares it. */
export function takeFailureAway(call: string): void {
  const shown = standing.get(call);
  standing.delete(call);
  if (shown && ![...standing.values()].some(({ toastId }) => toastId === shown.toastId)) toast.dismiss(shown.toastId);
}

/** Removes toasts of the page that was left, recent ones once they could be read. */
export function leaveFailures(): void {
  for (const [call, failure] of standing) {
    if (failure.stays) continue;
    const rest = leastTime - (Date.now() - failure.shownAt);
    setTimeout(() => standing.get(call) === failure && takeFailureAway(call), Math.max(0, rest));
  }
}
