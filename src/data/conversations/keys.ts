/** Query keys of conversations. */
export const conversationKeys = {
  all: ["conversations"] as const,
  of: (applicationId: string) => [...conversationKeys.all, applicationId] as const,
};
