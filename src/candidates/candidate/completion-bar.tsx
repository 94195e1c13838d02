import { ProgressBar } from "@/components/ui/progress-bar";
import type { Tone } from "@/components/ui/tone";

/** Bar colors of profile completion: under 50 amber, under 80 blue, else green. */
export function completionTone(percent: number): Tone {
  if (percent < 50) return "warn";
  return percent < 80 ? "info" : "good";
}

export function CompletionBar({ percent }: { percent: number }) {
  return <ProgressBar label="Profile completion" value={percent} tone={completionTone(percent)} />;
}
