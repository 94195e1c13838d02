import { completionItemLabels, type ProfileCompletion } from "@contracts/candidates/candidate";

/** A label within a sentence. */
export const lowerFirst = (label: string) =>
  /^[A-Z]{2}|[a-z][A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** How many details a profile needs for applying, and which could be given: more are missing than are needed. More than `most` are not named. */
export function neededSentence(
  { needed, missing }: Pick<ProfileCompletion, "needed" | "missing">,
  most = Number.POSITIVE_INFINITY,
): string {
  const amount = `${needed === 1 ? "One more detail is" : `${needed} more details are`} needed before you can apply`;
  if (missing.length > most) return `${amount}.`;
  const labels = missing.map((item) => lowerFirst(completionItemLabels[item]));
  return `${amount}, any of these: ${labels.join(", ")}.`;
}
