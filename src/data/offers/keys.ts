export const offerKeys = {
  all: ["offers"] as const,
  of: (applicationId: string) => [...offerKeys.all, applicationId] as const,
  /** What a company is asked after a hire. */
  hire: (applicationId: string) => [...offerKeys.of(applicationId), "hire"] as const,
};
