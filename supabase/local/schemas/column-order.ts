import { withConnection } from "../database/with-connection.ts";

// pg-delta doesn't compare column order, but functions that take or return whole rows depend on it.

interface Table {
  name: string;
  columns: string[];
  generated: string[];
}

/** The tables of ours, with their columns in order. */
function readTables(databaseUrl: string): Promise<Table[]> {
  return withConnection(
    databaseUrl,
    (sql) => sql<Table[]>`
      select relnamespace::regnamespace || '.' || relname as name, array_agg(attname::text order by attnum) as columns,
        coalesce(array_agg(attname::text) filter (where attgenerated <> ''), '{}') as generated
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace in ('public'::regnamespace, to_regnamespace('private'))
        and relkind = 'r' and attnum > 0 and not attisdropped
      group by pg_class.oid`,
  );
}

/** A table's column order after a migration: old columns, then new ones and those no longer generated, generated ones last. */
function orderAfterMigration(old: Table | undefined, { columns, generated }: Table): string[] {
  const isGenerated = (column: string) => generated.includes(column);
  const kept = (old?.columns ?? []).filter(
    (column) => columns.includes(column) && isGenerated(column) === old?.generated.includes(column),
  );
  const added = columns.filter((column) => !kept.includes(column));
  return [...kept, ...added.filter((column) => !isGenerated(column)), ...added.filter(isGenerated)];
}

/** Tables of one database with columns where no migration of the other can put them. */
export async function findMisplacedColumns(fromUrl: string, toUrl: string): Promise<string[]> {
  const [from, to] = await Promise.all([readTables(fromUrl), readTables(toUrl)]);
  const old = new Map(from.map((table) => [table.name, table]));
  return to
    .filter((table) => orderAfterMigration(old.get(table.name), table).join() !== table.columns.join())
    .map(({ name }) => name);
}

/** What to do about a table with misplaced columns. */
export const describeMisplacedColumns = (table: string) =>
  `New columns must stand last in the schema of ${table}, generated ones at the very end: a table grows at its end only.`;
