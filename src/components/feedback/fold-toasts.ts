import type { Toast } from "@/components/feedback/toast";

/** How long a failure stays before what succeeds after it, in ms: they may be of one press. */
const together = 5000;

/**
 * What stands in sight: the newest toast, of those that answer a press where there are any, and what can be done for a time only.
 * What has failed comes before what has succeeded with it. The others are folded behind, so that together they never cover the screen.
 */
export function foldToasts(toasts: readonly Toast[]): { newest: number | undefined; folded: ReadonlySet<number> } {
  const open = toasts.filter((each) => each.open && each.lasts === undefined);
  const answers = open.filter(({ isBackground }) => !isBackground);
  const last = answers.at(-1) ?? open.at(-1);
  const failed = answers.findLast(({ tone, at }) => tone === "error" && last && last.at - at < together);
  const newest = (failed ?? last)?.id;
  return { newest, folded: new Set(open.map(({ id }) => id).filter((id) => id !== newest)) };
}
