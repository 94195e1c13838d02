import { formatWords } from "@/lib/format";

const names: Record<string, string> = {
  "notify-due": "Notifications after undo",
  "tend-offers": "Offers that start or end",
  "tell-plans": "Plans that end",
  "send-group-messages": "Email to several people",
  "tell-messages": "New message email",
  "remind-of-answers": "Reply-by reminders",
  "remind-of-interviews": "Interview reminders",
  "end-passed-times": "Proposed times that passed",
  "send-summaries": "Daily summaries",
  "mail-saved-searches": "Saved-search email",
  "keep-failed-calls": "Failed function calls",
  "note-unknown-skills": "Unknown skills",
  "count-platform-days": "Platform figures",
  "forget-job-visits": "Job visit counts",
  "keep-retention": "Delete expired data",
  "mail-health": "Daily error email",
  "deliver-email": "Send waiting email",
  "clear-files": "Delete unused files",
};

export const scheduleName = (name: string): string => names[name] ?? formatWords(name.replaceAll("-", "_"));

/** A cron expression in words: "Every minute", "Every 10 minutes", "Every night". */
export function howOften(cron: string): string {
  if (/seconds$/.test(cron)) return `Every ${cron}`;
  const [minute = "", hour] = cron.split(" ");
  if (hour !== "*") return "Every night";
  const [, every] = /^\*\/(\d+)$/.exec(minute) ?? [];
  if (every) return `Every ${every} minutes`;
  return minute === "*" ? "Every minute" : "Every hour";
}
