import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { removePostgresData } from "../../supabase/local/postgres/postgres-user.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { assertPortsFree, type Ports } from "../../supabase/local/stack/ports.ts";
import { type StackOptions, startStack } from "../../supabase/local/stack/stack.ts";

/** First ports of the hundreds this process has claimed. */
const claimed = new Set<number>();

/** Claims a hundred ports for this process's lifetime by holding one of them. False when another process has them. */
function claim(base: number): Promise<boolean> {
  return new Promise((resolve) => {
    const holder = createServer().unref();
    holder.once("error", () => resolve(false));
    holder.listen(base, "127.0.0.1", () => {
      claimed.add(base);
      resolve(true);
    });
  });
}

/**
 * Ports different from those of `npm start`, in a hundred that no other run uses or is about to use. They are below the range
 * systems use for outgoing connections.
 */
export async function findTestPorts(): Promise<Ports> {
  for (let base = 15_300; ; base += 100) {
    if (!claimed.has(base) && !(await claim(base))) continue;
    const ports: Ports = { api: base + 21, db: base + 22, inbox: base + 24, smtp: base + 25, web: base + 73 };
    try {
      await assertPortsFree(ports, ["api", "db", "inbox", "smtp", "web"]);
      return ports;
    } catch (error) {
      if (base > 30_000) throw error;
    }
  }
}

/** The addresses and keys of the stack that tests run against. */
interface TestStackValues {
  TEST_API_URL: string;
  TEST_PUBLISHABLE_KEY: string;
  TEST_SECRET_KEY: string;
  /** Connection string of the migration role, which isn't a superuser. */
  TEST_DATABASE_URL: string;
  TEST_INBOX_URL: string;
  TEST_WEB_URL: string;
  TEST_OUTBOX_SECRET: string;
}

/** A new data folder under supabase/.temp, with permissions for a database that runs as another user. */
export function makeDataDir(): string {
  mkdirSync(projectPaths.data, { recursive: true });
  const folder = mkdtempSync(join(projectPaths.data, "test-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a stopped stack's data folder. */
export function removeDataDir(folder: string): void {
  removePostgresData(join(folder, "db"));
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Starts a stack with fresh data for tests and puts its addresses and keys into the environment. If TEST_API_URL is already set,
 * that stack is used instead. Returns the function that ends it.
 */
export async function startTestStack(changes: Partial<StackOptions> = {}): Promise<() => Promise<void>> {
  if (process.env.TEST_API_URL) return async () => {};
  const dataDir = makeDataDir();
  const ports = await findTestPorts();
  const stack = await startStack({
    ports,
    dataDir,
    // The same keys in every run, so that a built site can be reused.
    keysFile: join(projectPaths.data, "test-keys.env"),
    seed: false,
    functions: true,
    mail: true,
    web: "none",
    // One per set of ports, whose addresses are built in: parallel runs don't overwrite each other's site.
    siteDir: join(projectPaths.data, `test-site-${ports.api}`),
    mailInterval: 0,
    clientFactor: 1_000,
    durable: false,
    quiet: true,
    ...changes,
  }).catch((error: unknown) => {
    removeDataDir(dataDir);
    throw error;
  });
  const values: TestStackValues = {
    TEST_API_URL: stack.apiUrl,
    TEST_PUBLISHABLE_KEY: stack.publishableKey,
    TEST_SECRET_KEY: stack.secretKey,
    TEST_DATABASE_URL: stack.databaseUrl,
    TEST_INBOX_URL: stack.inboxUrl,
    TEST_WEB_URL: stack.webUrl,
    TEST_OUTBOX_SECRET: stack.outboxSecret,
  };
  Object.assign(process.env, values);
  return async () => {
    await stack.stop();
    removeDataDir(dataDir);
    for (const name of Object.keys(values)) delete process.env[name];
  };
}

/** Starts a stack that gives a slow machine three times as long for each request as hosted: no test asserts a time. */
export const startPatientStack = (changes: Partial<StackOptions> = {}) => startTestStack({ patience: 3, ...changes });

/** Makes the time to undo an act so long that no test outlasts it on a slow machine. Tests that need it over move their rows back by it. */
async function extendUndoTime(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  await sql`
    create or replace function private.undo_time() returns interval
    language sql immutable set search_path = ''
    return interval '5 minutes'`;
  await sql.end();
}

/** Vitest's global setup: one stack for all suites. Returns the teardown. */
export default async function setup(): Promise<() => Promise<void>> {
  const stop = await startPatientStack();
  await extendUndoTime(String(process.env.TEST_DATABASE_URL));
  return stop;
}
