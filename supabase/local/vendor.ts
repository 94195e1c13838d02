import { WebSocket } from "ws";

/** The vendor's REST, Auth and Storage API, loaded in the only way that works here. */

// Must be set before the module loads, which reads them once.
process.env.EXPERIMENTAL_STORAGE = "1";
process.env.DO_NOT_TRACK = "1";
// Its client library needs it, and Node 20 doesn't have it.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket });

// Both notices it prints while loading are for its own developers: our package.json pins the Node version, and the storage part
// is used on purpose.
const warn = console.warn;
const notices = /^EXPERIMENTAL FEATURES ENABLED|Node\.js \d+ and below are deprecated/;
console.warn = (...texts: unknown[]) => {
  if (!notices.test(String(texts[0]).replace(/^\W+/, ""))) warn(...texts);
};

// It also prints every database error. One that is a response to the caller (refused, invalid, taken) isn't a failure here.
const error = console.error;
// A lost database is reported once, by the code that notices it.
const answers = /^(PGRST|PT\d{3}|42501|22\w{3}|23\w{3}|ECONNREFUSED|CONNECTION_\w+)$/;
console.error = (...parts: unknown[]) => {
  const fault = parts.find((part) => part instanceof Error) as { code?: unknown } | undefined;
  if (!fault || !answers.test(String(fault.code))) error(...parts);
};

const vendor = await import("@supabase/lite");
export const { App, SmtpEmailDriver } = vendor;
export const { createPostgresConnection } = await import("@supabase/lite/postgres");

/** SQL for its own tables and helper functions. */
export const authSchemaSql = vendor.SUPABASE_AUTH_HELPERS_SQL + vendor.getAuthSchemaSql();
export const storageSchemaSql = vendor.getStorageSchemaSql();
