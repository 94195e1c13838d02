import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandOf, isAlive } from "../command-of.ts";
import { StartError } from "../start-error.ts";
import { writeWhole } from "../write-whole.ts";

const markFile = (dataDir: string) => join(dataDir, "running.pid");

/** False for a process that got the id of an earlier run of ours after it had died. */
const mayBeOurs = (pid: number) => commandOf(pid)?.includes("cli.mjs") ?? true;

/** Process id of the stack that runs on this data, if one does. */
export function runningStack(dataDir: string): number | undefined {
  const file = markFile(dataDir);
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8"));
  return pid > 0 && pid !== process.pid && isAlive(pid) && mayBeOurs(pid) ? pid : undefined;
}

/** Throws StartError when a stack runs on this data already. */
export function assertNotRunning(dataDir: string): void {
  const pid = runningStack(dataDir);
  if (pid) throw new StartError(`Fairmatch is already running here (process ${pid}); stop it with Ctrl-C first.`);
}

/** Leaves the mark that this process works on this data. Gives the function that removes it. */
export function markRunning(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  writeWhole(markFile(dataDir), String(process.pid));
  return () => rmSync(markFile(dataDir), { force: true });
}
