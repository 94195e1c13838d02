import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { stopProcess } from "../child-process.ts";
import type { Progress } from "../progress.ts";
import { addressInUse, findFreePort } from "../stack/ports.ts";
import { StartError } from "../start-error.ts";
import { prepareCluster, superuser } from "./cluster.ts";
import { type PostgresHome, preparePostgresHome } from "./postgres-user.ts";
import { findNativeFolder, wayOut } from "./programs.ts";
import { followServerLog } from "./server-log.ts";

/** Default shutdown timeout in seconds: a clean one writes out what is in memory. */
const usualSeconds = 9;

export interface RunningPostgres {
  /** Connection string of the superuser. */
  adminUrl: string;
  /** Calls back once, with the reason, if the server ends (or has ended) unexpectedly. */
  onUnexpectedExit(callback: (reason: string) => void): void;
  /** Shuts the server down within `seconds`; an unresponsive one is killed, with a message, and recovers at its next start. */
  stop(seconds?: number): Promise<void>;
}

export interface PostgresOptions {
  /** The stack's data folder; the cluster is in its subfolder db. */
  dataDir: string;
  /** Default: any free one. */
  port?: number;
  /** False for throwaway data: faster, not safe against power loss. */
  durable: boolean;
  progress: Progress;
}

/** Server settings: little memory, only reachable from this machine, and hosted's planner settings. */
function serverArguments(home: PostgresHome, options: PostgresOptions, port: number): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    shared_buffers: "48MB",
    max_connections: "60",
    max_parallel_workers: "2",
    max_parallel_workers_per_gather: "1",
    random_page_cost: "1.1",
    effective_cache_size: "384MB",
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    ...(options.durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  return ["-D", home.data, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

interface Server {
  process: ChildProcess;
  port: number;
  /** Why it ended, once it has. */
  ended: Promise<string>;
}

/** Starts an existing cluster's server. Throws StartError if it doesn't come up, addressInUse if its port is taken. */
async function startServer(home: PostgresHome, options: PostgresOptions): Promise<Server> {
  const port = options.port ?? (await findFreePort());
  // Its own session, so that Ctrl-C reaches only us and we can stop it in order.
  const server = spawn(join(home.binaries, "postgres"), serverArguments(home, options, port), {
    ...home.user,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // However this process ends (a second Ctrl-C, say), the server doesn't outlive it, and loses no data.
  const endWithUs = () => server.kill("SIGQUIT");
  process.once("exit", endWithUs);
  const log = followServerLog(server);
  const ended = new Promise<string>((resolve) => {
    server.once("error", (error) => resolve(error.message));
    server.once("exit", (_, signal) => {
      const finish = () => resolve(signal ? `it was ended by ${signal}` : log.reason());
      // The log is complete at "close", which a surviving client process can delay.
      server.once("close", finish);
      setTimeout(finish, 500).unref();
    });
  });
  ended.then(() => process.removeListener("exit", endWithUs));
  const failure = await Promise.race([log.ready, ended]);
  if (typeof failure !== "string") return { process: server, port, ended };
  // Only binding a port shows that it is free: this one was taken after we found it.
  if (failure.includes("could not create any TCP/IP sockets")) {
    if (options.port) throw addressInUse(options.port);
    return startServer(home, options);
  }
  throw new StartError(`The database could not be started: ${failure}. ${wayOut}`);
}

/**
 * Starts PostgreSQL 17 on 127.0.0.1, creating a cluster if there is none. Throws StartError if the platform's program or part of
 * the data is missing or the server doesn't come up.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const home = preparePostgresHome(findNativeFolder(), join(options.dataDir, "db"));
  const password = prepareCluster(home, join(options.dataDir, "db-password"), options);
  const { process: server, port, ended } = await startServer(home, options);

  let stopping = false;
  return {
    adminUrl: `postgresql://${superuser}:${password}@127.0.0.1:${port}/postgres`,
    onUnexpectedExit: (callback) => {
      ended.then((reason) => {
        if (!stopping) callback(reason);
      });
    },
    stop: async (seconds = usualSeconds) => {
      stopping = true;
      if (await stopProcess(server, "SIGINT", seconds)) return;
      console.error("The database did not stop in time and was killed; it will recover by itself.");
    },
  };
}
