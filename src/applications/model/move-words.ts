import type { ApplicationEvent } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import { type ChangeOutcome, refusalWords } from "@contracts/applications/change-outcome";
import type { ApplicationStatus } from "@contracts/enums";
import { firstName, formatCount, formatList } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";

/** The first name, which colleagues use. */
export const shortName = (name: string | null): string => (name === "Deleted account" ? name : firstName(name));

/** "Grace and Mei-Lin", "Grace, Mei-Lin and 4 more": at most three names. */
export function names(people: readonly (string | null)[]): string {
  const shown = people.slice(0, people.length > 3 ? 2 : 3).map(shortName);
  return formatList(people.length > 3 ? [...shown, `${people.length - 2} more`] : shown);
}

/** The draft's name for a rejection message. */
export const rejectDraft = (ids: readonly string[]): string => `reject:${ids.toSorted()}`;

/** The people in the target stage: moved now, or by the same move whose response was lost. */
export const arrived = (outcomes: readonly ChangeOutcome[]): ChangeOutcome[] =>
  outcomes.filter((outcome) => outcome.refusal === null || outcome.refusal === "same_status");

/** "Grace moved to Interview", "3 people moved to Interview", and when who is notified; `firstName` if there is only one. */
export function movedWords(moved: readonly ChangeOutcome[], to: ApplicationStatus, firstName?: string) {
  const [first] = moved;
  const one = moved.length === 1 ? (firstName ?? shortName(first?.candidate_name ?? null)) : null;
  return {
    title: `${one ?? formatCount(moved.length, "person", "people")} moved to ${applicationStatusLabels[to]}`,
    description: `We'll notify ${one ?? "them"} in 10 seconds.`,
  };
}

/** "Marta moved Noor to Offered today, 8:12 AM": the faster colleague; null if unknown. */
export function movedMeanwhileWords(last: ApplicationEvent | undefined, firstName: string): string | null {
  if (!last) return null;
  const when = formatRecent(last.created_at).replace(/^[TY]/, (letter) => letter.toLowerCase());
  if (last.to_status === "withdrawn") return `${firstName} withdrew ${when}.`;
  const who = last.is_mine ? "You" : last.actor_name && shortName(last.actor_name);
  return who ? `${who} moved ${firstName} to ${applicationStatusLabels[last.to_status]} ${when}.` : null;
}

/** Why some stayed: "Hana: Moved meanwhile, to Offered"; each reason once. */
export function leftOutWords(outcomes: readonly ChangeOutcome[]): string {
  const reasons = new Set(outcomes.map(refusalWords));
  return [...reasons]
    .map((reason) => {
      const people = outcomes.filter((outcome) => refusalWords(outcome) === reason);
      return `${names(people.map(({ candidate_name }) => candidate_name))}: ${reason}`;
    })
    .join(". ");
}

interface Preview {
  /** "Move to Interview". */
  act: string;
  /** Its verb: "move", "get the reason". */
  verb: readonly [one: string, many: string];
  /** Whether candidates are notified. */
  notifies: boolean;
}

/** A bulk change in one sentence: who moves, who stays and why, who is notified. */
export function previewWords(outcomes: readonly ChangeOutcome[], { act, verb, notifies }: Preview) {
  const affected = outcomes.filter(({ refusal }) => refusal === null);
  const stay = outcomes.filter(({ refusal }) => refusal !== null);
  const who = names(affected.map(({ candidate_name }) => candidate_name));
  const sentences = [
    affected.length > 0 ? `${who} ${verb[affected.length === 1 ? 0 : 1]}` : "No one is affected",
    stay.length > 0 && `${formatCount(stay.length, "person stays", "people stay")} (${leftOutWords(stay)})`,
    notifies &&
      affected.length > 0 &&
      `You can undo for 10 seconds, then we notify ${formatCount(affected.length, "person", "people")}, here and by email`,
  ].filter(Boolean);
  return { lead: `${act}:`, text: `${sentences.join(". ")}.`, count: affected.length };
}
