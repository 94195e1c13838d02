import { appendFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { afterEach, describe, expect, it } from "vitest";
import { preparedKind } from "../../supabase/local/database/prepared.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { loadKeys, readEnvironmentFile, saveKeys } from "../../supabase/local/stack/keys.ts";
import { assertPortsFree, readPorts } from "../../supabase/local/stack/ports.ts";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { StartError } from "../../supabase/local/start-error.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";
import { brokenMigrations, fixtureOptions } from "./start-fixture-stack.ts";

const folders: string[] = [];
const freshFolder = () => {
  const folder = makeDataDir();
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

const occupy = (port: number) =>
  new Promise<Server>((resolve) => {
    const server = createServer().listen(port, "127.0.0.1", () => resolve(server));
  });

/** Why the start failed. */
const failure = (start: Promise<unknown>): Promise<unknown> =>
  start.then(
    () => undefined,
    (error) => error,
  );

describe("ports", () => {
  it("default to the vendor's unless the environment sets others", () => {
    expect(readPorts({})).toEqual({ api: 54321, db: 54322, inbox: 54324, smtp: 54325, web: 5173 });
    expect(readPorts({ FAIRMATCH_WEB_PORT: "8080" }).web).toBe(8080);
    expect(() => readPorts({ FAIRMATCH_WEB_PORT: "eighty" })).toThrow("FAIRMATCH_WEB_PORT must be a port number");
  });

  it("already in use are reported with purpose and variable before anything starts", async () => {
    const options = await fixtureOptions(freshFolder());
    const server = await occupy(options.ports.db);
    const error = await failure(startStack(options));
    server.close();
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(
      `Port ${options.ports.db}, needed for the database, is already in use; stop what uses it or set FAIRMATCH_DB_PORT to another port.`,
    );
    expect(() => statSync(join(options.dataDir, "db"))).toThrow("ENOENT");
  });

  it("must be different", async () => {
    const ports = { ...(await fixtureOptions(freshFolder())).ports };
    ports.web = ports.api;
    await expect(assertPortsFree(ports, ["api", "web"])).rejects.toThrow("is set for both the API and the website");
  });
});

it("a stack prepares its own database when no complete one can be copied", async () => {
  const migrationsDir = join(freshFolder(), "none");
  const start = async () => {
    const stack = await startStack({ ...(await fixtureOptions(freshFolder())), migrationsDir });
    await stack.stop();
  };
  await start();
  const ofThese = () => readdirSync(projectPaths.data).filter((name) => name.startsWith(preparedKind(migrationsDir)));
  const prepared = ofThese();
  expect(prepared).toHaveLength(1);
  folders.push(join(projectPaths.data, String(prepared)));
  rmSync(join(projectPaths.data, String(prepared), "db-password"));
  await start();

  // Like one whose creator was killed.
  renameSync(join(projectPaths.data, String(prepared)), join(projectPaths.data, `${prepared}-99999999`));
  await start();
  expect(ofThese()).toEqual(prepared);
});

describe("a failing migration", () => {
  it("is reported with file, line and message, keeps the earlier ones and stops the stack", async () => {
    const options = await fixtureOptions(freshFolder());
    const error = await failure(startStack({ ...options, migrationsDir: brokenMigrations }));
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(
      `The migration failed in 20260101000100_faulty.sql, line 3: type "nonsense" does not exist`,
    );
    await assertPortsFree(options.ports, ["api", "db"]);

    const stack = await startStack({ ...options, migrationsDir: join(brokenMigrations, "none") });
    const sql = postgres(stack.databaseUrl, { max: 1 });
    const versions = await sql`select version, name from supabase_migrations.schema_migrations`;
    const [table] = await sql`select to_regclass('public.before') as name`;
    await sql.end();
    await stack.stop();
    expect([...versions]).toEqual([{ version: "20260101000000", name: "fine" }]);
    expect(table?.name).toBeNull();
  });
});

describe("replaced migrations", () => {
  it("are reported with the fix before anything is applied", async () => {
    const options = await fixtureOptions(freshFolder());
    await (await startStack(options)).stop();
    const migrationsDir = freshFolder();
    writeFileSync(join(migrationsDir, "20260102000000_instead.sql"), "create table public.instead ()");
    const error = await failure(startStack({ ...options, migrationsDir }));
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toBe(
      "The database was made by migrations that are no longer here (20260101000000); npm run reset starts over.",
    );
  });

  it("are accepted when the last version matches, and later ones are applied", async () => {
    const options = await fixtureOptions(freshFolder());
    await (await startStack(options)).stop();
    const versions = readdirSync(options.migrationsDir ?? "").map((file) => file.split("_")[0]);
    const migrationsDir = freshFolder();
    writeFileSync(join(migrationsDir, `${versions.sort().at(-1)}_baseline.sql`), "create table public.again ()");
    writeFileSync(join(migrationsDir, "20260102000000_later.sql"), "create table public.later ()");
    const stack = await startStack({ ...options, migrationsDir });
    const sql = postgres(stack.databaseUrl, { max: 1 });
    const [made] = await sql`select to_regclass('public.again') as again, to_regclass('public.later') as later`;
    await sql.end();
    await stack.stop();
    expect(made).toEqual({ again: null, later: "later" });
  });
});

describe("data and keys", () => {
  it("survive a restart", async () => {
    const options = await fixtureOptions(freshFolder());
    const first = await startStack(options);
    const sql = postgres(first.databaseUrl, { max: 1 });
    await sql`insert into private.secrets values ('kept')`;
    await sql.end();
    await first.stop();
    await assertPortsFree(options.ports, ["api", "db"]);

    const second = await startStack(options);
    const again = postgres(second.databaseUrl, { max: 1 });
    const words = await again`select word from private.secrets order by word`;
    await again.end();
    await second.stop();
    expect(words.map((row) => row.word)).toEqual(["hidden", "kept"]);
    expect(second.secretKey).toBe(first.secretKey);
  });
});

describe("an external Postgres", () => {
  it("is refused without the right to create roles", async () => {
    const host = await startStack(await fixtureOptions(freshFolder()));
    const options = await fixtureOptions(freshFolder());
    const error = await failure(startStack({ ...options, externalDatabaseUrl: host.databaseUrl }));
    await host.stop();
    expect((error as Error).message).toContain("DATABASE_URL must name a superuser");
  });
});

describe("the keys file", () => {
  it("is created once, readable by its owner only, and keeps other entries", () => {
    const file = join(freshFolder(), ".env.local");
    const keys = loadKeys(file);
    saveKeys(file, keys, { apiUrl: "http://127.0.0.1:1", databaseUrl: "postgresql://x" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(keys.publishableKey).toMatch(/^sb_publishable_.{32}$/);
    expect(keys.secretKey).toMatch(/^sb_secret_.{40,}$/);

    appendFileSync(file, "MINE=1\n");
    saveKeys(file, loadKeys(file), { apiUrl: "http://127.0.0.1:2", databaseUrl: "postgresql://y" });
    expect(loadKeys(file)).toEqual(keys);
    expect(readEnvironmentFile(file)).toMatchObject({
      MINE: "1",
      VITE_SUPABASE_URL: "http://127.0.0.1:2",
      VITE_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      VITE_SUPPORT_EMAIL: "support@fairmatch.example",
      VITE_MAIL_SENDER: "no-reply@fairmatch.example",
      DATABASE_URL: "postgresql://y",
    });
  });
});
