// Starts one stack, runs the command behind `--` with its addresses and keys in the environment, stops the stack and
// ends with the command's exit code: tsx tests/support/with-stack.ts [--web] [--demo] -- <command…>
import { spawn } from "node:child_process";
import { startPatientStack } from "./stack.ts";

const separator = process.argv.indexOf("--");
const [command, ...args] = separator < 0 ? [] : process.argv.slice(separator + 1);
if (!command) {
  console.error("Usage: tsx tests/support/with-stack.ts [--web] [--demo] -- <command…>");
  process.exit(2);
}

const flags = process.argv.slice(2, separator);
const stop = await startPatientStack({
  web: flags.includes("--web") ? "serve" : "none",
  seed: flags.includes("--demo"),
});
const child = spawn(command, args, { stdio: "inherit", shell: process.platform === "win32" });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
const code = await new Promise<number>((resolve) => {
  child.once("error", (error) => {
    console.error(error.message);
    resolve(127);
  });
  child.once("exit", (status) => resolve(status ?? 1));
});
await stop();
process.exit(code);
