import { earliestDay, localDay } from "@contracts/day";
import { Clock, ClockAlert } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format";
import { formatNearDay } from "@/lib/format-date";

const dayMs = 86_400_000;

/**
 * The words for a reply-by date (yyyy-mm-dd), in the reader's time zone. It is late once it is over everywhere, as in SQL (RULES:
 * Days); until then it is due. Promises never exceed a month.
 */
export function dueWords(due: string, now = Date.now()) {
  const late = (Date.parse(earliestDay(now)) - Date.parse(due)) / dayMs;
  if (late > 0) return { word: `${formatCount(late, "day")} late`, is: "late" } as const;
  if (due <= localDay(now)) return { word: "Due today", is: "today" } as const;
  return { word: formatNearDay(due), is: "ahead" } as const;
}

interface AnswerDueProps {
  /** The reply-by date while a reply is due, or null. */
  due: string | null;
  /** What is due, where no header says it: "Answer". */
  lead?: string;
}

/** A reply-by date; today and late have icons, never red. */
export function AnswerDue({ due, lead }: AnswerDueProps) {
  if (!due) return null;
  const { word, is } = dueWords(due);
  const words = lead ? `${lead} ${is === "ahead" ? `by ${word}` : word.toLowerCase()}` : word;
  return (
    <span className={{ ahead: "due", today: "due soon", late: "due late" }[is]}>
      {is !== "ahead" && <Icon icon={is === "late" ? ClockAlert : Clock} className="size-3.5" />}
      <span className="contents">{words}</span>
    </span>
  );
}
