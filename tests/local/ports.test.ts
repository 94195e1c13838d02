import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import { findFreePort } from "../../supabase/local/stack/ports.ts";
import { findTestPorts, makeDataDir, removeDataDir } from "../support/stack.ts";

vi.mock("../../supabase/local/stack/ports.ts", async (original) => {
  const ports = await original<typeof import("../../supabase/local/stack/ports.ts")>();
  return { ...ports, findFreePort: vi.fn(ports.findFreePort) };
});

it("runs that begin at the same time take other ports, before any of them listens", async () => {
  const script = join(import.meta.dirname, "fixtures", "claim-ports.ts");
  const run = () => spawn(process.execPath, ["--import", "tsx", script], { stdio: ["pipe", "pipe", "inherit"] });
  const runs: ChildProcess[] = [run(), run(), run()];
  const taken = await Promise.all(runs.map(async ({ stdout }) => String(await once(stdout as never, "data")).trim()));
  const own = (await findTestPorts()).api;
  for (const { stdin } of runs) stdin?.end();
  expect(new Set([...taken.map(Number), own]).size).toBe(4);
});

it("a database that may choose its port takes another one when its first was taken meanwhile", async () => {
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
