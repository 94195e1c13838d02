import type { ApplicationAnswer, ApplicationEvent, CompanyApplicationDetail } from "@contracts/application";
import { applicationStatusLabels, nextStatus } from "@contracts/application-status";
import type { ApplicationStatus } from "@contracts/enums";
import { statusLook } from "@/components/product/status-look";
import type { Step } from "@/components/product/steps";
import type { TimelineEntry } from "@/components/product/timeline";
import { formatDate } from "@/lib/format";

const path: readonly ApplicationStatus[] = ["applied", "reviewing", "interview", "offered", "hired"];

/** The stages as steps; `current` is -1 for Not Selected and Withdrawn, which stand outside the path. */
export function stageSteps(status: ApplicationStatus): { steps: Step[]; current: number } {
  const steps = path.map((stage) => {
    const look = statusLook("application", stage);
    const label = stage === "reviewing" ? "Review" : look.word;
    return { label, glyph: look.glyph ?? undefined, tone: look.tone };
  });
  // A hired application has no step left: its last one is done, too.
  return { steps, current: status === "hired" ? path.length : path.indexOf(status) };
}

/** The moves that can be offered: the usual next one first, Not Selected apart, the others in the order of the path. */
export function stageMoves({
  status,
  allowed_statuses: allowed,
}: Pick<CompanyApplicationDetail, "status" | "allowed_statuses">) {
  const usual = nextStatus[status];
  const next = usual && allowed.includes(usual) ? usual : null;
  return {
    next,
    reject: allowed.includes("rejected"),
    others: allowed.filter((stage) => stage !== next && stage !== "rejected"),
  };
}

/** "Move to Interview". */
export const moveLabel = (to: ApplicationStatus): string => `Move to ${applicationStatusLabels[to]}`;

/** Offered, Hired and Not Selected ask once, because the candidate is told (LOOK, Components). Null: no question. */
export function moveQuestion(to: ApplicationStatus, firstName: string): { title: string; text: string } | null {
  if (to !== "offered" && to !== "hired" && to !== "rejected") return null;
  const label = applicationStatusLabels[to];
  return {
    title: to === "rejected" ? `Mark ${firstName} as ${label}?` : `Move ${firstName} to ${label}?`,
    text: `${firstName} is told at once, here and by e-mail.`,
  };
}

/** How an answer is shown: text as written, chosen options as a list, a file to open, a rating out of 5. */
export type AnswerView =
  | { kind: "none" }
  | { kind: "text"; text: string }
  | { kind: "list"; options: string[] }
  | { kind: "file"; path: string }
  | { kind: "rating"; rating: string };

export function answerView({ question_type: type, answer }: ApplicationAnswer): AnswerView {
  const text = answer.trim();
  if (text === "") return { kind: "none" };
  if (type === "FILE") return { kind: "file", path: text };
  if (type === "RATING") return { kind: "rating", rating: text };
  if (type === "CHECKBOX") return { kind: "list", options: text.split("\n").filter(Boolean) };
  return { kind: "text", text };
}

/** The history, newest first. */
export function historyEntries(events: readonly ApplicationEvent[]): TimelineEntry[] {
  return events
    .map((event, index): TimelineEntry => {
      const look = statusLook("application", event.to_status);
      return {
        id: `${index}-${event.created_at}`,
        glyph: look.glyph ?? "applied",
        tone: look.tone,
        title: event.from_status === null ? "Application Submitted" : look.word,
        meta: [formatDate(event.created_at), event.actor_name].filter(Boolean).join(", "),
      };
    })
    .reverse();
}

export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();

/** "Cheyenne, WY": the filled parts. */
export const placeOf = (place: { city: string | null; state: string | null; country: string | null }): string =>
  [place.city, place.state ?? place.country].filter(Boolean).join(", ");
