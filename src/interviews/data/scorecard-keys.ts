export const scorecardKeys = {
  all: ["scorecards"] as const,
  of: (applicationId: string) => [...scorecardKeys.all, applicationId] as const,
  criteria: (jobId: string) => [...scorecardKeys.all, "criteria", jobId] as const,
};
