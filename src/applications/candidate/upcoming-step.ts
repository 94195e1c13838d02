import type { CandidateApplicationDetail } from "@contracts/applications/application";
import type { ApplicationStatus } from "@contracts/enums";
import { dueWords } from "@/components/product/answer-due";
import type { TimelineEntry } from "@/components/product/timeline";
import { formatDate } from "@/lib/format-date";

const waiting: readonly ApplicationStatus[] = ["applied", "reviewing", "interview"];

/** Whether the promised day is past. */
export const isLate = (due: string): boolean => dueWords(due).is === "late";

/** What an application waits for and by when, as the end of its timeline; nothing once it is answered. */
export function upcomingStep({
  status,
  answer_due,
  answer_by,
  offer_until,
}: Pick<CandidateApplicationDetail, "status" | "answer_due" | "answer_by" | "offer_until">): TimelineEntry[] {
  const toCome = { id: "to-come", glyph: "to-come", tone: "idle", isToCome: true } as const;
  if (offer_until) return [{ ...toCome, title: "Your answer", meta: `by ${formatDate(offer_until)}` }];
  if (!waiting.includes(status) || (answer_by && !answer_due)) return [];
  const meta = !answer_due
    ? "no day was promised"
    : `${isLate(answer_due) ? "was promised by" : "by"} ${formatDate(answer_due)}`;
  return [{ ...toCome, title: "An answer", meta }];
}
