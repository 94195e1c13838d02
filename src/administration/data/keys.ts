import type { AppRole } from "@contracts/app-role";
import type { AuditFilter } from "@contracts/audit";
import type { CompanyPlanFilter, CompanyQueue, ReviewState } from "@contracts/company";
import type { ContactQueue } from "@contracts/contact";
import type { ReportQueue } from "@contracts/job-report";
import type { PartnershipFilter } from "@contracts/partnership";

/** Query keys of what administrators see. */
export const adminKeys = {
  all: ["admin"] as const,
  count: (name: string) => [...adminKeys.all, "count", name] as const,
  newestCompanies: () => [...adminKeys.all, "newest-companies"] as const,
  newestPlans: () => [...adminKeys.all, "newest-plans"] as const,
  searchesOf: (queue: CompanyQueue) => [...adminKeys.all, "queue", queue] as const,
  queue: (queue: CompanyQueue, search: string) => [...adminKeys.searchesOf(queue), search] as const,
  companies: (search: string, plan: CompanyPlanFilter | null, state: ReviewState | null) =>
    [...adminKeys.all, "companies", search, plan, state] as const,
  people: (search: string, role: AppRole | null) => [...adminKeys.all, "people", search, role] as const,
  administrators: () => [...adminKeys.all, "administrators"] as const,
  subscription: (companyId: string) => [...adminKeys.all, "subscription", companyId] as const,
  allUndeliveredEmails: () => [...adminKeys.all, "undelivered-emails"] as const,
  undeliveredEmails: (queue: string) => [...adminKeys.allUndeliveredEmails(), queue] as const,
  similarCompanies: (companyId: string) => [...adminKeys.all, "similar", companyId] as const,
  allPartnerships: () => [...adminKeys.all, "partnerships"] as const,
  /** Every list of them, which a switch changes; not what else belongs to partnerships. */
  partnershipLists: () => [...adminKeys.allPartnerships(), "list"] as const,
  partnerships: (shares: PartnershipFilter, search: string) =>
    [...adminKeys.partnershipLists(), shares, search] as const,
  partnerless: () => [...adminKeys.allPartnerships(), "partnerless"] as const,
  sharedBy: (companyIds: readonly string[]) => [...adminKeys.allPartnerships(), "shared-by", companyIds] as const,
  companyChoices: (search: string, state?: ReviewState) =>
    [...adminKeys.all, "company-choices", search, state] as const,
  auditActors: (search: string) => [...adminKeys.all, "audit-actors", search] as const,
  auditLog: (filter: AuditFilter) => [...adminKeys.all, "audit-log", filter] as const,
  allReportedJobs: () => [...adminKeys.all, "reported-jobs"] as const,
  reportedJobs: (queue: ReportQueue) => [...adminKeys.allReportedJobs(), queue] as const,
  departedReports: () => [...adminKeys.all, "departed-reports"] as const,
  allReportedMessages: () => [...adminKeys.all, "reported-messages"] as const,
  reportedMessages: (queue: ReportQueue) => [...adminKeys.allReportedMessages(), queue] as const,
  allMessages: () => [...adminKeys.all, "messages"] as const,
  messages: (queue: ContactQueue) => [...adminKeys.allMessages(), queue] as const,
  company: (companyId: string) => [...adminKeys.all, "company", companyId] as const,
};
