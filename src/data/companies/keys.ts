/** Query keys of companies as their own staff sees them. */
export const companyKeys = {
  all: ["companies"] as const,
  /** The caller's company with everything its dashboard needs. */
  dashboard: () => [...companyKeys.all, "dashboard"] as const,
  preview: () => [...companyKeys.all, "preview"] as const,
  assignees: (companyId: string) => [...companyKeys.all, "assignees", companyId] as const,
};
