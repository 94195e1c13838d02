import type { WaitingKind } from "@contracts/administration/today";
import { BadgeCheck, FilePen, Flag, Layers, type LucideIcon, MailWarning, MessageSquare, Tags } from "lucide-react";
import { formatCount } from "@/lib/format";

/** What a kind of waiting thing is called, and the verb of its one press. */
export const waitingKindWords: Record<WaitingKind, { label: string; act: string; icon: LucideIcon }> = {
  registrations: { label: "Registrations", act: "Review", icon: BadgeCheck },
  changes: { label: "Changes", act: "Review", icon: FilePen },
  reports: { label: "Reports", act: "Decide", icon: Flag },
  messages: { label: "Messages", act: "Answer", icon: MessageSquare },
  email: { label: "Email", act: "Fix", icon: MailWarning },
  plans: { label: "Plans", act: "Decide", icon: Layers },
  skills: { label: "Skills", act: "Decide", icon: Tags },
};

/** From then on something has waited too long. */
const lateDays = 5;

/** How long something has waited, "50 minutes", "22 hours", "6 days", and whether that is too long. */
export function waitingAge(since: string, now: number): { words: string; isLate: boolean } {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const words =
    days > 0 ? formatCount(days, "day") : hours > 0 ? formatCount(hours, "hour") : formatCount(minutes, "minute");
  return { words, isLate: days >= lateDays };
}
