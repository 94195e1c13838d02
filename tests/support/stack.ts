import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { assertPortsFree, type Ports } from "../../supabase/local/ports.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { type StackOptions, startStack } from "../../supabase/local/stack.ts";

/** Ports beginning at 55321, apart from those of `npm start`; the next hundred while another run uses them. */
export async function findTestPorts(): Promise<Ports> {
  for (let base = 55_300; ; base += 100) {
    const ports: Ports = { api: base + 21, db: base + 22, inbox: base + 24, smtp: base + 25, web: base + 73 };
    try {
      await assertPortsFree(ports, ["api", "db", "inbox", "smtp", "web"]);
      return ports;
    } catch (error) {
      if (base > 60_000) throw error;
    }
  }
}

/** Where tests find the stack they run against. */
export interface TestStackValues {
  TEST_API_URL: string;
  TEST_PUBLISHABLE_KEY: string;
  TEST_SECRET_KEY: string;
  /** Connection string of the migration role, which is no superuser. */
  TEST_DATABASE_URL: string;
  TEST_INBOX_URL: string;
  TEST_WEB_URL: string;
  TEST_OUTBOX_SECRET: string;
}

/**
 * Starts a stack with fresh data for tests and puts its addresses and keys into the environment. When TEST_API_URL is
 * set already, that stack is used and nothing is started. Gives the function that ends it.
 */
export async function startTestStack(changes: Partial<StackOptions> = {}): Promise<() => Promise<void>> {
  if (process.env.TEST_API_URL) return async () => {};
  mkdirSync(projectPaths.data, { recursive: true });
  const dataDir = mkdtempSync(join(projectPaths.data, "test-"));
  const stack = await startStack({
    ports: await findTestPorts(),
    dataDir,
    // The same keys in every run, so that a built site stays usable.
    keysFile: join(projectPaths.data, "test-keys.env"),
    seed: false,
    functions: true,
    mail: true,
    web: "none",
    siteDir: join(projectPaths.data, "test-site"),
    mailInterval: 0,
    durable: false,
    quiet: true,
    ...changes,
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
    rmSync(dataDir, { recursive: true, force: true });
    for (const name of Object.keys(values)) delete process.env[name];
  };
}

/** Vitest's global set-up: one stack for all suites. Gives the tear-down. */
export default function setup(): Promise<() => Promise<void>> {
  return startTestStack();
}
