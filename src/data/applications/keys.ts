/** Query keys of applications, as the company and as the candidate sees them. */
export const applicationKeys = {
  all: ["applications"] as const,
  company: () => [...applicationKeys.all, "company"] as const,
  companyList: (status: string | null) => [...applicationKeys.company(), "list", status] as const,
  jobList: (jobId: string) => [...applicationKeys.company(), "job", jobId] as const,
  companyDetail: (applicationId: string) => [...applicationKeys.company(), "detail", applicationId] as const,
  candidate: () => [...applicationKeys.all, "candidate"] as const,
  candidateList: () => [...applicationKeys.candidate(), "list"] as const,
  candidateDetail: (applicationId: string) => [...applicationKeys.candidate(), "detail", applicationId] as const,
  candidateActivity: () => [...applicationKeys.candidate(), "activity"] as const,
};
