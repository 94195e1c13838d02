import postgres, { type Sql } from "postgres";

/** Runs `work` on one connection and closes it afterwards. */
export async function withConnection<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    // A server that has died answers no farewell.
    await sql.end({ timeout: 5 });
  }
}
