import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "tinyglobby";
import { isAlive } from "../command-of.ts";
import { stopLeftoverPostgres } from "../postgres/leftover.ts";
import { postgresDataFolder, preparePostgresHome } from "../postgres/postgres-user.ts";
import { findNativeFolder, runTool } from "../postgres/programs.ts";
import { projectPaths } from "../project-paths.ts";
import { writeWhole } from "../write-whole.ts";
import { applyMigrations } from "./migrate.ts";
import { startDatabase } from "./start-database.ts";

const quiet = () => {};

function hashOf(parts: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
}

/** Name prefix of folders with prepared databases of these migrations. */
export const preparedKind = (migrationsDir: string) => `prepared-${hashOf([migrationsDir])}`;

/** Hashes what determines an empty database: its programs, the platform and the migrations. */
function hashOfMakers(migrationsDir: string): string {
  const files = [
    join(projectPaths.root, "package-lock.json"),
    ...globSync(["*.ts", "../postgres/*.ts"], { cwd: import.meta.dirname, absolute: true }),
    ...globSync("*.sql", { cwd: migrationsDir, absolute: true }),
  ];
  return hashOf([findNativeFolder(), ...files.sort().flatMap((file) => [basename(file), readFileSync(file)])]);
}

/** Creates an empty stack's database in a separate folder, renamed into place once complete. */
async function makePrepared(folder: string, migrationsDir: string): Promise<void> {
  const making = `${folder}-${process.pid}`;
  // The database may run as another user, who needs access.
  mkdirSync(making, { recursive: true, mode: 0o755 });
  try {
    const database = await startDatabase({
      dataDir: making,
      durable: false,
      externalUrl: undefined,
      password: "set at every start",
      progress: quiet,
    });
    try {
      await applyMigrations(database.urls.migrationUrl, migrationsDir, quiet);
    } finally {
      await database.stop();
    }
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

interface CopyOptions {
  dataDir: string;
  migrationsDir: string;
  /** False for throwaway data, which also prepares a database if there is none yet. */
  durable: boolean;
}

/** Copies the prepared database, if any, into a stack without one: it takes a second instead of many. */
export async function copyPrepared({ dataDir, migrationsDir, durable }: CopyOptions): Promise<void> {
  const passwordFile = join(dataDir, "db-password");
  if (existsSync(postgresDataFolder(join(dataDir, "db"))) || existsSync(passwordFile)) return;
  const kind = preparedKind(migrationsDir);
  const folder = join(projectPaths.data, `${kind}-${hashOfMakers(migrationsDir)}`);
  // If the database's user can't reach the repository, its data is elsewhere, under a name that renaming wouldn't follow.
  if (postgresDataFolder(join(folder, "db")) !== join(folder, "db")) return;
  if (!existsSync(folder)) {
    if (durable) return;
    const all = globSync(`${kind}-*`, { cwd: projectPaths.data, absolute: true, onlyDirectories: true, deep: 1 });
    for (const one of all) {
      const [, maker] = /-(\d+)\/?$/.exec(one) ?? [];
      if (maker && isAlive(Number(maker))) continue;
      // A killed run may have left its server.
      await stopLeftoverPostgres(one).catch(quiet);
      rmSync(one, { recursive: true, force: true });
    }
    // Another run may be faster; and a real problem fails again where it is reported.
    await makePrepared(folder, migrationsDir).catch(quiet);
    if (!existsSync(folder)) return;
  }
  const home = preparePostgresHome(findNativeFolder(), join(dataDir, "db"));
  const copy = `${home.data}.new`;
  try {
    rmSync(copy, { recursive: true, force: true });
    cpSync(join(folder, "db"), copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const password = readFileSync(join(folder, "db-password"), "utf8");
    if (home.user) execFileSync("chown", ["-R", `${home.user.uid}:${home.user.gid}`, copy]);
    if (durable) runTool(home, "initdb", ["--sync-only", `--pgdata=${copy}`]);
    rmdirSync(home.data);
    renameSync(copy, home.data);
    // Written last, as the marker that the cluster is complete.
    writeWhole(passwordFile, password);
  } catch {
    // Another run may have removed it, or the disk is full: the database is created from scratch, which reports what is missing.
    rmSync(copy, { recursive: true, force: true });
  }
}
