import type { CountedPart, JobFilter, JobOrder } from "@contracts/job-filter";

/** Cache keys of jobs as candidates and visitors see them. */
export const publicJobKeys = {
  all: ["public-jobs"] as const,
  search: (query: string, filter: JobFilter, order: JobOrder) =>
    [...publicJobKeys.all, "search", query, filter, order] as const,
  toOrder: (query: string, filter: JobFilter) => [...publicJobKeys.all, "to-order", query, filter] as const,
  counts: (parts: readonly CountedPart[], query: string, filter: JobFilter) =>
    [...publicJobKeys.all, "counts", parts, query, filter] as const,
  report: (id: string) => [...publicJobKeys.all, "report", id] as const,
  newest: (amount: number) => [...publicJobKeys.all, "newest", amount] as const,
  saved: () => [...publicJobKeys.all, "saved"] as const,
  newestSaved: () => [...publicJobKeys.saved(), "newest"] as const,
  potential: () => [...publicJobKeys.all, "potential"] as const,
  potentialOf: (preferred: boolean) => [...publicJobKeys.potential(), preferred] as const,
  detail: (id: string) => [...publicJobKeys.all, "detail", id] as const,
  similar: (id: string) => [...publicJobKeys.all, "similar", id] as const,
  employer: (companyId: string) => [...publicJobKeys.all, "employer", companyId] as const,
  ofEmployer: (companyId: string) => [...publicJobKeys.all, "of-employer", companyId] as const,
  questions: (id: string) => [...publicJobKeys.all, "questions", id] as const,
};
