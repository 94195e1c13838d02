import type { Route } from "@playwright/test";

/** Answers as SQL refuses: no further attempt would help, so none is made. */
export const refuse = (message: string) => (route: Route) =>
  route.fulfill({ status: 400, json: { code: "PT400", message, details: null, hint: null } });
