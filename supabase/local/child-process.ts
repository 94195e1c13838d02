import type { ChildProcess } from "node:child_process";

/** Resolves when the process is gone (at once if it already is). */
export function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

/**
 * Asks the process to end with `signal` and kills it in time to see it gone within `seconds`. Resolves when it is gone,
 * with false if it had to be killed.
 */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals, seconds: number): Promise<boolean> {
  const gone = waitForExit(child);
  let killed = false;
  child.kill(signal);
  const timer = setTimeout(() => {
    killed = true;
    child.kill("SIGKILL");
  }, seconds * 800);
  await gone;
  clearTimeout(timer);
  return !killed;
}
