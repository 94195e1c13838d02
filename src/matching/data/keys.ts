/** Cache keys of the vocabulary of skills. */
export const skillKeys = {
  all: ["skills"] as const,
  search: (text: string) => [...skillKeys.all, "search", text] as const,
  recognised: (skills: readonly string[]) => [...skillKeys.all, "recognised", ...skills] as const,
  spellings: () => [...skillKeys.all, "spellings"] as const,
  unknown: () => [...skillKeys.all, "unknown"] as const,
};
