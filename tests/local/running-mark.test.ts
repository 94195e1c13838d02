import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { markRunning, runningStack } from "../../supabase/local/stack/running-mark.ts";
import { StartError } from "../../supabase/local/start-error.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";

let dataDir: string;
let mark: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  dataDir = makeDataDir();
  mark = join(dataDir, "running.pid");
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill("SIGKILL");
  removeDataDir(dataDir);
});

/** A process that takes the mark on command, reports whether it got it, and stays alive. */
async function startTaker() {
  const module = join(import.meta.dirname, "../../supabase/local/stack/running-mark.ts");
  const code = `
    import { markRunning } from ${JSON.stringify(module)};
    process.stdin.once("data", () => {
      try { markRunning(${JSON.stringify(dataDir)}); console.log("got it"); }
      catch (error) { console.log(error.name + ": " + error.message); }
    });
    console.log("ready");`;
  // A mark is valid only while its process runs this command.
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code, "cli.mjs"]);
  started.push(child);
  const next = async () => String((await once(child.stdout, "data"))[0]).trim();
  expect(await next()).toBe("ready");
  return {
    pid: child.pid,
    take: () => {
      const answer = next();
      child.stdin.write("go\n");
      return answer;
    },
  };
}

it.each([["nothing"], ["a dead run's mark"]])(
  "only one of several simultaneous starts on %s continues",
  async (left) => {
    if (left !== "nothing") writeFileSync(mark, "999999999");
    const takers = await Promise.all(Array.from({ length: 4 }, startTaker));
    const answers = await Promise.all(takers.map((taker) => taker.take()));
    const winner = takers[answers.indexOf("got it")];
    const refusal = `StartError: Fairmatch is already running here (process ${winner?.pid}); stop it with Ctrl-C first.`;
    expect(answers.toSorted()).toEqual([refusal, refusal, refusal, "got it"]);
    expect(runningStack(dataDir)).toBe(winner?.pid);
    expect(readdirSync(dataDir)).toEqual(["running.pid"]);
  },
);

it("a start killed while clearing the mark is reported with the file to remove", () => {
  writeFileSync(mark, "999999999");
  writeFileSync(`${mark}.turn`, "999999998");
  expect(() => markRunning(dataDir)).toThrow(/running\.pid\.turn was left by a start that was killed: remove it\.$/);
  expect(readdirSync(dataDir).toSorted()).toEqual(["running.pid", "running.pid.turn"]);
});

it("an invalid mark is reported with the file to remove", () => {
  mkdirSync(mark);
  for (const act of [markRunning, runningStack]) {
    expect(() => act(dataDir)).toThrow(StartError);
    expect(() => act(dataDir)).toThrow(/running\.pid should be a file with a process id \(EISDIR.*: remove it\.$/);
  }
});

it("the mark is removed for the next start", () => {
  const unmark = markRunning(dataDir);
  expect(readFileSync(mark, "utf8")).toBe(String(process.pid));
  unmark();
  expect(readdirSync(dataDir)).toEqual([]);
});
