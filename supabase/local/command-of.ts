import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether a process with this id is alive, for any owner. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A process's command line, ending in a space; undefined where it can't be read (Windows, a dead process). Ids are reused: only
 * this shows whether a recorded one is still the same process.
 */
export function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    if (process.platform === "win32") return undefined;
    const { status, stdout } = spawnSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" });
    return status === 0 ? `${stdout.trim()} ` : undefined;
  } catch {
    return undefined;
  }
}
