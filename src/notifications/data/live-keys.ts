/** Query keys of what is asked for again and again. */
export const liveKeys = {
  all: ["live"] as const,
  /** With the conversation of an application where its page is open. */
  news: (userId: string, applicationId: string | null) => [...liveKeys.all, userId, applicationId] as const,
};
