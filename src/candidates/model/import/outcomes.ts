import type { ImportFate } from "@contracts/invitations/invitation";
import { CalendarClock, CircleAlert, Clock, Copy, type LucideIcon, Mail, Minus, UsersRound } from "lucide-react";
import type { ImportTable } from "@/candidates/model/import/read-table";
import { csvText } from "@/lib/csv";

/** Line outcomes, as counted and filtered. */
export const groups = ["invite", "alone", "invalid", "tomorrow", "next_month"] as const;
export type Group = (typeof groups)[number];

interface GroupWords {
  chip: string;
  icon: LucideIcon;
  iconClass: string;
  /** After a number. */
  one: string;
  many: string;
}

export const groupWords: Record<Group, GroupWords> = {
  invite: {
    chip: "Invitation",
    icon: Mail,
    iconClass: "text-info-solid",
    one: "gets an invitation",
    many: "get an invitation",
  },
  alone: {
    chip: "Skipped",
    icon: Minus,
    iconClass: "text-ink-subtle",
    one: "is skipped",
    many: "are skipped",
  },
  invalid: {
    chip: "To fix",
    icon: CircleAlert,
    iconClass: "text-bad-solid",
    one: "needs fixing",
    many: "need fixing",
  },
  tomorrow: {
    chip: "Tomorrow",
    icon: Clock,
    iconClass: "text-warn-solid",
    one: "can be sent tomorrow",
    many: "can be sent tomorrow",
  },
  next_month: {
    chip: "Next month",
    icon: CalendarClock,
    iconClass: "text-warn-solid",
    one: "can be sent next month",
    many: "can be sent next month",
  },
};

export const groupOf = ({ fate }: ImportFate): Group =>
  fate === "known" || fate === "invited" || fate === "twice" ? "alone" : fate;

export const outcomeIcons: Record<ImportFate["fate"], LucideIcon> = {
  invite: Mail,
  known: UsersRound,
  invited: Clock,
  twice: Copy,
  invalid: CircleAlert,
  tomorrow: Clock,
  next_month: CalendarClock,
};

export function countGroups(fates: readonly ImportFate[]): Record<Group, number> {
  const counts: Record<Group, number> = { invite: 0, alone: 0, invalid: 0, tomorrow: 0, next_month: 0 };
  for (const fate of fates) counts[groupOf(fate)] += 1;
  return counts;
}

/** Unsent lines that can be sent once they are corrected, tomorrow or next month. */
export const unsentOutcomes = (fates: readonly ImportFate[]): ImportFate[] =>
  fates.filter(({ fate }) => fate === "invalid" || fate === "tomorrow" || fate === "next_month");

/** Those lines as in the file, each with its reason. */
export function unsentCsv({ columns, lines }: ImportTable, fates: readonly ImportFate[]): string {
  const reasons = new Map(unsentOutcomes(fates).map(({ line, words }) => [line, words]));
  const rows = lines.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...columns.map((_, index) => cells[index] ?? ""), reason]];
  });
  return csvText([[...columns, "Reason"], ...rows]);
}
