import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";
import { type Stack, type StackOptions, startStack } from "../../supabase/local/stack/stack.ts";
import { findTestPorts, makeDataDir, removeDataDir } from "../support/stack.ts";

// The published client needs it, and Node 20 doesn't have it.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket });

const fixtures = join(import.meta.dirname, "fixtures");

/** Options of a quiet stack on free ports with only the fixture migrations and functions. */
export async function fixtureOptions(dataDir: string): Promise<StackOptions> {
  return {
    ports: await findTestPorts(),
    dataDir,
    keysFile: join(dataDir, "keys.env"),
    migrationsDir: join(fixtures, "migrations"),
    functionsDir: join(fixtures, "functions"),
    seed: false,
    functions: false,
    mail: false,
    web: "none",
    mailInterval: 0,
    clientFactor: 1_000,
    durable: false,
    quiet: true,
  };
}

export const brokenMigrations = join(fixtures, "broken-migrations");

/** Starts a fixture stack; `stop` also removes its data. */
export async function startFixtureStack(changes: Partial<StackOptions> = {}): Promise<Stack> {
  const dataDir = makeDataDir();
  const stack = await startStack({ ...(await fixtureOptions(dataDir)), ...changes });
  return {
    ...stack,
    stop: async () => {
      await stack.stop();
      removeDataDir(dataDir);
    },
  };
}

/** The published client, by default with the publishable key. */
export function clientOf(stack: Stack, key = stack.publishableKey): SupabaseClient {
  return createClient(stack.apiUrl, key, { auth: { persistSession: false, autoRefreshToken: false } });
}
