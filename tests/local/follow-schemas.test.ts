// `npm run dev` on a database whose schemas are edited, and the effect of a migration written later.
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { writtenMark } from "../../supabase/local/database/migrate.ts";
import { type Stack, type StackOptions, startStack } from "../../supabase/local/stack/stack.ts";
import { watchBackend } from "../../supabase/local/stack/watch.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";
import { clientOf, fixtureOptions } from "./start-fixture-stack.ts";

const dataDir = makeDataDir();
const folders = {
  functions: join(dataDir, "no-functions"),
  migrations: join(dataDir, "migrations"),
  schemas: join(dataDir, "schemas"),
};
let options: StackOptions;
let stack: Stack;
let endWatch: () => Promise<void>;

/** Saves a file like many editors: to a temporary file, then moved into place. */
function write(folder: "migrations" | "schemas", name: string, text: string): void {
  writeFileSync(join(dataDir, name), text);
  renameSync(join(dataDir, name), join(folders[folder], name));
}

async function read(query: string): Promise<unknown[]> {
  const sql = postgres(stack.databaseUrl, { max: 1 });
  const rows = await sql.unsafe(query);
  await sql.end();
  return [...rows];
}

const answerOf = async (name: string) => (await clientOf(stack, stack.secretKey).rpc(name)).data;
const greeting = (text: string) =>
  `create function public.greeting() returns text language sql return '${text}';
   grant execute on function public.greeting() to service_role;`;

beforeAll(async () => {
  const fixture = await fixtureOptions(dataDir);
  cpSync(fixture.migrationsDir ?? "", folders.migrations, { recursive: true });
  mkdirSync(folders.schemas);
  cpSync(join(folders.migrations, "20260101000000_notes.sql"), join(folders.schemas, "1-notes.sql"));
  options = {
    ...fixture,
    migrationsDir: folders.migrations,
    schemas: { folder: dataDir, paths: ["schemas/*.sql"] },
    followSchemas: true,
  };
  stack = await startStack(options);
  endWatch = await watchBackend(stack, folders);
});
afterAll(async () => {
  await endWatch();
  await stack.stop();
  removeDataDir(dataDir);
});

it("leaves the database unmarked when there is nothing to apply", async () => {
  expect(await read("select to_regclass('supabase_migrations.follows_schemas') as mark")).toEqual([{ mark: null }]);
});

it("applies an edited schema right away, and the API uses it", async () => {
  write("schemas", "2-greeting.sql", greeting("hello"));
  await expect.poll(() => answerOf("greeting")).toBe("hello");
  write("schemas", "2-greeting.sql", `${greeting("good day")} alter table public.notes add column colour text;`);
  await expect.poll(() => answerOf("greeting")).toBe("good day");
  expect(await read("select colour from public.notes")).toEqual([]);
});

it("reports the file and line of an error and leaves the database unchanged", async () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  write("schemas", "3-faulty.sql", "drop function public.greeting();\n\nselect nonsense;");
  await expect.poll(() => print.mock.calls.flat().join()).not.toBe("");
  expect(print.mock.calls).toEqual([
    [`The schema failed in schemas/3-faulty.sql, line 3: column "nonsense" does not exist`],
  ]);
  print.mockRestore();
  rmSync(join(folders.schemas, "3-faulty.sql"));
  expect(await answerOf("greeting")).toBe("good day");
  expect(await read("select from pg_database where datname = 'fairmatch_declared'")).toEqual([]);
});

it("records a migration generated from the schemas, and runs one that changes data", async () => {
  write("migrations", "20260102000000_colour.sql", `${writtenMark}\nalter table public.notes add column colour text;`);
  write("migrations", "20260102000001_words.sql", "insert into private.secrets values ('second');");
  await expect
    .poll(() => read("select word from private.secrets order by word"))
    .toEqual([{ word: "hidden" }, { word: "second" }]);
  expect(await read("select name from supabase_migrations.schema_migrations order by version")).toEqual([
    { name: "notes" },
    { name: "colour" },
    { name: "words" },
  ]);
});

it("applies edits made in between at the next start, even without following", async () => {
  await endWatch();
  await stack.stop();
  write("schemas", "2-greeting.sql", `${greeting("welcome")} alter table public.notes add column colour text;`);
  stack = await startStack({ ...options, followSchemas: false });
  expect(await answerOf("greeting")).toBe("welcome");
});
