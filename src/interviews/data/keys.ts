/** Query keys of proposed times and interviews. */
export const interviewKeys = {
  all: ["interviews"] as const,
  of: (applicationId: string) => [...interviewKeys.all, applicationId] as const,
  colleagues: (applicationId: string) => [...interviewKeys.all, "colleagues", applicationId] as const,
  busy: (applicationId: string, asked: object) => [...interviewKeys.all, "busy", applicationId, asked] as const,
};
