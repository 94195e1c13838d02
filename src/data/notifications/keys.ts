/** Cache keys of notifications. */
export const notificationKeys = {
  all: ["notifications"] as const,
  list: (userId: string) => [...notificationKeys.all, userId] as const,
};
