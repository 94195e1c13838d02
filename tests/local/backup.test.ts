import { spawn } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { extract, list, replace } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkArchive, packArchive } from "../../supabase/local/backup/archive.ts";
import { makeBackup } from "../../supabase/local/backup/make-backup.ts";
import { restoreBackup } from "../../supabase/local/backup/restore-backup.ts";
import { withConnection } from "../../supabase/local/database/with-connection.ts";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import { postgresDataFolder } from "../../supabase/local/postgres/postgres-user.ts";
import { type Stack, startStack } from "../../supabase/local/stack/stack.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";
import { clientOf, fixtureOptions } from "./start-fixture-stack.ts";

const dataDir = makeDataDir();
const elsewhere = makeDataDir();
const backup = join(dataDir, "backups", "one.tar.gz");
const login = { email: `${randomUUID()}@example.com`, password: "Correct-horse-9" };
const bytes = randomBytes(200_000);
const throwAway = { durable: false, progress: () => {} };
let path: string;
/** The file of one of its tables, in the database's folder. */
let numbered: string;
/** The database's content at the time of the backup. */
let held: Record<string, unknown>;

/** Every table's rows and every sequence's position, as text. */
async function contents(stack: Stack): Promise<Record<string, unknown>> {
  const sql = postgres(stack.databaseUrl, { max: 1 });
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`;
  const all: Record<string, unknown> = {};
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select each::text as row from ${name} each order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  all.sequences = [...(await sql`select schemaname, sequencename, last_value from pg_sequences order by 1, 2`)];
  await sql.end();
  return all;
}

const run = async <T>(folder: string, work: (stack: Stack) => Promise<T>): Promise<T> => {
  const stack = await startStack({ ...(await fixtureOptions(folder)), mail: true });
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
};

async function signIn(stack: Stack) {
  const client = clientOf(stack);
  const { data, error } = await client.auth.signInWithPassword(login);
  if (error) throw error;
  return { client, id: data.user.id };
}

/** Rows are unchanged, the person can sign in, and the file is the same. */
async function expectAllBack(stack: Stack) {
  expect(await contents(stack)).toEqual(held);
  const { client } = await signIn(stack);
  const { data } = await client.storage.from("papers").createSignedUrl(path, 60);
  const file = await fetch(data?.signedUrl ?? "");
  expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
}

/** What backups and restores left next to the database. */
const leftIn = (folder: string) =>
  readdirSync(dirname(postgresDataFolder(join(folder, "db")))).filter((name) => /\.(backup|restore)/.test(name));

/** Backs up in a separate process, like the command. Returns its output. */
async function backUpApart(file: string): Promise<string> {
  const module = join(import.meta.dirname, "../../supabase/local/backup/make-backup.ts");
  const code = `
    import { makeBackup } from ${JSON.stringify(module)};
    await makeBackup(${JSON.stringify(elsewhere)}, ${JSON.stringify(file)}).then(() => "made", (error) => error.message).then(console.log);`;
  // A mark is valid only while its process runs this command.
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code, "cli.mjs"]);
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await once(child, "close");
  return said.trim();
}

beforeAll(() =>
  run(dataDir, async (stack) => {
    const sql = postgres(stack.databaseUrl, { max: 1 });
    await clientOf(stack).auth.signUp(login);
    await sql`update auth.users set email_confirmed_at = now() where email = ${login.email}`;
    const { client, id } = await signIn(stack);
    path = `${id}/resume.pdf`;
    const sent = await client.storage.from("papers").upload(path, new Blob([bytes], { type: "application/pdf" }));
    expect(sent.error).toBeNull();
    await client.auth.signOut();
    await sql`create table public.numbered (id int generated always as identity, word text)`;
    await sql`insert into public.numbered (word) select 'kept' from generate_series(1, 1000)`;
    const [row] = await sql`select pg_relation_filepath('public.numbered') as file`;
    numbered = row?.file;
    held = await contents(stack);

    // While it runs. Later changes are not in the backup.
    await makeBackup(dataDir, backup);
    await sql`insert into public.numbered (word) values ('later')`;
    await sql`delete from auth.users`;
    await sql.end();
  }),
);
afterAll(() => {
  removeDataDir(dataDir);
  removeDataDir(elsewhere);
});

describe("a backup", () => {
  it("is readable by its owner only and never overwrites another", async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    await expect(makeBackup(dataDir, backup)).rejects.toThrow("is there already: name another file");
    expect(readdirSync(dirname(backup))).toEqual(["one.tar.gz"]);
  });

  it("fails when there is no data", async () => {
    await expect(makeBackup(elsewhere, join(elsewhere, "none.tar.gz"))).rejects.toThrow("There is nothing to back up");
  });

  it("is refused before any change when the file is truncated or altered", async () => {
    const whole = readFileSync(backup);
    const broken = join(dataDir, "backups", "broken.tar.gz");
    const before = readdirSync(dataDir);
    const changed = Buffer.from(whole);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 0xff;
    for (const content of [whole.subarray(0, whole.length / 2), changed, Buffer.from("no archive")]) {
      writeFileSync(broken, content);
      await expect(restoreBackup(dataDir, broken)).rejects.toThrow(/is not a whole backup: .* Nothing was changed\./);
    }
    await expect(restoreBackup(dataDir, join(dataDir, "none"))).rejects.toThrow("There is no file");
    expect(readdirSync(dataDir)).toEqual(before);
  });

  it("is refused when an entry points outside its folder, however it was packed", async () => {
    const folder = join(dataDir, "forged");
    const forged = join(dataDir, "backups", "forged.tar.gz");
    mkdirSync(folder);
    await extract({ file: backup, cwd: folder });
    await replace({ file: join(folder, "database", "base.tar"), cwd: folder, preservePaths: true }, ["../db-password"]);
    await packArchive(folder, forged);
    rmSync(folder, { recursive: true });
    await expect(restoreBackup(elsewhere, forged)).rejects.toThrow(/is not a whole backup: .*'\.\.'/);
  });

  it("restores rows, sequences, accounts and files into an empty folder", async () => {
    expect((await restoreBackup(elsewhere, backup)).setAside).toEqual([]);
    await run(elsewhere, expectAllBack);
  });

  it("runs only one at a time, also during a restore, and each file is complete", async () => {
    const files = ["a", "b", "c"].map((name) => join(elsewhere, "at-once", `${name}.tar.gz`));
    const answers = await Promise.all(files.map(backUpApart));
    const refused = /^A backup or restore of this data is running \(process \d+\)\. Wait until it is done/;
    expect(answers).toContain("made");
    for (const [index, answer] of answers.entries()) {
      if (answer !== "made") expect(answer).toMatch(refused);
      expect(existsSync(String(files[index]))).toBe(answer === "made");
    }
    const [one, other] = await Promise.allSettled([
      makeBackup(elsewhere, join(elsewhere, "at-once", "d.tar.gz")),
      restoreBackup(elsewhere, backup),
    ]);
    expect(one.status).toBe("fulfilled");
    expect(other).toMatchObject({ status: "rejected", reason: { message: expect.stringMatching(refused) } });
    expect(leftIn(elsewhere)).toEqual([]);
    expect(existsSync(join(elsewhere, "backup.pid"))).toBe(false);
    for (const file of readdirSync(join(elsewhere, "at-once"))) {
      const names: string[] = [];
      await list({ file: join(elsewhere, "at-once", file), onReadEntry: ({ path }) => void names.push(path) });
      expect(names).toContain("database/base.tar");
    }
  });

  it("fails when its archive has missing or altered entries", async () => {
    const folder = join(dataDir, "packed");
    const file = join(dataDir, "backups", "packed.tar.gz");
    mkdirSync(folder);
    writeFileSync(join(folder, "one"), "1");
    await packArchive(folder, file);
    const one = createHash("sha256").update("1").digest("hex");
    await checkArchive(file, { one });
    const others: Record<string, string>[] = [{ one, "database/base.tar": one }, { one: one.replace(/^./, "x") }];
    for (const files of others)
      await expect(checkArchive(file, files)).rejects.toThrow(
        /^No backup was made: .* did not reach the archive whole/,
      );
    rmSync(folder, { recursive: true });
  });

  it("refuses a database with a damaged page, and Postgres never serves that page", async () => {
    const file = join(postgresDataFolder(join(elsewhere, "db")), numbered);
    const whole = readFileSync(file);
    const damaged = Buffer.from(whole);
    damaged.fill(0xff, 4_000, 4_100);
    writeFileSync(file, damaged);
    await expect(makeBackup(elsewhere, join(elsewhere, "none.tar.gz"))).rejects.toThrow("No backup was made.");
    const server = await startPostgres({ ...throwAway, dataDir: elsewhere });
    const reading = withConnection(server.adminUrl, (sql) => sql`select count(word) from public.numbered`);
    await expect(reading).rejects.toThrow(/^The database is damaged: invalid page .*npm run restore/);
    await server.stop();
    writeFileSync(file, whole);
  });

  it("works on a stopped stack, and a restore sets the previous data aside", async () => {
    const second = join(elsewhere, "two.tar.gz");
    await makeBackup(elsewhere, second);
    const { setAside } = await restoreBackup(dataDir, second);
    expect(setAside).toHaveLength(2);
    for (const folder of setAside) expect(existsSync(folder)).toBe(true);
    const server = await startPostgres({ ...throwAway, dataDir });
    const rows = await withConnection(server.adminUrl, (sql) => sql`select n::text as row from public.numbered n`);
    await server.stop();
    expect(rows.map(({ row }) => row).sort()).toEqual(held["public.numbered"]);
    expect(leftIn(dataDir)).toEqual([]);
  });
});
