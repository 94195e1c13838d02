import type { Tone } from "@/components/ui/tone";

interface ProgressBarProps {
  value: number;
  label: string;
  tone?: Tone;
}

export function ProgressBar({ value, label, tone }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-label={label}
    >
      <i style={{ width: `${percent}%`, background: tone && `var(--color-${tone}-solid)` }} />
    </div>
  );
}
