import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withConnection } from "../../supabase/local/database/with-connection.ts";
import { stopLeftoverPostgres } from "../../supabase/local/postgres/leftover.ts";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import { postgresDataFolder, preparePostgresHome } from "../../supabase/local/postgres/postgres-user.ts";
import { findNativeFolder } from "../../supabase/local/postgres/programs.ts";
import { assertNotRunning } from "../../supabase/local/stack/running-mark.ts";
import { StartError } from "../../supabase/local/start-error.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";

let dataDir: string;
let folder: string;
const passwordFile = () => join(dataDir, "db-password");

const start = () => startPostgres({ dataDir, durable: false, progress: () => {} });

/** Starts a server, runs the statement and stops the server. Returns the rows. */
async function once(statement: string) {
  const server = await start();
  try {
    return [...(await withConnection(server.adminUrl, (sql) => sql.unsafe(statement)))];
  } finally {
    await server.stop();
  }
}

/** Why the start fails. */
const refusal = async () => {
  const error = await start().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
};

beforeAll(() => {
  dataDir = makeDataDir();
  folder = postgresDataFolder(join(dataDir, "db"));
});
afterAll(() => removeDataDir(dataDir));

it("a half-created cluster is discarded and created again", async () => {
  mkdirSync(`${folder}.new`, { recursive: true });
  writeFileSync(join(`${folder}.new`, "PG_VERSION"), "17\n");
  await once("create table kept as select 1 as number");
  expect(existsSync(`${folder}.new`)).toBe(false);
});

describe("a damaged data folder", () => {
  it("gets a new password when only that is missing, and keeps every row", async () => {
    rmSync(passwordFile());
    expect(await once("select number from kept")).toEqual([{ number: 1 }]);
  });

  it("is refused and left unchanged without PG_VERSION, with or without a password", async () => {
    const [version, password] = [join(folder, "PG_VERSION"), passwordFile()].map((file) => readFileSync(file));
    rmSync(join(folder, "PG_VERSION"));
    const text = /has lost its file PG_VERSION .* Nothing was changed\. .*npm run restore .*npm run reset/;
    expect(await refusal()).toMatch(text);
    rmSync(passwordFile());
    expect(await refusal()).toMatch(text);
    writeFileSync(join(folder, "PG_VERSION"), version ?? "");
    writeFileSync(passwordFile(), password ?? "");
  });

  it("is refused when another Postgres version created it, naming both versions", async () => {
    writeFileSync(join(folder, "PG_VERSION"), "16\n");
    expect(await refusal()).toMatch(
      /initialized by PostgreSQL version 16, which is not compatible with this version 17/,
    );
    writeFileSync(join(folder, "PG_VERSION"), "17\n");
  });

  it("is refused with Postgres's reason and the command that fixes it", async () => {
    const control = join(folder, "global", "pg_control");
    renameSync(control, `${control}.away`);
    expect(await refusal()).toMatch(/^The database could not be started: .*pg_control.*npm run restore/);
    renameSync(`${control}.away`, control);
  });

  it("is reported as missing when moved away, and works again when moved back", async () => {
    renameSync(folder, `${folder}.elsewhere`);
    expect(await refusal()).toContain("The database is missing");
    rmSync(folder, { recursive: true });
    renameSync(`${folder}.elsewhere`, folder);
    expect(await once("select number from kept")).toEqual([{ number: 1 }]);
  });
});

describe("leftovers of an earlier run", () => {
  it("include a running database server, which is stopped", async () => {
    const left = await start();
    await stopLeftoverPostgres(dataDir);
    expect(existsSync(join(folder, "postmaster.pid"))).toBe(false);
    await left.stop();
  });

  it("with the process id of another program affect neither that program nor the start", async () => {
    const { user } = preparePostgresHome(findNativeFolder(), join(dataDir, "db"));
    const other = spawn("sleep", ["60"], { ...user, stdio: "ignore" });
    try {
      writeFileSync(join(folder, "postmaster.pid"), `${other.pid}\n${folder}\n0\n1\n\n127.0.0.1\n`);
      await stopLeftoverPostgres(dataDir);
      expect(await once("select 1 as number")).toEqual([{ number: 1 }]);
      expect(other.exitCode ?? other.signalCode).toBeNull();
    } finally {
      other.kill();
    }
  });

  it.each(["", "\n", "garbage", "12x\n", "0\n", "99999999999999999999\n", "\0\0\0\0"])(
    "with a damaged lock file are reported with the file to remove: %j",
    async (text) => {
      const lock = join(folder, "postmaster.pid");
      writeFileSync(lock, text);
      try {
        await expect(stopLeftoverPostgres(dataDir)).rejects.toThrow(
          `${lock} is damaged. If no database runs on this folder, remove that file and start again.`,
        );
        expect(existsSync(lock)).toBe(true);
      } finally {
        rmSync(lock);
      }
    },
  );

  it("from a launcher whose process id was reused do not block a start", () => {
    writeFileSync(join(dataDir, "running.pid"), String(process.ppid));
    expect(() => assertNotRunning(dataDir)).not.toThrow();
  });
});
