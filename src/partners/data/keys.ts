/** Query keys of what partners share and of who is put forward. */
export const partnerKeys = {
  all: ["partners"] as const,
  jobLists: () => [...partnerKeys.all, "jobs"] as const,
  jobs: (search: string) => [...partnerKeys.jobLists(), search] as const,
  candidates: (search: string, jobId: string | null) => [...partnerKeys.all, "candidates", search, jobId] as const,
  /** The company's own candidates beside a job. */
  choices: (jobId: string, search: string) => [...partnerKeys.all, "choices", jobId, search] as const,
  /** The jobs a managed candidate may be put forward for. */
  jobsFor: (candidateId: string) => [...partnerKeys.all, "jobs for", candidateId] as const,
  putForwards: () => [...partnerKeys.all, "put-forwards"] as const,
  /** What waits for the signed-in candidate's own answer. */
  mine: (userId: string) => [...partnerKeys.all, "mine", userId] as const,
  /** What they were asked, answered or not. */
  asked: (userId: string) => [...partnerKeys.all, "asked", userId] as const,
  management: (userId: string, companyId: string) => [...partnerKeys.all, "management", userId, companyId] as const,
};
