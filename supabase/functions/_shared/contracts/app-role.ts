/** Apart from the other lists: the app needs it before its first page. */
export const appRoles = ["candidate", "company", "admin"] as const;
export type AppRole = (typeof appRoles)[number];
