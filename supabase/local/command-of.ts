import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** True when a process with this id lives, whosever it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * The command line of a process, ending in a space; undefined where it cannot be told (Windows, a dead process). Ids are
 * given again to others: only this says whether an id that was written down still means the same process.
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
