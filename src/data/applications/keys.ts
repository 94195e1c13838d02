/** Query keys of applications, as the company and as the candidate sees them. */
export const applicationKeys = {
  all: ["applications"] as const,
  company: () => [...applicationKeys.all, "company"] as const,
  companyLists: () => [...applicationKeys.company(), "list"] as const,
  companyList: (status: string | null, order: string) => [...applicationKeys.companyLists(), status, order] as const,
  jobLists: () => [...applicationKeys.company(), "job"] as const,
  jobList: (jobId: string, status: string | null, order: string) =>
    [...applicationKeys.jobLists(), jobId, status, order] as const,
  companyDetail: (applicationId: string) => [...applicationKeys.company(), "detail", applicationId] as const,
  candidate: () => [...applicationKeys.all, "candidate"] as const,
  candidateList: () => [...applicationKeys.candidate(), "list"] as const,
  candidateDetail: (applicationId: string) => [...applicationKeys.candidate(), "detail", applicationId] as const,
  candidateActivity: () => [...applicationKeys.candidate(), "activity"] as const,
};
