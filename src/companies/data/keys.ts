/** Query keys of companies as their own staff sees them. */
export const companyKeys = {
  all: ["companies"] as const,
  /** The caller's company with everything its dashboard needs. */
  dashboard: () => [...companyKeys.all, "dashboard"] as const,
  dashboardOf: (companyId: string) => [...companyKeys.dashboard(), companyId] as const,
  activity: () => [...companyKeys.dashboard(), "activity"] as const,
  preview: () => [...companyKeys.all, "preview"] as const,
  report: (scope: object | null) => [...companyKeys.all, "report", scope] as const,
  /** Who could take over from the last administrator. */
  successors: () => [...companyKeys.all, "staff", "", "succession"] as const,
  staff: (search: string) => [...companyKeys.all, "staff", search] as const,
  /** Apart from the rest: what hangs on a colleague is not asked again once they have been removed. */
  staffWork: (membershipId: string) => ["staff work", membershipId] as const,
  assignees: (companyId?: string) => [...companyKeys.all, "assignees", companyId ?? null] as const,
};
