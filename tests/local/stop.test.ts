import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { postgresDataFolder } from "../../supabase/local/postgres/postgres-user.ts";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { createStopSteps } from "../../supabase/local/stack/stop-steps.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";
import { clientOf, fixtureOptions } from "./start-fixture-stack.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the steps of stopping", () => {
  it("run from the last to the first, past one that fails and one that never ends, which are named", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const done: string[] = [];
    const steps = createStopSteps();
    steps.add("the first", async () => done.push("first"));
    steps.add("the stuck one", () => new Promise(() => {}), 0.05);
    steps.add("the broken one", () => Promise.reject(new Error("broken")));
    steps.add("the last", async () => done.push("last"));
    await steps.run();
    expect(done).toEqual(["last", "first"]);
    expect(said.mock.calls.flat()).toEqual([
      "Did not stop in order: the broken one (broken).",
      "Did not stop in order: the stuck one (it took more than 0.05 s).",
    ]);
  });
});

describe("a database that dies while it is asked", () => {
  it("is told with the reason, and the rest stops in order", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    // A known fault of postgres.js, thrown where only the process can catch it (see cli/ways-to-end.ts).
    const others = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException");
    process.on("uncaughtException", (error) => {
      if (!error.stack?.includes("nextWrite")) throw error;
    });
    const dataDir = makeDataDir();
    try {
      const options = await fixtureOptions(dataDir);
      const stack = await startStack({ ...options, mail: true, functions: true });
      const failed = new Promise<Error>((resolve) => stack.onFailure(resolve));
      const client = clientOf(stack);
      const asking = Promise.all(Array.from({ length: 20 }, () => client.rpc("dawdle")));
      const lock = join(postgresDataFolder(join(dataDir, "db")), "postmaster.pid");
      process.kill(Number(readFileSync(lock, "utf8").split("\n")[0]), "SIGKILL");
      expect((await failed).message).toBe("The database ended unexpectedly: it was ended by SIGKILL.");
      await stack.stop();
      await asking;
      expect(said.mock.calls.flat().join("\n")).not.toContain("Did not stop in order");
    } finally {
      process.removeAllListeners("uncaughtException");
      for (const listener of others) process.on("uncaughtException", listener);
      removeDataDir(dataDir);
    }
  });
});

describe("a launcher", () => {
  /** A process that says what ends it, and never ends by itself. */
  async function startLauncher() {
    const module = join(import.meta.dirname, "../../supabase/local/cli/ways-to-end.ts");
    const code = `
      import { waysToEnd } from ${JSON.stringify(module)};
      setInterval(() => {}, 1000);
      waysToEnd().then((code) => console.log("stopping " + code));
      process.on("SIGUSR2", () => { setImmediate(() => { throw new Error("nobody caught this") }) });
      console.log("ready");`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code]);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    const says = (text: string) => expect.poll(() => said, { timeout: 20_000 }).toContain(text);
    await says("ready");
    return { child, says };
  }

  const codeOf = async (child: ChildProcess) => child.exitCode ?? (await once(child, "exit"))[0];

  it("stops in order at the first Ctrl-C and ends at once at a further one", async () => {
    const { child, says } = await startLauncher();
    child.kill("SIGINT");
    await says("stopping 0");
    // npm doubles every press, so what follows within an instant counts as the same one.
    const pressing = setInterval(() => child.kill("SIGINT"), 50);
    expect(await codeOf(child)).toBe(130);
    clearInterval(pressing);
  });

  it("stops in order when something failed that nobody caught", async () => {
    const { child, says } = await startLauncher();
    child.kill("SIGUSR2");
    await says("nobody caught this");
    await says("stopping 1");
    child.kill("SIGKILL");
  });
});
