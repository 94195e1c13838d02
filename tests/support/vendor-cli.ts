import { spawnSync } from "node:child_process";

/** Fetched on demand: the vendor CLI's packages don't resolve on every platform, so it is no dependency. */
const vendorCli = "supabase@3.1.0";

/** Runs the vendor's CLI and returns its output. Throws the output when it fails, or ignores a key of config.toml. */
export function runVendorCli(args: string[]): string {
  const npx = process.platform === "win32" ? "npx.cmd" : "npx";
  const { status, stdout, stderr } = spawnSync(npx, ["--yes", vendorCli, ...args], { encoding: "utf8" });
  if (status !== 0 || stderr.includes("does not recognize and ignores"))
    throw new Error(`${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout;
}
