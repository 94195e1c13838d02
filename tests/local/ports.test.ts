import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import { assertPortsFree, findFreePort, nameTakenPort, type Ports } from "../../supabase/local/stack/ports.ts";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { findTestPorts, makeDataDir, removeDataDir } from "../support/stack.ts";
import { fixtureOptions } from "./start-fixture-stack.ts";

vi.mock("../../supabase/local/stack/ports.ts", async (original) => {
  const ports = await original<typeof import("../../supabase/local/stack/ports.ts")>();
  return { ...ports, findFreePort: vi.fn(ports.findFreePort), assertPortsFree: vi.fn(ports.assertPortsFree) };
});

it("runs that begin at the same time claim different ports before listening", async () => {
  const script = join(import.meta.dirname, "fixtures", "claim-ports.ts");
  const run = () => spawn(process.execPath, ["--import", "tsx", script], { stdio: ["pipe", "pipe", "inherit"] });
  const runs: ChildProcess[] = [run(), run(), run()];
  const taken = await Promise.all(runs.map(async ({ stdout }) => String(await once(stdout as never, "data")).trim()));
  const own = (await findTestPorts()).api;
  for (const { stdin } of runs) stdin?.end();
  expect(new Set([...taken.map(Number), own]).size).toBe(4);
});

it("a database with a flexible port chooses another when its first one gets taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  if (typeof address !== "object" || !address) throw new Error("No port.");
  vi.mocked(findFreePort).mockResolvedValueOnce(address.port);
  const dataDir = makeDataDir();
  const server = await startPostgres({ dataDir, durable: false, progress: () => {} });
  expect(new URL(server.adminUrl).port).not.toBe(String(address.port));
  await server.stop();
  other.close();
  removeDataDir(dataDir);
});

it.each<[keyof Ports, string, string]>([
  ["db", "the database", "FAIRMATCH_DB_PORT"],
  ["smtp", "incoming mail", "FAIRMATCH_SMTP_PORT"],
  ["inbox", "the mail inbox", "FAIRMATCH_INBOX_PORT"],
  ["api", "the API", "FAIRMATCH_API_PORT"],
])("a port taken just before use stops the start and is named: %s", async (name, purpose, variable) => {
  const dataDir = makeDataDir();
  const options = await fixtureOptions(dataDir);
  const port = options.ports[name];
  const other = createServer().listen(port, "127.0.0.1");
  await once(other, "listening");
  // The check came earlier.
  vi.mocked(assertPortsFree).mockResolvedValueOnce();
  await expect(startStack({ ...options, mail: true })).rejects.toThrow(
    `Port ${port}, needed for ${purpose}, is already in use; stop what uses it or set ${variable} to another port.`,
  );
  // Nothing of it is still running.
  const again = createServer().listen(options.ports.db === port ? options.ports.api : options.ports.db, "127.0.0.1");
  await once(again, "listening");
  for (const each of [other, again]) each.close();
  removeDataDir(dataDir);
});

it("a web server's port conflict is named in both of its forms, and other errors aren't", () => {
  const ports: Ports = { api: 1, db: 2, inbox: 3, smtp: 4, web: 5 };
  const sentence = /^Port 5, needed for the website, is already in use/;
  const asServed = Object.assign(new Error("listen EADDRINUSE"), { code: "EADDRINUSE", port: 5 });
  for (const error of [asServed, new Error("Port 5 is already in use")])
    expect(nameTakenPort(error, ports)).toMatchObject({ name: "StartError", message: expect.stringMatching(sentence) });
  const another = new Error("Port 77 is already in use");
  expect(nameTakenPort(another, ports)).toBe(another);
});
