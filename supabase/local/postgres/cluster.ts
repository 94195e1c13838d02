import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Progress } from "../progress.ts";
import { StartError } from "../start-error.ts";
import { writeWhole } from "../write-whole.ts";
import type { PostgresHome } from "./postgres-user.ts";
import { reasonIn, runTool, wayOut } from "./programs.ts";

/** The cluster's superuser, as on the hosted product. */
export const superuser = "supabase_admin";

export const newPassword = () => randomBytes(24).toString("base64url");

/** The superuser's password of the cluster next to the file; undefined if the file is missing or empty. */
export function readPassword(passwordFile: string): string | undefined {
  return existsSync(passwordFile) ? readFileSync(passwordFile, "utf8").trim() || undefined : undefined;
}

interface ClusterOptions {
  /** False for throwaway data. */
  durable: boolean;
  progress: Progress;
}

/** Creates the cluster next to its folder and then renames it, so that a partial one is never used. */
function createCluster(home: PostgresHome, password: string, durable: boolean): void {
  const making = `${home.data}.new`;
  const handover = `${home.data}.password`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(handover, password, { mode: 0o600 });
  if (home.user) for (const path of [making, handover]) chownSync(path, home.user.uid, home.user.gid);
  const result = runTool(home, "initdb", [
    `--pgdata=${making}`,
    `--username=${superuser}`,
    `--pwfile=${handover}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--data-checksums",
    ...(durable ? [] : ["--no-sync"]),
    "--no-instructions",
  ]);
  rmSync(handover, { force: true });
  if (result.status !== 0) {
    rmSync(making, { recursive: true, force: true });
    throw new StartError(`The database could not be created: ${(result.stderr || String(result.error)).trim()}`);
  }
  // Removes only an empty folder.
  rmdirSync(home.data);
  renameSync(making, home.data);
}

/**
 * Sets the superuser's password of a stopped cluster, recovering it after an unclean shutdown. Throws StartError with the
 * server's reason if it can't be opened.
 */
export function setPassword(home: PostgresHome, data: string, password: string): void {
  const statement = `alter role ${superuser} password '${password}'\n`;
  const { status, stderr } = runTool(home, "postgres", ["--single", "-D", data, "postgres"], statement);
  if (status === 0 && !stderr.includes("ERROR:")) return;
  throw new StartError(`The database in ${data} cannot be opened: ${reasonIn(stderr)}. ${wayOut}`);
}

/**
 * Ensures there is a cluster, and returns its superuser's password. A new one is created only if nothing exists; a lost password
 * is replaced. Throws StartError if an irreplaceable part is missing.
 */
export function prepareCluster(home: PostgresHome, passwordFile: string, options: ClusterOptions): string {
  const known = readPassword(passwordFile);
  const isThere = existsSync(join(home.data, "PG_VERSION"));
  if (isThere && known) return known;

  if (!isThere && readdirSync(home.data).length > 0) {
    throw new StartError(`The database in ${home.data} has lost its file PG_VERSION and cannot be opened. ${wayOut}`);
  }
  if (!isThere && known) {
    throw new StartError(
      `The database is missing: ${passwordFile} is there, but ${home.data} is empty. If the folder was moved, put it back. ${wayOut}`,
    );
  }
  const password = newPassword();
  if (isThere) {
    options.progress("The database's password was missing: it gets a new one.");
    setPassword(home, home.data, password);
  } else {
    options.progress("Creating the database…");
    createCluster(home, password, options.durable);
  }
  // Written last, as the marker that the cluster is complete.
  writeWhole(passwordFile, password);
  return password;
}
