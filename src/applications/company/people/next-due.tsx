import { Clock, ClockAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Item } from "@/applications/company/people/people-context";
import { dueWords } from "@/components/product/answer-due";
import { Icon } from "@/components/ui/icon";
import { formatShortDay } from "@/lib/format-date";
import { formatMoment } from "@/lib/format-time";

/** What the day is for, where the table has room. */
const Led = ({ by, children }: { by: string; children: ReactNode }) => (
  <span className="due">
    <span className="@max-[60rem]:sr-only">{by} </span>
    <span className="inline-block @max-[60rem]:first-letter:uppercase">{children}</span>
  </span>
);

/** What is next for a person: a reply-by date due or overdue, then the interview, the offer, the date. `lead` where there is room. */
export function NextDue({ person, lead = false }: { person: Item; lead?: boolean }) {
  const { answer_due: due, interview_at: interview, offer_until: offer } = person;
  const reply = due ? dueWords(due) : null;
  if (reply && reply.is !== "ahead")
    return (
      <span className={reply.is === "late" ? "due late" : "due soon"}>
        <Icon icon={reply.is === "late" ? ClockAlert : Clock} className="size-3.5" />
        {reply.word}
      </span>
    );
  if (interview) {
    const words = formatMoment(interview);
    return lead ? <Led by="Interview">{words.replace(/^Today/, "today")}</Led> : <span className="due">{words}</span>;
  }
  if (offer)
    return lead ? (
      <Led by="Offer">expires {formatShortDay(offer)}</Led>
    ) : (
      <span className="due">Expires {formatShortDay(offer)}</span>
    );
  if (!reply) return null;
  return lead ? <Led by="Reply by">{reply.word}</Led> : <span className="due">{reply.word}</span>;
}
