import type { ApplicationStatus } from "@contracts/enums";
import { statusLook } from "@/components/product/status-look";
import type { Tone } from "@/components/ui/tone";
import { formatNumber } from "@/lib/format";

type StageCounts = Partial<Record<ApplicationStatus, number>>;

/** The active stages, with their words for a row of numbers. */
const stages = [
  ["applied", "new"],
  ["reviewing", "review"],
  ["interview", "interview"],
  ["offered", "offer"],
  ["hired", "hired"],
] as const satisfies [ApplicationStatus, string][];

const fills: Record<Tone, string> = {
  info: "bg-info-solid",
  warn: "bg-warn-solid",
  plum: "bg-plum-solid",
  sea: "bg-sea-solid",
  good: "bg-good-solid",
  bad: "bg-bad-solid",
  idle: "bg-idle-solid",
};

/** How many are active, whatever happened to the others. */
export const onTheWay = (counts: StageCounts): number => stages.reduce((sum, [stage]) => sum + (counts[stage] ?? 0), 0);

interface PipelineProps {
  counts: StageCounts;
  /** The largest total in the list, whose bar has full width. */
  most: number;
}

export function Pipeline({ counts, most }: PipelineProps) {
  const filled = stages.flatMap(([stage, word]) => {
    const count = counts[stage] ?? 0;
    return count > 0 ? [{ stage, word, count }] : [];
  });
  return (
    <div>
      <div
        className="flex h-2 min-w-1/5 gap-0.5 forced-color-adjust-none [print-color-adjust:exact]"
        style={{ width: `${(100 * onTheWay(counts)) / most}%` }}
        aria-hidden="true"
      >
        {filled.map(({ stage, count }) => (
          <i
            key={stage}
            className={`min-w-1 rounded-[2px] ${fills[statusLook("application", stage).tone]}`}
            style={{ flexGrow: count }}
          />
        ))}
      </div>
      <p className="tnum mt-1 text-ink-muted text-xs">
        {filled.map(({ word, count }) => `${formatNumber(count)} ${word}`).join(", ")}
      </p>
    </div>
  );
}
