import { WebSocket } from "ws";

/** The vendor's REST, Auth and Storage API, loaded in the one way it works here. */

// Must be set before the module is loaded: it reads them once.
process.env.EXPERIMENTAL_STORAGE = "1";
process.env.DO_NOT_TRACK = "1";
// The client library inside it wants this, and Node 20 has none.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket });

// Both notices it prints while loading are for its own developers: the Node version is pinned by our package.json and
// the storage part is used on purpose.
const warn = console.warn;
const notices = /^EXPERIMENTAL FEATURES ENABLED|Node\.js \d+ and below are deprecated/;
console.warn = (...texts: unknown[]) => {
  if (!notices.test(String(texts[0]).replace(/^\W+/, ""))) warn(...texts);
};

// It also prints every error of the database. One that is an answer to the caller (refused, not valid, taken) is no fault here.
const error = console.error;
// That the database is gone is said once, by who sees it go.
const answers = /^(PGRST|PT\d{3}|42501|22\w{3}|23\w{3}|ECONNREFUSED|CONNECTION_\w+)$/;
console.error = (...parts: unknown[]) => {
  const fault = parts.find((part) => part instanceof Error) as { code?: unknown } | undefined;
  if (!fault || !answers.test(String(fault.code))) error(...parts);
};

const vendor = await import("@supabase/lite");
export const { App, SmtpEmailDriver } = vendor;
export const { createPostgresConnection } = await import("@supabase/lite/postgres");

/** SQL of its own tables and helper functions. */
export const authSchemaSql = vendor.SUPABASE_AUTH_HELPERS_SQL + vendor.getAuthSchemaSql();
export const storageSchemaSql = vendor.getStorageSchemaSql();
