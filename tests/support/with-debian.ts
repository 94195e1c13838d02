// Starts Debian's newest Postgres 17 with empty data, runs the command behind `--` with its superuser's address in
// TEST_DEBIAN_URL, and ends with the command's exit code, or 77 where this machine can't have it:
// tsx tests/support/with-debian.ts -- <command…>

import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { stopProcess, waitForExit } from "../../supabase/local/child-process.ts";
import { findFreePort } from "../../supabase/local/stack/ports.ts";
import { LeftOut, prepareDebian } from "./debian-system.ts";

const [command, ...args] = process.argv.slice(process.argv.indexOf("--") + 1);
if (!command || !process.argv.includes("--")) {
  console.error("Usage: tsx tests/support/with-debian.ts -- <command…>");
  process.exit(2);
}

/** The database pg_cron stores its jobs in. */
const database = "postgres";

/** pg_net isn't packaged. This accepts its calls and sends nothing. */
const netStub = `
  create schema net;
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds integer default 2000) returns bigint language sql as 'select 1';
  create table net._http_response (id bigint, status_code integer, content_type text, headers jsonb, content text,
    timed_out boolean, error_msg text, created timestamptz not null default now());
`;

function writeNetStub(root: string): void {
  const extensions = join(root, "usr/share/postgresql/17/extension");
  writeFileSync(join(extensions, "pg_net.control"), "default_version = '0'\nrelocatable = false\n");
  writeFileSync(join(extensions, "pg_net--0.sql"), netStub);
}

/** Runs the command against a server in the system. Returns the command's exit code. */
async function runWithServer(root: string, command: string, args: string[]): Promise<number> {
  writeNetStub(root);
  const folder = mkdtempSync(join(root, "tmp/fairmatch-"));
  const inside = `/tmp/${basename(folder)}`;
  const data = `${inside}/data`;
  const asPostgres = ["--userspec=postgres:postgres", root];
  const programs = "/usr/lib/postgresql/17/bin";
  const password = randomUUID();
  try {
    writeFileSync(join(folder, "password"), password);
    spawnSync("chroot", [root, "chown", "-R", "postgres:postgres", inside]);
    const initdb = [`${programs}/initdb`, "-D", data, "-U", "admin", "-A", "scram-sha-256"];
    const options = [`--pwfile=${inside}/password`, "--locale=C.UTF-8", "--no-sync"];
    const made = spawnSync("chroot", [...asPostgres, ...initdb, ...options], { encoding: "utf8" });
    if (made.status !== 0) throw new Error(`initdb failed:\n${made.stdout}\n${made.stderr}`);
    const port = await findFreePort();
    const settings = {
      listen_addresses: "127.0.0.1",
      port,
      unix_socket_directories: "",
      shared_preload_libraries: "pg_cron",
      "cron.database_name": database,
      // The test runs the jobs itself, once.
      "cron.launch_active_jobs": "off",
      dynamic_shared_memory_type: "mmap",
      fsync: "off",
      jit: "off",
      timezone: "UTC",
      lc_messages: "C",
    };
    const given = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    let log = "";
    const server = spawn("chroot", [...asPostgres, `${programs}/postgres`, "-D", data, ...given]);
    const ready = new Promise<void>((resolve, reject) => {
      server.stderr.on("data", (chunk) => {
        log += chunk;
        if (log.includes("ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(`Debian's Postgres ended:\n${log}`)));
    });
    try {
      await ready;
      const child = spawn(command, args, {
        stdio: "inherit",
        env: { ...process.env, TEST_DEBIAN_URL: `postgres://admin:${password}@127.0.0.1:${port}/${database}` },
      });
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
      await waitForExit(child);
      return child.exitCode ?? 1;
    } finally {
      await stopProcess(server, "SIGQUIT", 10);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  process.exitCode = await runWithServer(await prepareDebian(), command, args);
} catch (error) {
  if (!(error instanceof LeftOut)) throw error;
  console.log(error.message);
  process.exitCode = 77;
}
