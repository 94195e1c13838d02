import { AppLink } from "@/components/ui/app-link";
import { formatNumber } from "@/lib/format";

export interface Figure {
  label: string;
  /** Undefined while unknown. */
  value: number | undefined;
  isFailed?: boolean;
  to: string;
}

/** Up to five counts in one card, number above words, each linked to its list. `label` names them all. */
export function Figures({ label: ofAll, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <nav className="card figures" aria-label={ofAll}>
      {figures.map(({ label, value, isFailed, to }) => (
        <AppLink key={label} to={to}>
          <b>
            {value !== undefined && <span>{formatNumber(value)}</span>}
            {value === undefined && isFailed && <span aria-hidden="true">–</span>}
            {value === undefined && <span className="sr-only">Not known</span>}
          </b>{" "}
          <span>{label}</span>
        </AppLink>
      ))}
    </nav>
  );
}
