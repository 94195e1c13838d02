import { formatCount, formatWords } from "@/lib/format";

/** "Every minute", "Every 10 minutes", "Every day", as its cron expression means it. */
export function howOften(cron: string): string {
  if (/seconds$/.test(cron)) return `Every ${cron}`;
  const [minute = "", hour] = cron.split(" ");
  if (hour !== "*") return "Every night";
  const [, every] = /^\*\/(\d+)$/.exec(minute) ?? [];
  if (every) return `Every ${every} minutes`;
  return minute === "*" ? "Every minute" : "Every hour";
}

/** "40 minutes", "3 hours", "2 days". */
export function lateBy(minutes: number): string {
  if (minutes < 90) return formatCount(Math.max(1, minutes), "minute");
  return minutes < 2880
    ? formatCount(Math.round(minutes / 60), "hour")
    : formatCount(Math.round(minutes / 1440), "day");
}

/** "Send summaries". */
export const scheduleName = (name: string): string => formatWords(name.replaceAll("-", "_"));
