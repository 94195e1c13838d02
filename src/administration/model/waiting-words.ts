import type { CompanyListItem } from "@contracts/companies/company";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { formatCount } from "@/lib/format";

/** How long a company has been pending: "Waiting 3 days", "Sent today", "Sent again yesterday". */
export function waitingWords(
  { submitted_at, proposed_at, is_approved, is_sent_again }: CompanyListItem,
  now = new Date(),
): string {
  const since = is_approved ? proposed_at : submitted_at;
  if (!since) return "";
  const days = Math.max(0, differenceInCalendarDays(now, since));
  const sent = is_sent_again ? "Sent again" : "Sent";
  if (days === 0) return `${sent} today`;
  if (is_sent_again) return days === 1 ? `${sent} yesterday` : `${sent} ${formatCount(days, "day")} ago`;
  return `Waiting ${formatCount(days, "day")}`;
}
