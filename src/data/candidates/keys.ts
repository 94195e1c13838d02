/** Cache keys of the signed-in candidate. */
export const candidateKeys = {
  all: ["candidates"] as const,
  removal: (kind: string) => [...candidateKeys.all, "removal", kind] as const,
  profile: (userId: string) => [...candidateKeys.all, "profile", userId] as const,
};
