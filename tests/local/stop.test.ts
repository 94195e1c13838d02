import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createConnection } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { isAlive } from "../../supabase/local/command-of.ts";
import { postgresDataFolder } from "../../supabase/local/postgres/postgres-user.ts";
import { assertPortsFree } from "../../supabase/local/stack/ports.ts";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { createStopSteps } from "../../supabase/local/stack/stop-steps.ts";
import { makeDataDir, removeDataDir } from "../support/stack.ts";
import { clientOf, fixtureOptions } from "./start-fixture-stack.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Fails on a hang: `npm start` promises ten seconds (ARCHITECTURE: The embedded backend), which a slow machine exceeds. */
async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  const timer = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Not done within ${seconds} s.`)), seconds * 1000).unref();
  });
  return Promise.race([work, timer]);
}

describe("the shutdown steps", () => {
  it("run in reverse order, past failing and hanging ones, which are reported", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const done: string[] = [];
    const steps = createStopSteps(0.05);
    steps.add("the first", async () => done.push("first"));
    steps.add("the stuck one", () => new Promise(() => {}));
    steps.add("the broken one", () => Promise.reject(new Error("broken")));
    steps.add("the last", async () => done.push("last"));
    await steps.run();
    expect(done).toEqual(["last", "first"]);
    expect(said.mock.calls.flat()).toEqual([
      "Did not stop in order: the broken one (broken).",
      "Did not stop in order: the stuck one (it took more than 0.25 s).",
    ]);
  });

  it("leave time for later ones, and never exceed the total limit", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.useFakeTimers();
    const given: number[] = [];
    const steps = createStopSteps(1);
    const hang = (seconds: number) => {
      given.push(seconds);
      return new Promise(() => {});
    };
    steps.add("the first", hang, 0.5);
    steps.add("the second", hang, 0.2);
    steps.add("the last", hang, 0.1);
    const stopping = steps.run();
    await vi.advanceTimersByTimeAsync(2_000);
    await stopping;
    const [last = 0, second = 0, first = 0] = given;
    expect(last).toBeGreaterThan(0.1);
    expect(last + 0.5 + 0.2).toBeLessThanOrEqual(1);
    expect(second).toBeCloseTo(0.2, 1);
    expect(first).toBeCloseTo(0.5, 1);
  });
});

describe("a stack whose every part hangs", () => {
  it("is stopped anyway, and no process survives", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const dataDir = makeDataDir();
    const options = { ...(await fixtureOptions(dataDir)), mail: true, functions: true };
    const stack = await startStack(options);
    const lock = join(postgresDataFolder(join(dataDir, "db")), "postmaster.pid");
    const database = Number(readFileSync(lock, "utf8").split("\n")[0]);
    const functions = stack.functions?.pid() ?? 0;
    const { port: inboxPort } = new URL(stack.inboxUrl);
    const connections = [options.ports.api, options.ports.smtp, Number(inboxPort)].map((port) =>
      createConnection(port, "127.0.0.1").on("error", () => {}),
    );
    const inbox = new WebSocket(`ws://127.0.0.1:${inboxPort}/socket.io/?EIO=4&transport=websocket`);
    try {
      await Promise.all([...connections.map((connection) => once(connection, "connect")), once(inbox, "open")]);
      for (const pid of [functions, database]) process.kill(pid, "SIGSTOP");
      const asking = clientOf(stack).from("notes").select();
      stack.beforeStop("what never ends", () => new Promise(() => {}));

      await within(60, stack.stop());
      await asking;
      for (const pid of [functions, database]) await expect.poll(() => isAlive(pid)).toBe(false);
      await assertPortsFree(options.ports, ["api", "inbox", "smtp", "db"]);
    } finally {
      for (const connection of connections) connection.destroy();
      inbox.terminate();
      removeDataDir(dataDir);
    }
  });
});

describe("a database that crashes during a query", () => {
  it("is reported with the reason, and the rest shuts down in order", async () => {
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
      const stack = await startStack({ ...options, mail: true, functions: true, patience: 3 });
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
  /** A process that prints what ends it, and never exits by itself. */
  async function startLauncher(deadlineMs = 10_000) {
    const module = join(import.meta.dirname, "../../supabase/local/cli/ways-to-end.ts");
    const code = `
      import { waysToEnd } from ${JSON.stringify(module)};
      setInterval(() => {}, 1000);
      waysToEnd(${deadlineMs}).then((code) => console.log("stopping " + code));
      process.on("SIGUSR2", () => { setImmediate(() => { throw new Error("nobody caught this") }) });
      console.log("ready");`;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", code]);
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    const says = (text: string) => expect.poll(() => said).toContain(text);
    await says("ready");
    return { child, says };
  }

  const codeOf = async (child: ChildProcess) => child.exitCode ?? (await once(child, "exit"))[0];

  it("shuts down in order at the first Ctrl-C and exits right away at the second", async () => {
    const { child, says } = await startLauncher();
    child.kill("SIGINT");
    await says("Stopping… (Ctrl-C ends at once)");
    await says("stopping 0");
    // npm forwards every signal twice, so a second one right after counts as the same.
    const pressing = setInterval(() => child.kill("SIGINT"), 50);
    expect(await codeOf(child)).toBe(130);
    clearInterval(pressing);
  });

  it("exits by force when stopping takes too long", async () => {
    const { child, says } = await startLauncher(100);
    child.kill("SIGTERM");
    await says("stopping 0");
    expect(await codeOf(child)).toBe(1);
    await says("Stopping took too long");
  });

  it("shuts down in order after an uncaught error", async () => {
    const { child, says } = await startLauncher();
    child.kill("SIGUSR2");
    await says("nobody caught this");
    await says("stopping 1");
    child.kill("SIGKILL");
  });
});
