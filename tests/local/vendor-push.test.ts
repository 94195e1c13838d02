// The vendor's CLI applies the same migrations to an empty project with a hosted project's roles.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import type { Stack } from "../../supabase/local/stack/stack.ts";
import { runVendorCli } from "../support/vendor-cli.ts";
import { startFixtureStack } from "./start-fixture-stack.ts";

let stack: Stack;
const noMigrations = mkdtempSync(join(tmpdir(), "no-migrations-"));

beforeAll(async () => {
  stack = await startFixtureStack({ migrationsDir: noMigrations });
});
afterAll(async () => {
  await stack.stop();
  rmSync(noMigrations, { recursive: true });
});

test("the vendor's CLI pushes every migration, and a second push does nothing", () => {
  const push = () => runVendorCli(["db", "push", `--remote=${stack.databaseUrl}`, "--yes"]);
  const versions = readdirSync(projectPaths.migrations).map((name) => String(name.split("_")[0]));
  push();
  const listed = runVendorCli(["migration", "list", `--remote=${stack.databaseUrl}`, "--output-format", "json"]);
  for (const version of versions) expect(listed).toContain(version);
  expect(push()).toContain("up to date");
});
