import type { ReactNode } from "react";

interface MonthBar {
  key: string;
  name: string;
  /** Above the bar. */
  top: ReactNode;
  value: number;
  hollow?: number;
  /** Below the month. */
  note?: string;
}

const height = 132;

export function MonthBars({ label, bars }: { label: string; bars: readonly MonthBar[] }) {
  const most = Math.max(1, ...bars.map(({ value, hollow = 0 }) => value + hollow));
  const scale = (count: number) => (count / most) * (height - 4);
  return (
    <section className="month-bars" aria-label={label}>
      {bars.map(({ key, name, top, value, hollow = 0, note }) => (
        <div key={key}>
          <span className="tnum text-ink-muted text-sm">{top}</span>
          <svg viewBox={`0 0 40 ${height}`} preserveAspectRatio="none" aria-hidden="true">
            <rect y={height - scale(value)} width="40" height={scale(value)} rx="2" className="fill-accent" />
            {hollow > 0 && (
              <rect
                x="1"
                y={height - scale(value + hollow) - 2}
                width="38"
                height={Math.max(1, scale(hollow))}
                rx="2"
                className="fill-none stroke-control"
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </svg>
          <span className="month-name">
            {name}
            {note && <span className="block">{note}</span>}
          </span>
        </div>
      ))}
    </section>
  );
}
