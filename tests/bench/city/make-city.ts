// Creates the city, or returns an existing one. It is loaded into the baseline's database (`loadedAt`); later migrations then run
// on a city's rows as on a live project's, and fill what they add with their own data steps.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import postgres, { type Sql } from "postgres";
import { applyMigrations } from "../../../supabase/local/database/migrate.ts";
import { startDatabase } from "../../../supabase/local/database/start-database.ts";
import { postgresDataFolder, removePostgresData } from "../../../supabase/local/postgres/postgres-user.ts";
import { projectPaths } from "../../../supabase/local/project-paths.ts";
import { writeWhole } from "../../../supabase/local/write-whole.ts";
import { type ProgressBar, progressBar } from "./progress-bar.ts";
import { type CitySize, type Scale, sizes } from "./size.ts";
import { cityPassword, findWho, type Who } from "./who.ts";

/** The last migration before the rows are loaded. */
const loadedAt = "20261125222501";
/** Applications are written in this many batches. */
const parts = 20;
const batched = "06_application_rows.sql";
const derived = "08_kept.sql";
/** Written after the newest migration: the baseline had no resume texts. */
const afterwards = "09_resume_texts.sql";

const here = import.meta.dirname;
const files = readdirSync(here)
  .filter((file) => file.endsWith(".sql"))
  .sort();
const keep = join(projectPaths.data, "cities");

export interface City {
  /** A stack's data folder, for one server at a time. */
  dataDir: string;
  who: Who;
}

const migrationsUpTo = (last: string) =>
  readdirSync(projectPaths.migrations)
    .filter((file) => file.endsWith(".sql") && file.slice(0, last.length) <= last)
    .sort();

