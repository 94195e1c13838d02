import type { ChildProcess } from "node:child_process";

/** Resolves when the process has exited (right away if it already has). */
export function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

/**
 * Sends `signal` to the process and kills it early enough to see it exit within `seconds`. Resolves then, with false if it had to
 * be killed.
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
