// The newest Postgres that people and hosted projects meet: what it refuses, and what its checker of plpgsql finds.
import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadConfig } from "../../supabase/local/config.ts";
import { applyMigrations } from "../../supabase/local/database/migrate.ts";
import { embeddedMigrationRole, preparePlatform } from "../../supabase/local/database/platform.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { applySchemas } from "../../supabase/local/schemas/apply-schemas.ts";
import { describeDifference, findDifference, toScripts } from "../../supabase/local/schemas/difference.ts";
import { createPlatformDatabase } from "../../supabase/local/schemas/scratch-server.ts";

const adminUrl = String(process.env.TEST_DEBIAN_URL);
const login = { username: embeddedMigrationRole, password: "debian" };
let migrationUrl: string;
let sql: postgres.Sql;
let admin: postgres.Sql;

/** What else a hosted project has: schedules, function calls and secrets. */
const hostedSql = `
  create extension pg_cron with schema pg_catalog;
  create extension pg_net with schema extensions;
  create table auth.one_time_tokens (user_id uuid, token_type text);
  create schema vault;
  create table vault.decrypted_secrets (name text, decrypted_secret text);
  grant usage on schema cron, net, vault to postgres;
  grant all on all tables in schema cron, net, vault to postgres;
`;

beforeAll(async () => {
  ({ migrationUrl } = await preparePlatform(adminUrl, login));
  admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  await admin.unsafe(hostedSql).simple();
  await applyMigrations(migrationUrl, projectPaths.migrations, () => {});
  sql = postgres(migrationUrl, { max: 1, onnotice: () => {} });
}, 300_000);
afterAll(async () => {
  await sql?.end();
  await admin?.end();
});

test("every scheduled statement runs without error", async () => {
  const jobs = await sql<
    { jobname: string; command: string }[]
  >`select jobname, command from cron.job order by jobname`;
  expect(jobs.map(({ jobname }) => jobname)).toContain("deliver-email");
  for (const { jobname, command } of jobs) {
    const [run] = await sql.unsafe<{ run_schedule: string | null }[]>(command);
    expect(run?.run_schedule, jobname).toBeNull();
  }
  // It continues after a failed step.
  expect((await sql`select private.keep_retention() as done`)[0]?.done).toHaveProperty("scheduled_runs");
});

test("the generated migration can add a stored column to candidates", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  try {
    cpSync(projectPaths.schemas, join(folder, "schemas"), { recursive: true });
    const file = join(folder, "schemas", "candidates", "tables.sql");
    const declared = readFileSync(file, "utf8");
    const changed = declared.replace(
      /(create table public\.candidates \([\s\S]*?)\n\);/,
      "$1,\n  name_length integer generated always as (length(first_name)) stored\n);",
    );
    expect(changed).not.toBe(declared);
    writeFileSync(file, changed);
    const changedUrl = await createPlatformDatabase(adminUrl, "changed", login);
    await applySchemas(changedUrl, { folder, paths: loadConfig().db.migrations.schema_paths });
    const { plan } = await findDifference(migrationUrl, changedUrl);
    for (const script of toScripts(plan)) {
      await sql.begin((transaction) => transaction.unsafe(script).simple());
    }
    expect(describeDifference(await findDifference(migrationUrl, changedUrl))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

/** A trigger function is checked with each of its tables. */
const checkSql = `
  with checked as (
    select p.oid, coalesce(t.tgrelid, 0) as relid, t.tgoldtable as old_table, t.tgnewtable as new_table
    from pg_proc p
    join pg_language l on l.oid = p.prolang and l.lanname = 'plpgsql'
    left join pg_trigger t on t.tgfoid = p.oid
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  )
  select c.oid::regprocedure::text as function, f.lineno, f.message, f.detail, f.context
  from checked c
  cross join lateral extensions.plpgsql_check_function_tb(
    c.oid, c.relid, oldtable => c.old_table, newtable => c.new_table,
    other_warnings => false, extra_warnings => false, performance_warnings => false
  ) f
  where f.level = 'error'`;

/** False positives of the checker, and why. */
const exceptions: Record<string, string> = {
  "claim_first_password(text)": "Writes a table of the hosted auth service only where there is one",
  "private.check_account_kind()": "Reads a column only after asking which table the trigger is on",
};

test("plpgsql_check finds no errors", async () => {
  await admin`create extension plpgsql_check with schema extensions`;
  // Plans depend on the caller.
  await admin`select set_config('request.jwt.claims', ${JSON.stringify({ sub: randomUUID(), role: "authenticated" })}, false)`;
  const found = await admin.unsafe<{ function: string }[]>(checkSql);
  expect(found.filter((fault) => !(fault.function in exceptions))).toEqual([]);
  expect(new Set(found.map((fault) => fault.function))).toEqual(new Set(Object.keys(exceptions)));
}, 120_000);
