import type { ApplicationFilter, ApplicationOrder, MyApplicationsFilter } from "@contracts/application";

/** Query keys of applications, as the company and as the candidate sees them. */
export const applicationKeys = {
  all: ["applications"] as const,
  company: () => [...applicationKeys.all, "company"] as const,
  companyLists: () => [...applicationKeys.company(), "list"] as const,
  companyList: (filter: ApplicationFilter, order: ApplicationOrder) =>
    [...applicationKeys.companyLists(), filter, order] as const,
  /** Lists and boards of all jobs. */
  jobLists: () => [...applicationKeys.company(), "job"] as const,
  jobList: (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
    [...applicationKeys.jobLists(), jobId, filter, order] as const,
  jobBoard: (jobId: string, filter: ApplicationFilter, order: ApplicationOrder) =>
    [...applicationKeys.jobLists(), jobId, "board", filter, order] as const,
  changePreview: (ids: readonly string[], change: object) =>
    [...applicationKeys.company(), "change", ids, change] as const,
  /** Of calls that change several. */
  changes: () => [...applicationKeys.all, "changes"] as const,
  companyDetail: (applicationId: string) => [...applicationKeys.company(), "detail", applicationId] as const,
  candidate: () => [...applicationKeys.all, "candidate"] as const,
  candidateLists: () => [...applicationKeys.candidate(), "list"] as const,
  candidateList: (filter: MyApplicationsFilter) => [...applicationKeys.candidateLists(), filter] as const,
  candidateDashboard: () => [...applicationKeys.candidate(), "dashboard"] as const,
  candidateDetail: (applicationId: string) => [...applicationKeys.candidate(), "detail", applicationId] as const,
  /** With companies that were deleted. */
  candidatePast: () => [...applicationKeys.candidate(), "past"] as const,
  candidateActivity: () => [...applicationKeys.candidate(), "activity"] as const,
};
