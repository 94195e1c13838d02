import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { commandOf, isAlive } from "../command-of.ts";
import { describeFailure, StartError } from "../start-error.ts";

const markFile = (dataDir: string) => join(dataDir, "running.pid");

/** False for a process that got the id of an earlier run of ours after it had died. */
const mayBeOurs = (pid: number) => commandOf(pid)?.includes("cli.mjs") ?? true;

/** Whose a mark is, and whether that process still works on the data. Throws StartError for what is no mark. */
function readMark(file: string): { pid: number; isLive: boolean } | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return { pid, isLive: pid > 0 && pid !== process.pid && isAlive(pid) && mayBeOurs(pid) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new StartError(`${file} should be a file with a process id (${describeFailure(error)}): remove it.`);
  }
}

/** Process id of another process of ours that has left this mark and still runs. */
export function markedBy(file: string): number | undefined {
  const mark = readMark(file);
  return mark?.isLive ? mark.pid : undefined;
}

/** Process id of the stack that runs on this data, if one does. */
export const runningStack = (dataDir: string): number | undefined => markedBy(markFile(dataDir));

/** Throws StartError when a stack runs on this data already. */
export function assertNotRunning(dataDir: string): void {
  const pid = runningStack(dataDir);
  if (pid) throw new StartError(`Fairmatch is already running here (process ${pid}); stop it with Ctrl-C first.`);
}

/** Puts `from` in the place of `to` if that is free: of several at once, one gets it. */
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
 * Clears away what a dead process left, one at a time: between a look of one's own and the removal, somebody else's mark could come.
 * Who finds another at it goes on; it is done in a moment. Throws StartError where that one was killed in it.
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
 * Leaves the mark `file` of this process. Gives the function that removes it. `assertFree` throws where another has left its own: of
 * several that start at once, one goes on.
 */
export function leaveMark(file: string, assertFree: () => void): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  // Written beside its place, so that nobody ever reads half a mark.
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

/** Leaves the mark that this process works on this data. Gives the function that removes it. Throws StartError when another does. */
export const markRunning = (dataDir: string): (() => void) =>
  leaveMark(markFile(dataDir), () => assertNotRunning(dataDir));
