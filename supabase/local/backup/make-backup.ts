import { chownSync, cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { list } from "tar";
import { writeBaseBackup } from "../postgres/base-backup.ts";
import { readPassword, superuser } from "../postgres/cluster.ts";
import { runningPort } from "../postgres/leftover.ts";
import { startPostgres } from "../postgres/postgres.ts";
import { type PostgresHome, postgresDataFolder, preparePostgresHome } from "../postgres/postgres-user.ts";
import { findNativeFolder } from "../postgres/programs.ts";
import { describeFailure, StartError } from "../start-error.ts";
import { packArchive } from "./archive.ts";
import { makeStaging, oneAtATime } from "./one-at-a-time.ts";

/** Runs `work` on the running database, or on one started for it. */
async function withDatabase(dataDir: string, home: PostgresHome, work: (adminUrl: string) => Promise<void>) {
  const port = runningPort(home);
  if (port) {
    const password = readPassword(join(dataDir, "db-password"));
    await work(`postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`);
    return;
  }
  const server = await startPostgres({ dataDir, durable: true, progress: () => {} });
  try {
    await work(server.adminUrl);
  } finally {
    await server.stop();
  }
}

/** Throws StartError unless the copy is a database: Postgres writes one of the files last and requires the other. */
async function assertDatabase(copy: string): Promise<void> {
  const needed = new Set(["PG_VERSION", "global/pg_control"]);
  if (existsSync(copy)) {
    await list({ file: copy, strict: true, onReadEntry: ({ path, size }) => void (size > 0 && needed.delete(path)) });
  }
  if (needed.size > 0) throw new StartError("No backup was made: the copy holds no database. Keep the earlier ones.");
}

/**
 * Writes all rows and files of a stack's data into the archive `file`, whether the stack runs or not. Emails and keys are
 * excluded. Throws StartError if there is no data, the file exists, or another backup or a restore is running.
 */
export const makeBackup = (dataDir: string, file: string): Promise<void> =>
  oneAtATime(dataDir, () => writeBackup(dataDir, file));

async function writeBackup(dataDir: string, file: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} is there already: name another file.`);
  if (!existsSync(join(postgresDataFolder(join(dataDir, "db")), "PG_VERSION"))) {
    throw new StartError("There is nothing to back up: no database has been made here yet.");
  }
  const home = preparePostgresHome(findNativeFolder(), join(dataDir, "db"));
  const staging = makeStaging(home.data, "backup");
  const storage = join(dataDir, "storage");
  if (home.user) chownSync(staging, home.user.uid, home.user.gid);
  const copyFiles = () => {
    if (existsSync(storage)) cpSync(storage, join(staging, "storage"), { recursive: true });
  };
  try {
    await withDatabase(dataDir, home, async (adminUrl) => {
      // Before and after the rows: files removed or added in between are there for every row that references them.
      copyFiles();
      await writeBaseBackup(adminUrl, join(staging, "database")).catch((error) => {
        throw new StartError(
          `No backup was made. The database says: ${describeFailure(error)}. Keep the earlier ones.`,
        );
      });
      copyFiles();
    });
    await assertDatabase(join(staging, "database", "base.tar"));
    mkdirSync(dirname(file), { recursive: true });
    await packArchive(staging, file);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
