// Started by stack-cost.ts: start-once.ts stack|database <data folder>. Prints when it is ready (searches work); ends on SIGTERM.
import { join } from "node:path";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import { startStack } from "../../supabase/local/stack/stack.ts";
import { findTestPorts } from "../support/stack.ts";

const [what, dataDir] = process.argv.slice(2);
const ports = await findTestPorts();

async function startDatabase(): Promise<() => Promise<void>> {
  const server = await startPostgres({ dataDir: String(dataDir), port: ports.db, durable: true, progress: () => {} });
  return () => server.stop();
}

let search = "";

async function startWhole(): Promise<() => Promise<void>> {
  const stack = await startStack({
    ports,
    dataDir: String(dataDir),
    keysFile: join(String(dataDir), "keys.env"),
    siteDir: join(String(dataDir), "site"),
    seed: true,
    functions: true,
    mail: true,
    web: "serve",
    quiet: true,
  });
  const page = await fetch(stack.webUrl);
  if (!page.ok) throw new Error(`The first page answered ${page.status}.`);
  search = `${stack.apiUrl}/rest/v1/rpc/search_jobs?apikey=${stack.publishableKey}`;
  return () => stack.stop();
}

const stop = what === "database" ? await startDatabase() : await startWhole();
process.once("SIGTERM", () => stop().then(() => process.exit(0)));
console.log(`ready ${search}`);
