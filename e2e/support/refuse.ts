import type { Route } from "@playwright/test";

/** Responds like a refusal from SQL, which is never retried. */
export const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { code: "PT400", message, details: null, hint: null } });
