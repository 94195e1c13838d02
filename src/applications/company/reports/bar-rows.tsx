import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface Bar {
  key: string;
  label: ReactNode;
  value: number;
  link: ReactNode;
  note?: ReactNode;
}

/** Horizontal bars with labels on the left and counts on the right. */
export function BarRows({
  bars,
  wide = false,
  quiet = false,
}: {
  bars: readonly Bar[];
  wide?: boolean;
  quiet?: boolean;
}) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={classNames("bar-rows", wide && "is-wide")}>
      {bars.map(({ key, label, value, link, note }) => (
        <div key={key}>
          <span className="bar-label">{label}</span>
          <svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="14" className="fill-sunken" />
            <rect width={(value / most) * 100} height="14" className={quiet ? "fill-idle-solid" : "fill-accent"} />
          </svg>
          <span className="text-right font-semibold">{link}</span>
          {note && <p>{note}</p>}
        </div>
      ))}
    </div>
  );
}
