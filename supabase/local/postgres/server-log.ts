import type { ChildProcess } from "node:child_process";
import { reasonIn, recovery } from "./programs.ts";

/** Server messages about disk or file problems, with fixes. */
const troubles: [RegExp, string][] = [
  [/No space left on device|Disk quota exceeded/, "The disk is full: nothing more can be stored until there is space."],
  [
    /invalid page in block|invalid memory alloc|missing chunk number|could not (read|open) (block|file "(base|global))/,
    `You can ${recovery}`,
  ],
];
/** Prints each problem at most once in this many milliseconds. */
const silenceMs = 60_000;

/** Follows a database server's output. */
interface ServerLog {
  /** Resolves when the server accepts connections. */
  ready: Promise<void>;
  /** Why the server ended or failed, if its log says so. */
  reason(): string;
}

/** Keeps the end of the server's log and prints lines that require action. */
export function followServerLog(server: ChildProcess): ServerLog {
  let log = "";
  const printedAt = new Map<RegExp, number>();
  const print = (line: string) => {
    const [sign, advice] = troubles.find(([pattern]) => pattern.test(line)) ?? [];
    if (!sign || Date.now() - (printedAt.get(sign) ?? 0) < silenceMs) return;
    printedAt.set(sign, Date.now());
    console.error(`The database reports: ${line.replace(/^.*?(\[\d+\] )?[A-Z]+: {2}/, "")}. ${advice}`);
  };
  const ready = new Promise<void>((resolve) => {
    let pending = "";
    server.stderr?.setEncoding("utf8");
    server.stderr?.on("data", (text: string) => {
      log = (log + text).slice(-4000);
      const lines = (pending + text).split("\n");
      pending = lines.pop() ?? "";
      for (const line of lines) {
        if (line.includes("ready to accept connections")) resolve();
        print(line);
      }
    });
  });
  return { ready, reason: () => reasonIn(log) };
}
