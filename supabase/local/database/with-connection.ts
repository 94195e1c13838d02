import postgres, { type Sql } from "postgres";
import { recovery } from "../postgres/programs.ts";
import { StartError } from "../start-error.ts";

/** Codes for damaged rows and indexes, missing files and failed reads. */
const damage = /^(XX001|XX002|58P01|58030)$/;

/** Runs `work` on one connection and closes it. Throws StartError with a fix if the data is damaged. */
export async function withConnection<T>(databaseUrl: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } catch (error) {
    if (!(error instanceof postgres.PostgresError && damage.test(error.code))) throw error;
    throw new StartError(`The database is damaged: ${error.message}. You can ${recovery}`);
  } finally {
    // A dead server doesn't respond to closing.
    await sql.end({ timeout: 5 });
  }
}
