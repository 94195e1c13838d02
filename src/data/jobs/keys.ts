/** Query keys of jobs. Those of the company's own jobs stand apart from the public ones. */
export const jobKeys = {
  all: ["jobs"] as const,
  company: () => [...jobKeys.all, "company"] as const,
  companyList: (search: string) => [...jobKeys.company(), "list", search] as const,
  companyDetail: (jobId: string) => [...jobKeys.company(), "detail", jobId] as const,
};
