import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import type { City } from "./city/make-city.ts";
import type { Who } from "./city/who.ts";

/** Who runs a statement: a visitor, a signed-in account, or the superuser, who bypasses row security. */
export type Actor = "visitor" | "superuser" | { userId: string };

export interface Statement {
  as: Actor;
  /** SQL with $1, $2, …; prepared, as the API does. */
  text: string;
  /** JSON as text. */
  values?: (string | number | boolean | null)[];
  /** Number of measured runs, after ten to warm up; 30 by default. */
  times?: number;
}

/** The database of a city. */
export interface Place {
  who: Who;
  /** As the superuser, for queries and setup. Writes persist, so undo them. */
  sql: Sql;
  /** Median CPU time of the database in milliseconds; what the statement writes is rolled back. */
  cpuOf(statement: Statement): Promise<number>;
  rowsOf(statement: Statement): Promise<Record<string, unknown>[]>;
}

/** Passed to every measure<Piece> function. */
export interface BenchContext {
  city: Place;
  /** A tenth of it: what must not grow is measured in both. */
  tenth: Place;
}

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** CPU time of a sleeping process in nanoseconds; reads it again if it is still running. */
async function cpuTime(pid: number): Promise<number> {
  for (;;) {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    if (stat[stat.lastIndexOf(")") + 2] === "S") break;
    await setImmediate();
  }
  return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]);
}

const claimsOf = (actor: Actor) =>
  JSON.stringify(typeof actor === "object" ? { sub: actor.userId, role: "authenticated" } : { role: "anon" });

const roleOf = (actor: Actor) =>
  typeof actor === "object" ? "authenticated" : actor === "visitor" ? "anon" : "supabase_admin";

/** Opens a city's database. Returns it with a function that closes it. */
export async function openPlace({ dataDir, who }: City): Promise<Place & { close(): Promise<void> }> {
  const server = await startPostgres({ dataDir, durable: false, progress: () => {} });
  const sql = postgres(server.adminUrl, { max: 2, onnotice: () => {} });
  // A separate connection, so that one process does all the work.
  const measuring = postgres(server.adminUrl, {
    max: 1,
    onnotice: () => {},
    max_lifetime: null,
    // JSON is passed as text; the driver would encode it again as a string.
    types: { json: { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse } },
  });
  // Same search path as the API's sessions, and no parallel workers, so that all work is measured.
  await measuring.unsafe("set search_path = public, extensions; set max_parallel_workers_per_gather = 0");
  const [backend] = await measuring<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const pid = Number(backend?.pid);

  const run = async ({ as, text, values = [] }: Statement) => {
    await measuring.unsafe("begin").simple();
    try {
      await measuring`select set_config('request.jwt.claims', ${claimsOf(as)}, true), set_config('role', ${roleOf(as)}, true)`;
      // Includes constraints deferred to the end of the transaction.
      await measuring.unsafe("set constraints all immediate").simple();
      const before = await cpuTime(pid);
      const rows = await measuring.unsafe(text, values, { prepare: true });
      return { rows: [...rows] as Record<string, unknown>[], spent: ((await cpuTime(pid)) - before) / 1e6 };
    } finally {
      await measuring.unsafe("rollback").simple();
    }
  };
  return {
    who,
    sql,
    rowsOf: async (statement) => (await run(statement)).rows,
    cpuOf: async (statement) => {
      for (let warm = 0; warm < 10; warm++) await run(statement);
      const spent: number[] = [];
      for (let time = 0; time < (statement.times ?? 30); time++) spent.push((await run(statement)).spent);
      return median(spent);
    },
    close: async () => {
      await Promise.all([sql.end(), measuring.end()]);
      await server.stop(60);
    },
  };
}
