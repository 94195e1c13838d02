import { applicationKeys } from "@/applications/data/keys";

export const offerKeys = {
  all: ["offers"] as const,
  of: (applicationId: string) => [...offerKeys.all, applicationId] as const,
  /** What a company is asked after a hire: it changes with every application of the job. */
  hire: (applicationId: string) => [...applicationKeys.company(), "hire", applicationId] as const,
};
