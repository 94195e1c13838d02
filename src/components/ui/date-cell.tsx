import { classNames } from "@/components/ui/class-names";
import { formatDate } from "@/lib/format-date";

interface DateCellProps {
  at: string | null;
  /** Says of what, where the table is a list and has no headers. */
  word?: string;
  className?: string;
}

/** A day in a table; nothing without one. */
export function DateCell({ at, word, className }: DateCellProps) {
  return (
    <span className={classNames("tnum whitespace-nowrap", className)}>
      {word && <span className="md:hidden">{word} </span>}
      {formatDate(at)}
    </span>
  );
}
