import type { CompanyState } from "@contracts/companies/company";

/** How far a company is, after the name of its own. */
export const companyStateWords: Readonly<Record<CompanyState, string>> = {
  none: "no company yet",
  unfinished: "not registered yet",
  pending: "pending approval",
  rejected: "registration rejected",
  suspended: "suspended",
  "no-subscription": "no active plan",
  live: "live",
};
