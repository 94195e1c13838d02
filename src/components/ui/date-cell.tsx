import { classNames } from "@/components/ui/class-names";
import { formatDate } from "@/lib/format-date";

interface DateCellProps {
  at: string | null;
  /** The date's label, where the table is a list without headers. */
  word?: string;
  className?: string;
}

/** A date in a table; empty without one. */
export function DateCell({ at, word, className }: DateCellProps) {
  return (
    <span className={classNames("tnum whitespace-nowrap", className)}>
      {word && <span className="md:hidden">{word} </span>}
      <span>{formatDate(at)}</span>
    </span>
  );
}
