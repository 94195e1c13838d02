import type { Company, PublicCompany } from "@contracts/companies/company";
import { daysOfHours } from "@contracts/companies/hiring";
import { formatCount } from "@/lib/format";

/** Within how many days a company's jobs promise a reply, unless they say otherwise: "within 2 days". */
export const replyPromise = (company: Company | PublicCompany): string | null =>
  "first_reply_hours" in company && company.first_reply_hours
    ? `within ${formatCount(daysOfHours(company.first_reply_hours), "day")}`
    : null;
