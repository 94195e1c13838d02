import { existsSync, readFileSync } from "node:fs";
import type { Progress } from "../progress.ts";
import { StartError } from "../start-error.ts";
import { describeSqlFailure } from "./migrate.ts";
import { withConnection } from "./with-connection.ts";

/**
 * Loads the demo data once per database, in one transaction that also leaves the mark of it.
 * Throws StartError with line and message when the file does not fit the schema.
 */
export async function loadSeed(databaseUrl: string, file: string, progress: Progress): Promise<void> {
  if (!existsSync(file)) return;
  await withConnection(databaseUrl, async (sql) => {
    await sql.unsafe("create table if not exists supabase_migrations.seed_files (path text primary key, hash text)");
    const [loaded] = await sql`select from supabase_migrations.seed_files where path = 'supabase/seed.sql'`;
    if (loaded) return;
    progress("Loading the demo data…");
    const text = readFileSync(file, "utf8");
    try {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text).simple();
        await transaction`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed.sql', '')`;
      });
    } catch (error) {
      throw new StartError(`The demo data failed in ${describeSqlFailure("seed.sql", text, error)}`);
    }
  });
}
