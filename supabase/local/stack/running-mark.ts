import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../start-error.ts";

const markFile = (dataDir: string) => join(dataDir, "running.pid");

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Process id of the stack that runs on this data, if one does. */
export function runningStack(dataDir: string): number | undefined {
  const file = markFile(dataDir);
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, "utf8"));
  return pid !== process.pid && isAlive(pid) ? pid : undefined;
}

/** Throws StartError when a stack runs on this data already. */
export function assertNotRunning(dataDir: string): void {
  const pid = runningStack(dataDir);
  if (pid) throw new StartError(`Fairmatch is already running here (process ${pid}); stop it with Ctrl-C first.`);
}

/** Leaves the mark that this process runs a stack on this data. Gives the function that removes it. */
export function markRunning(dataDir: string): () => void {
  writeFileSync(markFile(dataDir), String(process.pid));
  return () => rmSync(markFile(dataDir), { force: true });
}
