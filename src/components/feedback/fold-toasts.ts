import type { Toast } from "@/components/feedback/toast";

/**
 * What stands in sight: the newest toast, of those that answer a press where there are any, and what can be done for a time only.
 * What has failed comes before what has succeeded by the same press. The others are folded behind, so that together they never cover the screen.
 */
export function foldToasts(toasts: readonly Toast[]): { newest: number | undefined; folded: ReadonlySet<number> } {
  const open = toasts.filter((each) => each.open && each.lasts === undefined);
  const answers = open.filter(({ isBackground }) => !isBackground);
  const last = answers.at(-1) ?? open.at(-1);
  const failed = answers.findLast(({ tone, press }) => tone === "error" && press === last?.press);
  const newest = (failed ?? last)?.id;
  return { newest, folded: new Set(open.map(({ id }) => id).filter((id) => id !== newest)) };
}
