import { CalendarCheck } from "lucide-react";
import { Icon } from "@/components/ui/icon";
import { answerDay } from "@/jobs/shared/answer-day";

interface AnswerPromiseProps {
  days: number;
  /** What else there is to know before applying; "" for nothing. */
  note: string;
}

/** "Apply today, hear back by Dec 10. 4 questions, about 6 minutes." */
export const AnswerPromise = ({ days, note }: AnswerPromiseProps) => (
  <p className="promise">
    <Icon icon={CalendarCheck} />
    <span>
      Apply today, hear back by <b>{answerDay(days)}</b>.{note && <span>{` ${note}.`}</span>}
    </span>
  </p>
);
