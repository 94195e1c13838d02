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

/** How long a shutdown takes at most, in seconds, unless the caller says otherwise: in order, it writes out what is in memory. */
const usualSeconds = 9;

export interface RunningPostgres {
  /** Connection string of the superuser. */
  adminUrl: string;
  /** Calls back once, with the reason, if the server ends (or has ended) without having been asked to. */
  onUnexpectedExit(callback: (reason: string) => void): void;
  /** Shuts the server down within `seconds`; one that does not listen is killed, which is said, and recovers at its next start. */
  stop(seconds?: number): Promise<void>;
}

export interface PostgresOptions {
  /** Folder of the stack's data; the cluster goes into its subfolder db. */
  dataDir: string;
  /** Any free one when left out. */
  port?: number;
  /** False for throw-away data: faster, not safe against power loss. */
  durable: boolean;
  progress: Progress;
}

/** Settings of the server: little memory, reachable from this machine only, and plans made as hosted makes them. */
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

/** Starts the server of a cluster that is there. Throws StartError when it does not come up, addressInUse where its port is taken. */
async function startServer(home: PostgresHome, options: PostgresOptions): Promise<Server> {
  const port = options.port ?? (await findFreePort());
  // A session of its own, so that Ctrl-C reaches us first and we stop it in order.
  const server = spawn(join(home.binaries, "postgres"), serverArguments(home, options, port), {
    ...home.user,
    cwd: "/",
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  // However this process ends, by a second Ctrl-C, say: the server does not outlive it, and loses nothing.
  const endWithUs = () => server.kill("SIGQUIT");
  process.once("exit", endWithUs);
  const log = followServerLog(server);
  const ended = new Promise<string>((resolve) => {
    server.once("error", (error) => resolve(error.message));
    server.once("exit", (_, signal) => {
      const tell = () => resolve(signal ? `it was ended by ${signal}` : log.reason());
      // The log is complete at "close", which a client's process that lives on can put off.
      server.once("close", tell);
      setTimeout(tell, 500).unref();
    });
  });
  ended.then(() => process.removeListener("exit", endWithUs));
  const failure = await Promise.race([log.ready, ended]);
  if (typeof failure !== "string") return { process: server, port, ended };
  // Only binding a port says that it is free: somebody else took this one since it was found.
  if (failure.includes("could not create any TCP/IP sockets")) {
    if (options.port) throw addressInUse(options.port);
    return startServer(home, options);
  }
  throw new StartError(`The database could not be started: ${failure}. ${wayOut}`);
}

/**
 * Starts PostgreSQL 17 on 127.0.0.1, creating the cluster first when there is none.
 * Throws StartError when the platform's program or a part of the data is missing or the server does not come up.
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
