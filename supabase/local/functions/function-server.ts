import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { stopProcess } from "../child-process.ts";
import { projectPaths } from "../project-paths.ts";
import { describeFailure, StartError } from "../start-error.ts";

/** Pauses before restarting a crashing function server, in milliseconds; the last one repeats. */
const restartPauses = [100, 500, 2_000, 5_000];
/** A server that ran this long restarts without a pause. */
const steadyMs = 30_000;
/** How often a live server is pinged, and the timeout (a function may loop forever). */
const heartbeat = { everyMs: 5_000, withinMs: 10_000 };

export interface FunctionServer {
  /** Undefined while it is down. */
  port(): number | undefined;
  /** Process id, for tests. */
  pid(): number | undefined;
  restart(): Promise<void>;
  /** Ends it within `seconds`, by force if necessary. */
  stop(seconds?: number): Promise<void>;
}

interface FunctionServerOptions {
  /** Folder with one folder per function. */
  folder: string;
  /** Folder for caches. */
  cacheDir: string;
  /** The functions' environment, beyond what is needed to find programs. */
  environment: Record<string, string>;
  quiet: boolean;
}

/** The Deno program npm installed for this platform. Throws StartError if there is none. */
function findDeno(): string {
  const libc = process.platform === "linux" ? "-glibc" : "";
  const name = `@deno/${process.platform}-${process.arch}${libc}`;
  const require = createRequire(createRequire(import.meta.url).resolve("deno/package.json"));
  let program: string;
  try {
    program = join(
      dirname(require.resolve(`${name}/package.json`)),
      process.platform === "win32" ? "deno.exe" : "deno",
    );
  } catch {
    throw new StartError(
      `The program that runs the server functions is missing (package ${name}): run npm ci without --omit=optional.`,
    );
  }
  if ((statSync(program).mode & 0o111) === 0) chmodSync(program, 0o755);
  return program;
}

/**
 * Merges every function's deno.json into one import map. A test keeps their versions equal. Deno uses the packages in
 * node_modules and downloads nothing.
 */
function writeImportMap(folder: string, target: string): void {
  const imports: Record<string, string> = {};
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const file = join(folder, name, "deno.json");
    if (!existsSync(file)) continue;
    try {
      Object.assign(imports, JSON.parse(readFileSync(file, "utf8")).imports);
    } catch (error) {
      throw new StartError(`supabase/functions/${name}/deno.json is not readable: ${describeFailure(error)}`);
    }
  }
  writeFileSync(target, JSON.stringify({ imports }, null, 2));
}

/** Resolves with the port once the server prints it, rejects if it exits first. */
function waitForPort(child: ChildProcess, quiet: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let pending = "";
    child.stdout?.setEncoding("utf8");
    child.stdout?.on("data", (text: string) => {
      pending += text;
      const lines = pending.split("\n");
      pending = lines.pop() ?? "";
      for (const line of lines) {
        const port = /^listening on (\d+)$/.exec(line)?.[1];
        if (port) resolve(Number(port));
        else if (!quiet) process.stdout.write(`${line}\n`);
      }
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`it ended with code ${code}`)));
  });
}

/**
 * Starts one Deno process for all functions, and restarts it when it dies or hangs. Throws StartError if the first start fails.
 */
export async function startFunctions(options: FunctionServerOptions): Promise<FunctionServer> {
  const deno = findDeno();
  const importMap = join(options.cacheDir, "import_map.json");
  mkdirSync(options.cacheDir, { recursive: true });

  let child: ChildProcess | undefined;
  let port: number | undefined;
  let stopping = false;
  let failures = 0;
  let restartTimer: NodeJS.Timeout | undefined;

  const start = async (): Promise<void> => {
    writeImportMap(options.folder, importMap);
    const startedAt = Date.now();
    const started = spawn(
      deno,
      [
        "run",
        "--quiet",
        "--no-prompt",
        "--no-lock",
        "--no-remote",
        "--no-check",
        "--node-modules-dir=manual",
        `--import-map=${importMap}`,
        "--v8-flags=--max-old-space-size=256",
        "--allow-net",
        "--allow-env",
        "--allow-read",
        "--allow-sys",
        join(import.meta.dirname, "host.ts"),
        pathToFileURL(`${options.folder}/`).href,
      ],
      {
        cwd: projectPaths.root,
        detached: true,
        // It exits when its standard input closes, so it can't outlive us.
        stdio: ["pipe", "pipe", options.quiet ? "ignore" : "inherit"],
        env: {
          PATH: process.env.PATH ?? "",
          HOME: process.env.HOME ?? "",
          DENO_DIR: join(options.cacheDir, "deno"),
          DENO_NO_UPDATE_CHECK: "1",
          ...options.environment,
        },
      },
    );
    child = started;
    // A hung process doesn't notice its standard input closing.
    const endWithUs = () => started.kill("SIGKILL");
    process.once("exit", endWithUs);
    started.once("exit", () => {
      process.removeListener("exit", endWithUs);
      if (child !== started) return;
      port = undefined;
      if (stopping || !everReady) return;
      failures = Date.now() - startedAt > steadyMs ? 0 : failures + 1;
      const pause = restartPauses[Math.min(failures, restartPauses.length) - 1] ?? 0;
      restartTimer = setTimeout(() => {
        start().catch((error) => console.error(`The function server did not start: ${describeFailure(error)}`));
      }, pause);
    });
    port = await waitForPort(started, options.quiet);
  };

  let everReady = false;
  try {
    await start();
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The server functions could not be started: ${describeFailure(error)}`);
  }
  everReady = true;

  const pulse = setInterval(async () => {
    const watched = child;
    if (port === undefined) return;
    try {
      await fetch(`http://127.0.0.1:${port}/_alive`, { signal: AbortSignal.timeout(heartbeat.withinMs) });
    } catch {
      if (watched === child && port !== undefined) watched?.kill("SIGKILL");
    }
  }, heartbeat.everyMs);

  const end = async (seconds = 5) => {
    clearTimeout(restartTimer);
    if (child) await stopProcess(child, "SIGTERM", seconds);
  };
  return {
    port: () => port,
    pid: () => child?.pid,
    restart: async () => {
      everReady = false;
      await end();
      await start();
      everReady = true;
    },
    stop: async (seconds) => {
      stopping = true;
      clearInterval(pulse);
      await end(seconds);
    },
  };
}
