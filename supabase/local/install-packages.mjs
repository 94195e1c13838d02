// Runs before anything is installed, so it is plain JavaScript without dependencies.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/** Installs packages if missing or older than the current folder's lock file; exits the process on failure. */
export function installPackages() {
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync("package-lock.json").mtimeMs <= statSync(installed).mtimeMs) return;
  process.stdout.write("Installing packages (once, about a minute)…\n");
  const onWindows = process.platform === "win32";
  const { status, error } = spawnSync(
    onWindows ? "npm.cmd" : "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: "inherit", shell: onWindows },
  );
  if (status === 0) return;
  process.stderr.write(`The packages could not be installed${error ? `: ${error.message}` : ""}.\n`);
  process.exit(status ?? 1);
}
