import { type CompanyListItem, type ReviewStatus, reviewStatus } from "@contracts/company";

export const queueNames = ["waiting", "unfinished", "rejected", "approved"] as const;
export type QueueName = (typeof queueNames)[number];

const queueOf: Record<ReviewStatus, QueueName> = {
  pending: "waiting",
  unfinished: "unfinished",
  rejected: "rejected",
  approved: "approved",
};

/** Where a company stands. Changes of an approved one wait as well: that one stands in two queues. */
function queuesOf(company: CompanyListItem): QueueName[] {
  const queue = queueOf[reviewStatus(company)];
  return company.is_approved && company.proposed_at ? ["waiting", queue] : [queue];
}

/** Since when it waits. */
const waitsSince = (company: CompanyListItem): string => company.proposed_at ?? company.submitted_at ?? "";

/** One queue per decision; the longest wait first, the others in the order they come in. */
export function sortIntoQueues(companies: readonly CompanyListItem[]): Record<QueueName, CompanyListItem[]> {
  const queues: Record<QueueName, CompanyListItem[]> = { waiting: [], unfinished: [], rejected: [], approved: [] };
  for (const company of companies) for (const name of queuesOf(company)) queues[name].push(company);
  queues.waiting.sort((one, other) => waitsSince(one).localeCompare(waitsSince(other)));
  return queues;
}
