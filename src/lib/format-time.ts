import { formatDate, formatShortDay } from "@/lib/format-date";

const timeFormat = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });

/** "3:44 PM", in the reader's time zone. */
export const formatTime = (at: string): string => timeFormat.format(new Date(at));

/** "Nov 3, 2026, 3:44 PM". */
export const formatDateTime = (at: string): string => `${formatDate(at)}, ${formatTime(at)}`;

/** Today or yesterday in the reader's time zone; null for other days. */
export function relativeDay(at: string, now = new Date()): "Today" | "Yesterday" | null {
  const day = formatDate(at);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (day === formatDate(now)) return "Today";
  return day === formatDate(yesterday) ? "Yesterday" : null;
}

/** "Today, 8:12 AM", "Yesterday, 5:40 PM", and just the date before that. */
export function formatRecent(at: string, now = new Date()): string {
  const day = relativeDay(at, now);
  return day ? `${day}, ${formatTime(at)}` : formatDate(at);
}

/** "Today, 8:12 AM", "Nov 16, 11:02 AM": always date and time. */
export const formatMoment = (at: string, now = new Date()): string =>
  `${relativeDay(at, now) ?? formatShortDay(at, now)}, ${formatTime(at)}`;

/** "8:02 AM" today, "Yesterday", "Nov 16". */
export function formatRecentShort(at: string, now = new Date()): string {
  const day = relativeDay(at, now);
  return day === "Today" ? formatTime(at) : (day ?? formatShortDay(at, now));
}
