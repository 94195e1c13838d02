import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, sep } from "node:path";
import { StartError } from "../start-error.ts";

/** The user the database runs as when we are root. */
interface SystemUser {
  uid: number;
  gid: number;
}

/** Where the database's programs and files are, and the user they run as (undefined: ours). */
export interface PostgresHome {
  binaries: string;
  data: string;
  user: SystemUser | undefined;
}

/** An unprivileged user when we are root (Postgres refuses root), else undefined. Throws StartError without one. */
function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const entries = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = entries.find((entry) => entry[0] === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new StartError("Postgres cannot run as root and this system has no user 'postgres' or 'nobody' to run it as.");
}

/** Whether every user can pass through all folders above `path`. */
function isReachable(path: string): boolean {
  const parts = dirname(path).split(sep);
  return parts.every((_, index) => {
    const folder = parts.slice(0, index + 1).join(sep) || sep;
    return !existsSync(folder) || (statSync(folder).mode & 0o001) !== 0;
  });
}

/** A folder of root's outside the repository, named after the one it replaces. */
function outsideFolder(path: string): string {
  const name = createHash("sha256").update(path).digest("hex").slice(0, 16);
  const folder = join("/var/tmp", `fairmatch-${name}`);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== 0) {
    throw new StartError(`The folder ${folder}, needed for the database, belongs to someone else; remove it.`);
  }
  return folder;
}

/**
 * Chooses where the database is stored. As an ordinary user: where requested. As root it runs as an unprivileged user, who may
 * not be able to reach the repository (a clone in /root); then data, and if necessary a copy of the programs, go elsewhere.
 */
export function preparePostgresHome(nativeFolder: string, dataFolder: string): PostgresHome {
  const user = unprivilegedUser();
  if (!user) {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
    return { binaries: join(nativeFolder, "bin"), data: dataFolder, user };
  }

  const data = postgresDataFolder(dataFolder);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chownSync(data, user.uid, user.gid);

  const program = join(nativeFolder, "bin", "postgres");
  if (isReachable(program) && (statSync(program).mode & 0o005) === 0o005) {
    return { binaries: join(nativeFolder, "bin"), data, user };
  }
  const copy = join(outsideFolder(nativeFolder), "native");
  const complete = join(copy, "bin", "postgres");
  if (!existsSync(complete) || statSync(complete).mtimeMs < statSync(program).mtimeMs) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(nativeFolder, copy, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    execFileSync("chmod", ["-R", "a+rX", copy]);
  }
  return { binaries: join(copy, "bin"), data, user };
}

/** Removes the cluster of a stack with `dataFolder`, wherever it really is. */
export function removePostgresData(dataFolder: string): void {
  const actual = postgresDataFolder(dataFolder);
  rmSync(actual, { recursive: true, force: true });
  // Data set aside next to it is kept.
  if (actual !== dataFolder && readdirSync(dirname(actual)).length === 0) rmdirSync(dirname(actual));
}

/** The real location of data for a stack with `dataFolder`. */
export function postgresDataFolder(dataFolder: string): string {
  const mustMove = process.getuid?.() === 0 && !isReachable(dataFolder);
  return mustMove ? join(outsideFolder(dataFolder), "db") : dataFolder;
}
