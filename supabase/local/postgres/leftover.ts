import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { commandOf, isAlive } from "../command-of.ts";
import { StartError } from "../start-error.ts";
import { type PostgresHome, postgresDataFolder, preparePostgresHome } from "./postgres-user.ts";
import { findNativeFolder, runTool } from "./programs.ts";

/** No system uses a larger process id. */
const largestId = 2_147_483_647;

interface LockFile {
  path: string;
  pid: number;
  port: number;
}

/**
 * The lock file a server wrote into its data folder; undefined without one or after a clean shutdown. Throws StartError for a
 * file that doesn't identify the process.
 */
function readLockFile(data: string): LockFile | undefined {
  const path = join(data, "postmaster.pid");
  if (!existsSync(path)) return undefined;
  const [pid, , , port] = readFileSync(path, "utf8").split("\n");
  // Postgres writes a negative one in single-user mode.
  const process = Math.abs(Number(pid || Number.NaN));
  if (!Number.isInteger(process) || process === 0 || process > largestId) {
    throw new StartError(`${path} is damaged. If no database runs on this folder, remove that file and start again.`);
  }
  return { path, pid: process, port: Number(port) };
}

/** "ours" runs on this data, "foreign" is no database, "another" is up to Postgres itself. */
function judge(pid: number, data: string): "ours" | "foreign" | "another" | "dead" {
  if (!isAlive(pid)) return "dead";
  const command = commandOf(pid);
  if (command === undefined || command.includes(`-D ${data} `)) return "ours";
  return command.includes("postgres") ? "another" : "foreign";
}

/** The port of the server running on the data of `home`, if any. */
export function runningPort(home: PostgresHome): number | undefined {
  const lock = readLockFile(home.data);
  return lock && judge(lock.pid, home.data) === "ours" ? lock.port : undefined;
}

/** Ends a database server left by an earlier, killed run on the data in `dataDir`, and no other process. */
export async function stopLeftoverPostgres(dataDir: string): Promise<void> {
  const folder = join(dataDir, "db");
  const lock = readLockFile(postgresDataFolder(folder));
  if (!lock) return;
  const home = preparePostgresHome(findNativeFolder(), folder);
  const owner = judge(lock.pid, home.data);
  // A dead server's id that another process now has: Postgres would refuse to start because of it.
  if (owner === "foreign") rmSync(lock.path, { force: true });
  if (owner !== "ours") return;
  const stop = (mode: string, seconds: string) =>
    runTool(home, "pg_ctl", ["stop", "-D", home.data, "-m", mode, "-w", "-t", seconds]).status === 0;
  if (stop("fast", "10") || stop("immediate", "3")) return;
  // It doesn't respond. Its port is free once it is gone.
  process.kill(lock.pid, "SIGKILL");
  const deadline = Date.now() + 5_000;
  while (judge(lock.pid, home.data) === "ours" && Date.now() < deadline) await setTimeout(20);
  rmSync(lock.path, { force: true });
}
