import type { JobFilter } from "@contracts/job";

/** Query keys of jobs as their company sees them. */
export const jobKeys = {
  all: ["jobs"] as const,
  company: () => [...jobKeys.all, "company"] as const,
  companyLists: () => [...jobKeys.company(), "list"] as const,
  companyChoices: (search: string) => [...jobKeys.company(), "choices", search] as const,
  companyList: (filter: JobFilter) => [...jobKeys.companyLists(), filter] as const,
  companyOpen: (search: string) => [...jobKeys.company(), "open", search] as const,
  companyStatistics: (jobId: string) => [...jobKeys.company(), "statistics", jobId] as const,
  skillReach: (skills: readonly string[]) => [...jobKeys.all, "skills", skills] as const,
  companyDetail: (jobId: string) => [...jobKeys.company(), "detail", jobId] as const,
};