function fingerprint(scale: Scale, paths: string[]): string {
  const hash = createHash("sha256").update(scale);
  for (const path of paths) hash.update(basename(path)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
}

/** Starts a data folder's database for `work`, migrated up to `last`. */
async function withDatabase(dataDir: string, last: string, work: (sql: Sql) => Promise<void>): Promise<void> {
  const database = await startDatabase({
    dataDir,
    durable: false,
    progress: () => {},
    externalUrl: undefined,
    password: cityPassword,
  });
  const folder = mkdtempSync(join(dataDir, "migrations-"));
  try {
    for (const file of migrationsUpTo(last)) cpSync(join(projectPaths.migrations, file), join(folder, file));
    await applyMigrations(database.urls.migrationUrl, folder, () => {});
    const sql = postgres(database.urls.adminUrl, { max: 1, onnotice: () => {} });
    try {
      await work(sql);
      await sql`checkpoint`;
    } finally {
      await sql.end();
    }
  } finally {
    rmSync(folder, { recursive: true });
    await database.stop(120);
  }
}

/**
 * Disables text rules while `work` writes rows: checking each field of each row took 90% of the time, and these texts are known
 * to be valid.
 */
async function withoutTextRules(sql: Sql, work: () => Promise<void>): Promise<void> {
  const rules = await sql<{ definition: string; head: string }[]>`
    select pg_get_functiondef(oid) as definition, format('private.%I(%s)', proname, pg_get_function_arguments(oid)) as head
    from pg_proc
    where pronamespace = 'private'::regnamespace and proname in ('is_line', 'is_text', 'is_email', 'is_http_url', 'are_short_texts')`;
  for (const { head } of rules) {
    await sql.unsafe(
      `create or replace function ${head} returns boolean language sql immutable parallel safe return true`,
    );
  }
  await work();
  for (const { definition } of rules) await sql.unsafe(definition);
}

/** Creates indexes that no constraint needs after `work` wrote all rows: far faster than maintaining them row by row. */
async function indexedAfterwards(sql: Sql, work: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    join pg_class t on t.oid = i.indrelid and t.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    where t.relkind = 'r' and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.unsafe(definition);
}

/** Writes all rows, large tables in batches. */
async function loadRows(sql: Sql, size: CitySize, bar: ProgressBar): Promise<void> {
  const run = async (file: string, adapt = (text: string) => text) => {
    await sql.unsafe(adapt(readFileSync(join(here, file), "utf8"))).simple();
    bar.step(file);
  };
  // Disables per-row triggers and foreign keys; the files contain what triggers would have written.
  await sql`set session_replication_role = replica`;
  await sql`create schema bench`;
  await sql`
    create table bench.size as select
      ${size.scale}::double precision as scale, ${size.companies}::integer as companies, ${size.jobs}::integer as jobs,
      ${size.openJobs}::integer as open_jobs, ${size.candidates}::integer as candidates, ${size.applications}::integer as applications,
      timestamptz '2026-11-20' as today,
      extensions.crypt(${cityPassword}, '$2a$04$abcdefghijklmnopqrstuu') as password`;
  await sql`analyze bench.size`;
  for (const file of files) {
    if (file === derived || file === afterwards) continue;
    if (file !== batched) {
      await run(file);
      continue;
    }
    for (let part = 0; part < parts; part++) {
      const edge = (n: number) => Math.floor((size.applications * n) / parts);
      await run(file, (text) =>
        text.replaceAll(":first", String(edge(part) + 1)).replaceAll(":last", String(edge(part + 1))),
      );
    }
  }
}

/** Fills an empty, migrated database, and returns its people. */
async function settle(sql: Sql, scale: Scale): Promise<Who> {
  const bar = progressBar(`Building the ${scale}`, files.length - 2 + parts + 2);
  await sql`set work_mem = '128MB'`;
  await sql`set maintenance_work_mem = '512MB'`;
  await withoutTextRules(sql, () => indexedAfterwards(sql, () => loadRows(sql, sizes[scale], bar)));
  bar.step("indexes");
  await sql`set session_replication_role = origin`;
  await sql`analyze`.simple();
  await sql.unsafe(readFileSync(join(here, derived), "utf8")).simple();
  bar.step(derived);
  const who = await findWho(sql);
  await sql`drop schema bench cascade`.simple();
  await sql`vacuum (analyze)`.simple();
  bar.step("statistics");
  return who;
}

/** Has `make` fill the folder `name` under `keep`, unless it is complete; removes older versions of it. */
async function kept(beginning: string, hash: string, make: (dataDir: string) => Promise<Who>): Promise<City> {
  const dataDir = join(keep, beginning + hash);
  // Written last, as the marker that the folder is complete.
  const mark = join(dataDir, "who.json");
  if (!existsSync(mark)) {
    mkdirSync(keep, { recursive: true });
    for (const name of readdirSync(keep).filter((folder) => folder.startsWith(beginning))) {
      removePostgresData(join(keep, name, "db"));
      rmSync(join(keep, name), { recursive: true, force: true });
    }
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    writeWhole(mark, JSON.stringify(await make(dataDir), null, 2));
  }
  return { dataDir, who: JSON.parse(readFileSync(mark, "utf8")) };
}

function copyCluster(from: string, to: string): void {
  const copy = (source: string, target: string) => execFileSync("cp", ["-a", source, target]);
  copy(join(from, "db-password"), join(to, "db-password"));
  copy(postgresDataFolder(join(from, "db")), postgresDataFolder(join(to, "db")));
}

/** A disposable copy of a city whose database isn't running. Returns its folder and a cleanup function. */
export function copyOf(city: City): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(keep, "copy-"));
  chmodSync(dataDir, 0o755);
  copyCluster(city.dataDir, dataDir);
  return {
    dataDir,
    remove: () => {
      removePostgresData(join(dataDir, "db"));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A city's database with today's migrations, created if missing: minutes for the rows, once, and seconds to minutes for later
 * migrations whenever these change. Changes to its data persist.
 */
export async function makeCity(scale: Scale): Promise<City> {
  const newest = String(migrationsUpTo("99999999999999").at(-1));
  const paths = (last: string) => migrationsUpTo(last).map((file) => join(projectPaths.migrations, file));
  const sources = [...files, "size.ts", "who.ts"].map((file) => join(here, file));

  const rowsHash = fingerprint(scale, [...sources, ...paths(loadedAt)]);
  const rows = await kept(`rows-${scale}-`, rowsHash, async (dataDir) => {
    let who: Who | undefined;
    await withDatabase(dataDir, loadedAt, async (sql) => {
      who = await settle(sql, scale);
    });
    if (!who) throw new Error("The city was not made.");
    return who;
  });
  return kept(`${scale}-`, fingerprint(scale, [...sources, ...paths(newest)]), async (dataDir) => {
    console.log(`Bringing the ${scale} up to the newest migration…`);
    copyCluster(rows.dataDir, dataDir);
    await withDatabase(dataDir, newest, async (sql) => {
      await sql.unsafe(readFileSync(join(here, afterwards), "utf8")).simple();
      await sql`vacuum (analyze)`.simple();
    });
    return rows.who;
  });
}
