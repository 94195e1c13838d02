import { readFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { startPostgres } from "../../supabase/local/postgres/postgres.ts";
import type { City } from "./city/make-city.ts";
import type { Who } from "./city/who.ts";

/** Who runs a statement: a visitor, somebody signed in, or the superuser, whom no row security holds back. */
export type Actor = "visitor" | "superuser" | { userId: string };

export interface Statement {
  as: Actor;
  /** SQL with $1, $2, …; it is prepared, as the API prepares what it sends. */
  text: string;
  /** JSON as its text. */
  values?: (string | number | boolean | null)[];
  /** How often it is measured after ten runs to warm up; 30 when left out. */
  times?: number;
}

/** The database of a city. */
export interface Place {
  who: Who;
  /** As the superuser, for looking and arranging. What is written here stays written: undo it. */
  sql: Sql;
  /** Milliseconds of CPU time the database spends on the statement, the median; what it writes is rolled back. */
  cpuOf(statement: Statement): Promise<number>;
  /** The rows it gives. */
  rowsOf(statement: Statement): Promise<Record<string, unknown>[]>;
}

/** What every measure<Piece> function gets. */
export interface BenchContext {
  city: Place;
  /** A tenth of it: what must not grow is measured in both. */
  tenth: Place;
}

const median = (numbers: number[]): number =>
  numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Nanoseconds of CPU a sleeping process has used; looked at again while it still runs. */
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

/** Opens a city's database. Gives it and what closes it. */
export async function openPlace({ dataDir, who }: City): Promise<Place & { close(): Promise<void> }> {
  const server = await startPostgres({ dataDir, durable: false, progress: () => {} });
  const sql = postgres(server.adminUrl, { max: 2, onnotice: () => {} });
  // A connection of its own, so that all of the work is done by one process.
  const measuring = postgres(server.adminUrl, {
    max: 1,
    onnotice: () => {},
    max_lifetime: null,
    // JSON is given as text; the driver would make a JSON string of it.
    types: { json: { to: 114, from: [114, 3802], serialize: String, parse: JSON.parse } },
  });
  // The API's sessions run with this path; work that others share out is done here, where it is counted.
  await measuring.unsafe("set search_path = public, extensions; set max_parallel_workers_per_gather = 0");
  const [backend] = await measuring<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const pid = Number(backend?.pid);

  const run = async ({ as, text, values = [] }: Statement) => {
    await measuring.unsafe("begin").simple();
    try {
      await measuring`select set_config('request.jwt.claims', ${claimsOf(as)}, true), set_config('role', ${roleOf(as)}, true)`;
      // What is put off to the end of a transaction counts as well.
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
