/** Query keys of offers. */
export const offerKeys = {
  all: ["offers"] as const,
  of: (applicationId: string) => [...offerKeys.all, applicationId] as const,
};
