// Entry of `npm start`, `npm run dev` and the other commands of cli/main.ts. It must run before anything is installed, so it
// is plain JavaScript without dependencies; the rest is TypeScript, loaded in this same process.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
process.chdir(root);

/** True when the installed packages are missing or older than the lock file. */
function mustInstall() {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return true;
  return statSync(join(root, "package-lock.json")).mtimeMs > statSync(installed).mtimeMs;
}

if (mustInstall()) {
  process.stdout.write("Installing packages (once, about a minute)…\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, error } = spawnSync(npm, ["ci", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write(`The packages could not be installed${error ? `: ${error.message}` : ""}.\n`);
    process.exit(status ?? 1);
  }
}

const { register } = await import("tsx/esm/api");
register();
const { main } = await import("./cli/main.ts");
await main(process.argv.slice(2));
