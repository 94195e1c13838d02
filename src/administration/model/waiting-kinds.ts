import type { WaitingKind } from "@contracts/administration/today";
import { BadgeCheck, FilePen, Flag, Layers, type LucideIcon, MailWarning, MessageSquare, Tags } from "lucide-react";
import { formatSpan } from "@/lib/format";

export const waitingKindWords: Record<WaitingKind, { label: string; act: string; icon: LucideIcon }> = {
  registrations: { label: "Registrations", act: "Review", icon: BadgeCheck },
  changes: { label: "Changes", act: "Review", icon: FilePen },
  reports: { label: "Reports", act: "Decide", icon: Flag },
  messages: { label: "Messages", act: "Answer", icon: MessageSquare },
  email: { label: "Email", act: "Fix", icon: MailWarning },
  plans: { label: "Plans", act: "Decide", icon: Layers },
  skills: { label: "Skills", act: "Decide", icon: Tags },
};

/** After this many days an item is overdue. */
const lateDays = 5;

/** How long an item has been pending, "50 minutes", "22 hours", "6 days", and whether it is overdue. */
export function waitingAge(since: string, now: number): { words: string; isLate: boolean } {
  const minutes = Math.floor((now - Date.parse(since)) / 60_000);
  return { words: formatSpan(minutes), isLate: minutes >= lateDays * 1440 };
}
