import { ChevronDown, ChevronUp } from "lucide-react";
import { StepButton } from "@/components/ui/step-button";
import { formatNumber } from "@/lib/format";

/** A company's position among those waiting. */
export interface Place {
  /** 1-based. */
  at: number;
  of: number;
}

export function QueueSteps({ place: { at, of }, onStep }: { place: Place; onStep: (by: number) => void }) {
  return (
    <span className="flex items-center gap-0.5">
      <span className="tnum mr-1.5 text-ink-muted text-sm">
        {formatNumber(at)} of {formatNumber(of)}
      </span>
      <StepButton
        icon={ChevronUp}
        label="Previous company"
        title="Key K"
        aria-keyshortcuts="K"
        onPress={at > 1 ? () => onStep(-1) : undefined}
      />
      <StepButton
        icon={ChevronDown}
        label="Next company"
        title="Key J"
        aria-keyshortcuts="J"
        onPress={at < of ? () => onStep(1) : undefined}
      />
    </span>
  );
}
