import type { MyManagement } from "@contracts/partners/partnership";
import { formatCount } from "@/lib/format";

/** Who sees the candidate while the switch is on, with today's number. */
export function shownWords(company: string, partners: MyManagement["partners"]): string {
  const shown = partners.filter((each) => !each.is_hidden).length;
  const who = `Partners of ${company}, which represents you, can find you in their search:`;
  if (partners.length === 0) return `${who} none today. Future partners will see you too.`;
  return `${who} ${formatCount(shown, "company", "companies")} today.`;
}
