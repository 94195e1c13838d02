import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandOf, isAlive } from "../command-of.ts";
import { describeFailure, StartError } from "../start-error.ts";

const markFile = (dataDir: string) => join(dataDir, "running.pid");

/** False for another process that reused the id of an earlier run. */
const mayBeOurs = (pid: number) => commandOf(pid)?.includes("cli.mjs") ?? true;

/** A mark's process, and whether it still works on the data. Throws StartError for an invalid mark. */
function readMark(file: string): { pid: number; isLive: boolean } | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return { pid, isLive: pid > 0 && pid !== process.pid && isAlive(pid) && mayBeOurs(pid) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new StartError(`${file} should be a file with a process id (${describeFailure(error)}): remove it.`);
  }
}

/** Id of another process of ours that left this mark and is still running. */
export function markedBy(file: string): number | undefined {
  const mark = readMark(file);
  return mark?.isLive ? mark.pid : undefined;
}

/** Id of the stack process running on this data, if any. */
export const runningStack = (dataDir: string): number | undefined => markedBy(markFile(dataDir));

/** Throws StartError if a stack already runs on this data. */
export function assertNotRunning(dataDir: string): void {
  const pid = runningStack(dataDir);
  if (pid) throw new StartError(`Fairmatch is already running here (process ${pid}); stop it with Ctrl-C first.`);
}

/** Moves `from` to `to` if that is free: of several concurrent calls, one succeeds. */
function take(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Removes what a dead process left, one process at a time: between a check and the removal, another's mark could appear. If
 * another is doing it, continues, as it takes only a moment. Throws StartError if that one was killed.
 */
function clearLeftMark(file: string, own: string): void {
  const turn = `${file}.turn`;
  if (!take(own, turn)) {
    if (readMark(turn)?.isLive === false)
      throw new StartError(`${turn} was left by a start that was killed: remove it.`);
    return;
  }
  try {
    if (!readMark(file)?.isLive) rmSync(file, { force: true });
  } finally {
    rmSync(turn);
  }
}

/**
 * Sets this process's mark `file`. Returns the function that removes it. `assertFree` throws if another has set its own: of
 * several concurrent starts, one continues.
 */
export function leaveMark(file: string, assertFree: () => void): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Written next to its final place, so that no one reads a partial mark.
  writeFileSync(own, String(process.pid), { mode: 0o600 });
  try {
    while (!take(own, file)) {
      assertFree();
      clearLeftMark(file, own);
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Marks this data as in use. Returns the function that removes the mark. Throws StartError if another process uses it. */
export const markRunning = (dataDir: string): (() => void) =>
  leaveMark(markFile(dataDir), () => assertNotRunning(dataDir));
