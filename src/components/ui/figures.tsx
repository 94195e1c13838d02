import { AppLink } from "@/components/ui/app-link";
import { formatNumber } from "@/lib/format";

export interface Figure {
  label: string;
  /** Undefined while it is not known. */
  value: number | undefined;
  /** It could not be found out. */
  isFailed?: boolean;
  /** The list of what it counts. */
  to: string;
}

/** Up to five counts in one card, number over words, each leading to what it counts. `label` names them all. */
export function Figures({ label: ofAll, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <nav className="card figures" aria-label={ofAll}>
      {figures.map(({ label, value, isFailed, to }) => (
        <AppLink key={label} to={to}>
          <b>
            {value !== undefined && formatNumber(value)}
            {value === undefined && isFailed && <span aria-hidden="true">–</span>}
            {value === undefined && <span className="sr-only">Not known</span>}
          </b>{" "}
          <span>{label}</span>
        </AppLink>
      ))}
    </nav>
  );
}
