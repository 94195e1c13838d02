import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import type { Progress } from "../progress.ts";
import { describeFailure, StartError } from "../start-error.ts";
import { withConnection } from "./with-connection.ts";

/** The first line of every migration that `npm run db:migration` writes, and of no other. */
export const writtenMark = "-- Written by `npm run db:migration` from supabase/schemas.";

/** A table that exists once the schemas were applied ahead of the migrations. */
export const aheadMark = "supabase_migrations.follows_schemas";

/** Names the vendor's CLI accepts; it skips all others, so do we. */
const migrationName = /^(\d+)_(.*)\.sql$/;

interface Migration {
  file: string;
  version: string;
  name: string;
}

const historySql = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
  alter table supabase_migrations.schema_migrations add column if not exists statements text[];
  alter table supabase_migrations.schema_migrations add column if not exists name text;
`;

/** Whether the database is ahead of the migrations; from then on it follows the schemas. */
export async function isAhead(sql: Sql): Promise<boolean> {
  const [row] = await sql`select to_regclass(${aheadMark}) is not null as ahead`;
  return row?.ahead;
}

/** Line (from 1) of a character position (from 1) in a text. */
const lineAt = (text: string, position: number) => text.slice(0, position - 1).split("\n").length;

/** The message for a failed SQL file: file, line if the database gave a position, and its error. */
export function describeSqlFailure(label: string, text: string, error: unknown): string {
  const position = error instanceof postgres.PostgresError ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? "" : `, line ${lineAt(text, position)}`;
  return `${label}${line}: ${describeFailure(error)}`;
}

/**
 * A folder's migrations that the database hasn't run. The first may replace older ones, with the version of the last it replaces.
 * Throws StartError if the database has run others.
 */
function findPending(folder: string, known: Set<string>): Migration[] {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const all = files.flatMap((file) => {
    const [, version, name] = migrationName.exec(file) ?? [];
    return version && name !== undefined ? { file, version, name } : [];
  });
  const pending = all.filter(({ version }) => !known.has(version));
  const baseline = all[0]?.version ?? "";
  const isReplaced = (version: string) => version < baseline && known.has(baseline);
  const vanished = [...known].find((version) => !isReplaced(version) && !all.some((one) => one.version === version));
  if (pending.length > 0 && vanished) {
    throw new StartError(
      `The database was made by migrations that are no longer here (${vanished}); npm run reset starts over.`,
    );
  }
  return pending;
}

/**
 * Applies pending migrations by version, each in a transaction with its record, in the vendor CLI's table. On a database that
 * follows the schemas, generated migrations are only recorded. Throws StartError with file, line and message.
 */
export async function applyMigrations(databaseUrl: string, folder: string, progress: Progress): Promise<void> {
  const count = await withConnection(databaseUrl, async (sql) => {
    await sql.unsafe(historySql).simple();
    const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`;
    const pending = findPending(folder, new Set(rows.map((row) => row.version)));
    const ahead = await isAhead(sql);
    for (const { file, version, name } of pending) {
      const text = readFileSync(join(folder, file), "utf8");
      try {
        await sql.begin(async (transaction) => {
          if (!ahead || !text.startsWith(writtenMark)) await transaction.unsafe(text).simple();
          await transaction`
            insert into supabase_migrations.schema_migrations (version, name, statements)
            values (${version}, ${name}, ${[text]})`;
        });
      } catch (error) {
        throw new StartError(`The migration failed in ${describeSqlFailure(file, text, error)}`);
      }
      // A migration may have changed session settings.
      await sql.unsafe("reset all");
    }
    return pending.length;
  });
  if (count > 0) progress(`Applied ${count} migration${count === 1 ? "" : "s"}.`);
}
