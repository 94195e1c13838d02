import { completionItemLabels, type ProfileCompletion } from "@contracts/candidate";

/** A label within a sentence. */
export const lowerFirst = (label: string) =>
  /^[A-Z]{2}|[a-z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** How many details a profile needs for applying, and which could be given: more are missing than are needed. */
export function neededSentence({ needed, missing }: Pick<ProfileCompletion, "needed" | "missing">): string {
  const amount = needed === 1 ? "One more detail is" : `${needed} more details are`;
  const labels = missing.map((item) => lowerFirst(completionItemLabels[item]));
  return `${amount} needed before you can apply, any of these: ${labels.join(", ")}.`;
}
