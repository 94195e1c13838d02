import type { ApplicationEvent } from "@contracts/applications/application";
import { applicationStatusLabels } from "@contracts/applications/application-status";
import { type ChangeOutcome, refusalWords } from "@contracts/applications/change-outcome";
import type { ApplicationStatus } from "@contracts/enums";
import { firstName, formatCount, formatList } from "@/lib/format";
import { formatRecent } from "@/lib/format-time";

/** The first word of a name: it is how colleagues speak of somebody. */
export const shortName = (name: string | null): string => (name === "Deleted account" ? name : firstName(name));

/** "Grace and Mei-Lin", "Grace, Mei-Lin and 4 more": whom a sentence is about, never more than three of them. */
export function names(people: readonly (string | null)[]): string {
  const shown = people.slice(0, people.length > 3 ? 2 : 3).map(shortName);
  return formatList(people.length > 3 ? [...shown, `${people.length - 2} more`] : shown);
}

/** The name of the draft of what people are declined with. */
export const rejectDraft = (ids: readonly string[]): string => `reject:${ids.toSorted()}`;

/** Those who are where they should be: moved now, or by the same move whose answer was lost. */
export const arrived = (outcomes: readonly ChangeOutcome[]): ChangeOutcome[] =>
  outcomes.filter((outcome) => outcome.refusal === null || outcome.refusal === "same_status");

/** "Grace moved to Interview", "3 people moved to Interview", and who is told when; `firstName` of one who is known by it. */
export function movedWords(moved: readonly ChangeOutcome[], to: ApplicationStatus, firstName?: string) {
  const [first] = moved;
  const one = moved.length === 1 ? (firstName ?? shortName(first?.candidate_name ?? null)) : null;
  return {
    title: `${one ?? formatCount(moved.length, "person", "people")} moved to ${applicationStatusLabels[to]}`,
    description: `We'll notify ${one ?? "them"} in 10 seconds.`,
  };
}

/** "Marta moved Noor to Offered today, 8:12 AM": who was faster; null where nobody is named. */
export function movedMeanwhileWords(last: ApplicationEvent | undefined, firstName: string): string | null {
  if (!last) return null;
  const when = formatRecent(last.created_at).replace(/^[TY]/, (letter) => letter.toLowerCase());
  if (last.to_status === "withdrawn") return `${firstName} withdrew ${when}.`;
  const who = last.is_mine ? "You" : last.actor_name && shortName(last.actor_name);
  return who ? `${who} moved ${firstName} to ${applicationStatusLabels[last.to_status]} ${when}.` : null;
}

/** Why some stayed: "Hana: Moved meanwhile, to Offered"; with several of them, each reason once. */
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
  /** What happens to those it concerns: "move", "get the reason". */
  verb: readonly [one: string, many: string];
  /** The candidates are told. */
  told: boolean;
}

/** What a change of several will do, as one sentence: who moves, who stays and why, who is told. */
export function previewWords(outcomes: readonly ChangeOutcome[], { act, verb, told }: Preview) {
  const affected = outcomes.filter(({ refusal }) => refusal === null);
  const stay = outcomes.filter(({ refusal }) => refusal !== null);
  const who = names(affected.map(({ candidate_name }) => candidate_name));
  const sentences = [
    affected.length > 0 ? `${who} ${verb[affected.length === 1 ? 0 : 1]}` : "Nobody is concerned",
    stay.length > 0 && `${formatCount(stay.length, "person stays", "people stay")} (${leftOutWords(stay)})`,
    told &&
      affected.length > 0 &&
      `${formatCount(affected.length, "person is", "people are")} told, here and by email, after 10 seconds in which you can undo`,
  ].filter(Boolean);
  return { lead: `${act}:`, text: `${sentences.join(". ")}.`, count: affected.length };
}
