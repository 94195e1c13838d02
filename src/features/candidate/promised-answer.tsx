import { Clock, ClockAlert } from "lucide-react";
import { dueWords } from "@/components/product/answer-due";
import { Icon } from "@/components/ui/icon";

/** By when an answer was promised to the reader, while it is owed; nothing without a promise. */
export function PromisedAnswer({ due }: { due: string | null }) {
  if (!due) return null;
  const { word, is } = dueWords(due);
  if (is === "ahead") return <span className="due">Answer by {word}</span>;
  return (
    <span className={is === "late" ? "due late" : "due soon"}>
      <Icon icon={is === "late" ? ClockAlert : Clock} className="size-3.5!" />
      Answer {word.toLowerCase()}
    </span>
  );
}
