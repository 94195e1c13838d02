import { toast } from "@/components/feedback/toast";

/** How long a failure stands at least once its page is left, in ms: as long as a toast of success. */
const leastTime = 5000;

interface Failure {
  toastId: number;
  toldAt: number;
  /** It offers another try, wherever one has gone by then. */
  stays: boolean;
}

/** The toasts of failures that stand, by the call that failed. */
const standing = new Map<string, Failure>();

/** Tells that a call failed; the same call's next attempt or success takes it away by `takeFailureAway`. */
export function tellFailure(
  call: string,
  {
    tryAgain,
    ...told
  }: {
    title: string;
    description: string | undefined;
    isBackground: boolean;
    tryAgain?: (() => void) | undefined;
  },
): void {
  const action = tryAgain && { label: "Try again", onSelect: tryAgain };
  const toastId = toast.error({ ...told, ...(action && { action }) });
  standing.set(call, { toastId, toldAt: Date.now(), stays: action !== undefined });
}

/** Takes the toast of a call's last failure away, unless another call failed with the same words and still does. */
export function takeFailureAway(call: string): void {
  const shown = standing.get(call);
  standing.delete(call);
  if (shown && ![...standing.values()].some(({ toastId }) => toastId === shown.toastId)) toast.dismiss(shown.toastId);
}

/** Their page is left: they leave as well, those just told once they could be read. */
export function leaveFailures(): void {
  for (const [call, failure] of standing) {
    if (failure.stays) continue;
    const rest = leastTime - (Date.now() - failure.toldAt);
    setTimeout(() => standing.get(call) === failure && takeFailureAway(call), Math.max(0, rest));
  }
}
