import type { CompanyState } from "@contracts/companies/company";

/** A company's state, after its name. */
export const companyStateWords: Readonly<Record<CompanyState, string>> = {
  none: "no company yet",
  unfinished: "not registered yet",
  pending: "pending approval",
  rejected: "registration rejected",
  suspended: "suspended",
  "no-subscription": "no active plan",
  live: "live",
};
