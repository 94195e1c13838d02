import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { projectPaths } from "../../supabase/local/project-paths.ts";

/** Starts the whole stack or the database alone in a process of its own. Gives it and the seconds until it was of use. */
async function start(what: "stack" | "database", dataDir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/start-once.ts", what, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => String(chunk).includes("ready") && resolve());
    child.once("exit", (code) => reject(new Error(`The ${what} ended with ${code} before it was ready.`)));
  });
  return { child, seconds: (performance.now() - began) / 1000 };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Process ids of a process and all below it. */
function family(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) }];
      } catch {
        return []; // It ended while we looked.
      }
    });
  const below = (id: number): number[] => [
    id,
    ...parents.filter(({ parent }) => parent === id).flatMap((row) => below(row.pid)),
  ];
  return below(pid);
}

/** Proportional resident bytes of a process: what it shares counts in part, so sums over processes are true. */
function residentBytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").match(/^Pss:\s+(\d+)/m)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Seconds of a warm start of the whole stack and of its database alone, and the bytes the idle stack occupies. Linux only. */
export async function measureStack(): Promise<{ warmStart: number; bareDatabaseStart: number; idleMemory: number }> {
  const dataDir = mkdtempSync(join(projectPaths.data, "bench-"));
  try {
    await stop((await start("stack", dataDir)).child);
    const database = await start("database", dataDir);
    await stop(database.child);
    const stack = await start("stack", dataDir);
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const idleMemory = family(Number(stack.child.pid)).reduce((total, pid) => total + residentBytes(pid), 0);
    await stop(stack.child);
    return { warmStart: stack.seconds, bareDatabaseStart: database.seconds, idleMemory };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
