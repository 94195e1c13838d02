/** Query keys of the signed-in account itself. */
export const accountKeys = {
  all: ["account"] as const,
  frame: (userId: string | null) => [...accountKeys.all, "frame", userId] as const,
  signIns: (userId: string) => [...accountKeys.all, "sign-ins", userId] as const,
};
