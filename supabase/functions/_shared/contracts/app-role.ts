/** Kept apart from the other lists because the app needs it before its first page. */
export const appRoles = ["candidate", "company", "admin"] as const;
export type AppRole = (typeof appRoles)[number];
