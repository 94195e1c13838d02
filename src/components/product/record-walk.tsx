import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { AppLink } from "@/components/ui/app-link";
import { Icon } from "@/components/ui/icon";
import { formatNumber } from "@/lib/format";

function Neighbour({ to, label, icon }: { to: string | null; label: string; icon: LucideIcon }) {
  if (!to) {
    return (
      <span className="icon-btn opacity-40" aria-hidden="true">
        <Icon icon={icon} />
      </span>
    );
  }
  return (
    <AppLink to={to} className="icon-btn" aria-label={label} data-again={label}>
      <Icon icon={icon} />
    </AppLink>
  );
}

interface RecordWalkProps {
  /** Names the list: "Applications in this list". */
  label: string;
  /** A record's noun: "application". */
  noun: string;
  /** Null if it has left the list. */
  position: number | null;
  total: number;
  previous: string | null;
  next: string | null;
}

export const RecordWalk = ({ label, noun, position, total, previous, next }: RecordWalkProps) => (
  <nav className="flex shrink-0 items-center gap-1 print:hidden" aria-label={label}>
    <span className="tnum text-ink-muted text-sm">
      {position === null ? `${formatNumber(total)} in the list` : `${formatNumber(position)} of ${formatNumber(total)}`}
    </span>
    <Neighbour to={previous} label={`Previous ${noun}`} icon={ChevronLeft} />
    <Neighbour to={next} label={`Next ${noun}`} icon={ChevronRight} />
  </nav>
);
