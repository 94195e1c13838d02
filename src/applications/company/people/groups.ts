import type { ApplicationOrder } from "@contracts/applications/application";
import type { Item } from "@/applications/company/people/people-context";
import { formatNumber } from "@/lib/format";

export interface Group {
  key: "overdue" | "rest";
  /** Null where the list is one. */
  title: string | null;
  people: readonly Item[];
}

const orderWords: Record<ApplicationOrder, string> = {
  best: "Best match first",
  newest: "Newest first",
  answer: "By the promised day",
};

/** Overdue people stand before the chosen order, under a line of their own; without any the list is one. */
export function groupsOf(
  people: readonly Item[],
  order: ApplicationOrder,
  counts: { total: number; overdue: number } | null,
): Group[] {
  const overdue = people.filter(({ is_overdue }) => is_overdue);
  if (overdue.length === 0) return [{ key: "rest", title: null, people }];
  const count = (known: number | undefined, shown: number) => formatNumber(Math.max(known ?? 0, shown));
  const rest = people.filter(({ is_overdue }) => !is_overdue);
  const groups: Group[] = [
    { key: "overdue", title: `Answer overdue, ${count(counts?.overdue, overdue.length)}`, people: overdue },
    {
      key: "rest",
      title: `${orderWords[order]}, ${count(counts ? counts.total - counts.overdue : 0, rest.length)}`,
      people: rest,
    },
  ];
  return groups.filter(({ people: shown }) => shown.length > 0);
}
