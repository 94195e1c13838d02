/** Query keys of the signed-in account itself. */
export const accountKeys = {
  all: ["account"] as const,
  name: (userId: string) => [...accountKeys.all, "name", userId] as const,
};
