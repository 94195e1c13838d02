/** Query keys of interviews. */
export const interviewKeys = {
  all: ["interviews"] as const,
  of: (applicationId: string) => [...interviewKeys.all, applicationId] as const,
};
