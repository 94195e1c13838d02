import { type CompletionItem, completionItemLabels } from "@contracts/candidate";
import type { Tone } from "@/components/ui/tone";

/** Bar colours of profile completion: under 50 amber, under 80 blue, else green. */
export function completionTone(percent: number): Tone {
  if (percent < 50) return "warn";
  return percent < 80 ? "info" : "good";
}

const lowerFirst = (label: string) =>
  /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "Work authorization, street and resume are missing."; "" when nothing is. */
export function missingSentence(missing: readonly CompletionItem[]): string {
  const labels = missing.map((item, index) =>
    index === 0 ? completionItemLabels[item] : lowerFirst(completionItemLabels[item]),
  );
  const last = labels.pop();
  if (last === undefined) return "";
  if (labels.length === 0) return last === completionItemLabels.skills ? `${last} are missing.` : `${last} is missing.`;
  return `${labels.join(", ")} and ${last} are missing.`;
}
