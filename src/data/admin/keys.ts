import type { CompanyQueue } from "@contracts/company";

/** Query keys of what administrators see. */
export const adminKeys = {
  all: ["admin"] as const,
  count: (name: string) => [...adminKeys.all, "count", name] as const,
  newestCompanies: () => [...adminKeys.all, "newest-companies"] as const,
  newestPlans: () => [...adminKeys.all, "newest-plans"] as const,
  queue: (queue: CompanyQueue, search: string) => [...adminKeys.all, "queue", queue, search] as const,
  subscription: (companyId: string) => [...adminKeys.all, "subscription", companyId] as const,
  failedEmails: () => [...adminKeys.all, "failed-emails"] as const,
  similarCompanies: (companyId: string) => [...adminKeys.all, "similar", companyId] as const,
  company: (companyId: string) => [...adminKeys.all, "company", companyId] as const,
};
