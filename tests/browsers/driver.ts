// What the walks need of a browser, by the two standard protocols: WebDriver BiDi (Firefox) and WebDriver (WebKitGTK). Both name
// input actions alike.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { WebSocket } from "ws";

export interface Driver {
  goTo(url: string): Promise<void>;
  /** Calls a function, given as source, in the page with JSON values, and returns its JSON value. */
  call(source: string, values: unknown[]): Promise<unknown>;
  /** Presses keys and buttons. */
  act(actions: object[]): Promise<void>;
  /** Gives a file to the file field the function returns. */
  giveFile(source: string, values: unknown[], path: string): Promise<void>;
  /** Uncaught errors and console errors until now. */
  errors(): Promise<string[]>;
}

export interface FirefoxDriver extends Driver {
  openTab(): Promise<FirefoxDriver>;
  setOffline(offline: boolean): Promise<void>;
}

export interface Browser<D extends Driver> {
  driver: D;
  close(): Promise<void>;
}

/** Stops a process and waits for its end. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** What a stream says first that fits. */
function saidBy(child: ChildProcess, stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${child.spawnfile} ended: ${said}`)));
    stream.on("data", (chunk) => {
      said += chunk;
      const found = pattern.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
}

const withJson = (source: string) => `(values) => JSON.stringify((${source})(...JSON.parse(values)) ?? null)`;
const forElement = (source: string) => `(values) => (${source})(...JSON.parse(values))`;

/** Errors a page logs; requests that fail are not among them. */
interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

export async function startFirefox(): Promise<Browser<FirefoxDriver>> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), 'user_pref("ui.prefersReducedMotion", 1);\n');
  const firefox = spawn(
    "firefox-esr",
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: { ...process.env, TZ: "UTC", HOME: profile },
    },
  );
  const address = await saidBy(firefox, firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");

  const waiting = new Map<number, (answer: { result?: unknown; message?: string }) => void>();
  const logged: string[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data));
    if (message.id) waiting.get(message.id)?.(message);
    else if (message.method === "log.entryAdded") {
      const { level, text } = message.params as LogEntry;
      if (level === "error") logged.push(String(text));
    }
  });
  let sent = 0;
  const command = async <T>(method: string, params: object = {}): Promise<T> => {
    const id = ++sent;
    const answered = new Promise<{ result?: unknown; message?: string }>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    waiting.delete(id);
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result as T;
  };

  const inTab = (context: string): FirefoxDriver => {
    const evaluate = async (functionDeclaration: string, values: unknown[]) => {
      const { result, exceptionDetails } = await command<{
        result?: { value?: string; sharedId?: string };
        exceptionDetails?: { text: string };
      }>("script.callFunction", {
        ...{ functionDeclaration, awaitPromise: true, target: { context } },
        arguments: [{ type: "string", value: JSON.stringify(values) }],
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result;
    };
    return {
      async goTo(url) {
        await command("browsingContext.navigate", { context, url, wait: "complete" });
      },
      call: async (source, values) => JSON.parse(String((await evaluate(withJson(source), values))?.value)),
      async act(actions) {
        await command("browsingContext.activate", { context });
        await command("input.performActions", { context, actions });
      },
      async giveFile(source, values, path) {
        const sharedId = (await evaluate(forElement(source), values))?.sharedId;
        await command("input.setFiles", { context, element: { sharedId }, files: [path] });
      },
      errors: async () => logged.splice(0),
      async openTab() {
        const opened = await command<{ context: string }>("browsingContext.create", { type: "tab" });
        await command("browsingContext.setViewport", { ...opened, viewport: { width: 1280, height: 800 } });
        return inTab(opened.context);
      },
      async setOffline(offline) {
        const networkConditions = offline ? { type: "offline" } : null;
        await command("emulation.setNetworkConditions", { networkConditions, contexts: [context] });
      },
    };
  };

  await command("session.new", { capabilities: {} });
  await command("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await command<{ contexts: { context: string }[] }>("browsingContext.getTree");
  const context = String(contexts[0]?.context);
  await command("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });
  return {
    driver: inTab(context),
    async close() {
      socket.terminate();
      await stop(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Notes what this driver reports no events for: errors after the page has loaded. */
const noteErrors = `() => {
  if (window.notedErrors) return;
  window.notedErrors = [];
  const note = (error) => window.notedErrors.push(String(error?.stack ?? error));
  addEventListener("error", (event) => event.message && note(event.message));
  addEventListener("unhandledrejection", (event) => note(event.reason));
  const { error } = console;
  console.error = (...words) => {
    note(words.join(" "));
    error.apply(console, words);
  };
}`;

export async function startWebKit(width: number, height: number): Promise<Browser<Driver>> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await saidBy(screen, screen.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
  const port = await freePort();
  const webdriver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...{ ...process.env, DISPLAY: `:${display}`, TZ: "UTC", LANGUAGE: "en_US", NO_AT_BRIDGE: "1", GTK_A11Y: "none" },
      // As root, in a container and without a graphics card.
      ...{
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
    },
  });
  const command = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) throw new Error(`${path}: ${value?.message}`);
    return value;
  };
  const isReady = () =>
    command("GET", "/status").then(
      () => true,
      () => false,
    );
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 100 });
  const { sessionId } = await command<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: { timeouts: { script: 60_000, pageLoad: 120_000, implicit: 0 } } },
  });
  const session = `/session/${sessionId}`;
  await command("POST", `${session}/window/rect`, { width, height });
  const evaluate = <T>(source: string, values: unknown[]) =>
    command<T>("POST", `${session}/execute/sync`, {
      script: `return (${source})(arguments[0])`,
      args: [JSON.stringify(values)],
    });
  const noted: string[] = [];
  const collect = async () => {
    const source = "() => (window.notedErrors ?? []).splice(0)";
    noted.push(...(JSON.parse(await evaluate<string>(withJson(source), [])) as string[]));
  };
  return {
    driver: {
      async goTo(url) {
        await collect();
        await command("POST", `${session}/url`, { url });
        await evaluate(noteErrors, []);
      },
      call: async (source, values) => JSON.parse(await evaluate<string>(withJson(source), values)),
      act: (actions) => command("POST", `${session}/actions`, { actions }),
      async giveFile(source, values, path) {
        const [id] = Object.values(await evaluate<Record<string, string>>(forElement(source), values));
        await command("POST", `${session}/element/${id}/value`, { text: path });
      },
      async errors() {
        await collect();
        return noted.splice(0);
      },
    },
    async close() {
      await command("DELETE", session).catch(() => {});
      await stop(webdriver);
      await stop(screen);
    },
  };
}
