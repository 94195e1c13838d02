import type { Toast } from "@/components/feedback/toast";

/**
 * The visible toasts: the newest one, preferring answers to a press, plus those with a time limit. A failure outranks a success of
 * the same press. The others are collapsed behind it, so that toasts never cover the screen.
 */
export function foldToasts(toasts: readonly Toast[]): { newest: number | undefined; folded: ReadonlySet<number> } {
  const open = toasts.filter((each) => each.open && each.lasts === undefined);
  const answers = open.filter(({ isBackground }) => !isBackground);
  const last = answers.at(-1) ?? open.at(-1);
  const failed = answers.findLast(({ tone, press }) => tone === "error" && press === last?.press);
  const newest = (failed ?? last)?.id;
  return { newest, folded: new Set(open.map(({ id }) => id).filter((id) => id !== newest)) };
}
