import { CalendarCheck } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/format-date";

const dayMs = 86_400_000;

/** The day by which whoever applies now is promised an answer, counted in UTC days as applications_keep_answer_day does. */
export const answerDay = (days: number, now = Date.now()): string =>
  formatDate(new Date(now + days * dayMs).toISOString().slice(0, 10));

/** By when whoever applies today has an answer; nothing where none is promised. */
export function AnswerPromise({ days }: { days: number | null }) {
  if (days === null) return null;
  return (
    <p className="promise">
      <Icon icon={CalendarCheck} />
      <span>
        Apply today, and the answer is due by <b>{answerDay(days)}</b>
      </span>
    </p>
  );
}
