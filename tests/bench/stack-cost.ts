import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import type { Figure } from "./figure.ts";

/** Concurrent requests of a burst, followed by half a minute without any. */
const burst = 60;
const calm = 30_000;

interface Started {
  child: ChildProcess;
  /** Until it was ready. */
  seconds: number;
  /** The address of a visitor's search, for a stack. */
  search: string;
}

/** Starts the whole stack or only the database in its own process. */
async function start(what: "stack" | "database", dataDir: string): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", "tests/bench/start-once.ts", what, dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const search = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => line.startsWith("ready ") && resolve(line.slice(6)));
    child.once("exit", (code) => reject(new Error(`The ${what} ended with ${code} before it was ready.`)));
  });
  return { child, seconds: (performance.now() - began) / 1000, search };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Ids of a process and its descendants. */
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

/** Proportional set size of a process in bytes: shared memory counts in part, so sums over processes are correct. */
function residentBytes(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").match(/^Pss:\s+(\d+)/m)?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Memory of a process and its descendants, in bytes. */
const memoryOf = ({ pid }: ChildProcess) =>
  family(Number(pid)).reduce((total, member) => total + residentBytes(member), 0);

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The local stack's cost: a warm start to its first page, compared with only the database, and its memory. Linux only. */
export async function measureStack(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(projectPaths.data, "bench-"));
  try {
    await stop((await start("stack", dataDir)).child);
    const database = await start("database", dataDir);
    await stop(database.child);
    const stack = await start("stack", dataDir);
    await pause(5_000);
    const idle = memoryOf(stack.child);
    const answers = await Promise.all(
      Array.from({ length: burst }, () => fetch(stack.search, { method: "POST" }).then((answer) => answer.text())),
    );
    if (!answers.every((text) => text.startsWith("{"))) throw new Error(`A search answered ${answers[0]}.`);
    await pause(calm);
    const afterwards = memoryOf(stack.child);
    await stop(stack.child);
    const memory = { floor: null, unit: "MB", goal: 500 };
    return [
      {
        what: "warm start of the local stack, until its first page",
        value: stack.seconds,
        floor: null,
        unit: "s",
        goal: 5,
        note: `the database alone: ${database.seconds.toFixed(1)} s`,
      },
      {
        what: "the local stack, idle: resident memory, shared pages counted once",
        value: idle / 1e6,
        ...memory,
      },
      {
        what: `the same, ${calm / 1000} s after ${burst} calls at once`,
        value: afterwards / 1e6,
        ...memory,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
