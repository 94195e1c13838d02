import { toast } from "@/components/feedback/toast";

/** The toasts of failures that stand, by the call that failed. */
const standing = new Map<string, number>();

/** Tells that a call failed; the same call's next attempt or success takes it away by `takeFailureAway`. */
export function tellFailure(call: string, text: { title: string; description: string | undefined }): void {
  standing.set(call, toast.error(text));
}

/** Takes the toast of a call's last failure away, unless another call failed with the same words and still does. */
export function takeFailureAway(call: string): void {
  const shown = standing.get(call);
  standing.delete(call);
  if (shown !== undefined && ![...standing.values()].includes(shown)) toast.dismiss(shown);
}
