/** Cache keys of notifications. */
export const notificationKeys = {
  all: ["notifications"] as const,
  list: (userId: string) => [...notificationKeys.all, userId] as const,
  staff: () => [...notificationKeys.all, "staff notices"] as const,
  candidateMails: (userId: string) => [...notificationKeys.all, "candidate mails", userId] as const,
  unsubscribe: (token: string) => [...notificationKeys.all, "unsubscribe", token] as const,
};
