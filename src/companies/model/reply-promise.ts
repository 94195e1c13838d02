import type { Company, PublicCompany } from "@contracts/companies/company";
import { daysOfHours } from "@contracts/companies/hiring";
import { formatCount } from "@/lib/format";

/** The days within which a company's jobs promise a reply by default: "within 2 days". */
export const replyPromise = (company: Company | PublicCompany): string | null =>
  "first_reply_hours" in company && company.first_reply_hours
    ? `within ${formatCount(daysOfHours(company.first_reply_hours), "day")}`
    : null;
