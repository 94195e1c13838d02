/** Query keys of what both sides of an application write to each other. */
export const conversationKeys = {
  all: ["conversations"] as const,
  of: (applicationId: string) => [...conversationKeys.all, applicationId] as const,
  /** Of messages on their way. */
  sending: (applicationId: string) => [...conversationKeys.of(applicationId), "sending"] as const,
};
