// Accounts, companies and jobs in one, for a test that loads them once its stack runs.
export * from "./accounts.ts";
export * from "./companies.ts";
export * from "./jobs.ts";
