import type { Toast } from "@/components/feedback/toast";

/**
 * What stands in sight: the newest toast, of those that answer a press where there are any, and what can be done for a time only.
 * The others are folded behind the newest, so that together they never cover the screen.
 */
export function foldToasts(toasts: readonly Toast[]): { newest: number | undefined; folded: ReadonlySet<number> } {
  const open = toasts.filter((each) => each.open && each.lasts === undefined);
  const newest = (open.findLast(({ isBackground }) => !isBackground) ?? open.at(-1))?.id;
  return { newest, folded: new Set(open.map(({ id }) => id).filter((id) => id !== newest)) };
}
