import type { ManagedCandidateFilter } from "@contracts/managed-candidate";

/** Cache keys of the signed-in candidate, and of the candidates a company manages. */
export const candidateKeys = {
  all: ["candidates"] as const,
  removal: (kind: string) => [...candidateKeys.all, "removal", kind] as const,
  profile: (userId: string) => [...candidateKeys.all, "profile", userId] as const,
  /** Who has looked at the signed-in candidate, and what they read. */
  views: (userId: string) => [...candidateKeys.all, "views", userId] as const,
  preview: (userId: string) => [...candidateKeys.all, "preview", userId] as const,
  preferences: (userId: string) => [...candidateKeys.all, "preferences", userId] as const,
  managed: () => [...candidateKeys.all, "managed"] as const,
  managedLists: () => [...candidateKeys.managed(), "list"] as const,
  managedList: (filter: ManagedCandidateFilter) => [...candidateKeys.managedLists(), filter] as const,
  managedSkills: (search: string) => [...candidateKeys.managed(), "skills", search] as const,
  managedDetail: (candidateId: string) => [...candidateKeys.managed(), "detail", candidateId] as const,
  managedApplications: (candidateId: string) => [...candidateKeys.managed(), "applications", candidateId] as const,
  /** What an import would do; `file` is the one that was chosen, as often as it was. */
  importCheck: (file: string, columns: string) => [...candidateKeys.all, "import", file, columns] as const,
};
