import { sql } from "kysely";
import type { createPostgresConnection } from "../vendor.ts";

type Connection = ReturnType<typeof createPostgresConnection>;
type Schema = Awaited<ReturnType<Connection["introspect"]>>;

const readableTables = sql<{ name: string }>`
  select c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (
    select from unnest(array['anon', 'authenticated', 'service_role']) as role where has_any_column_privilege(role, c.oid, 'SELECT'))`;

/**
 * Embeds related rows along references between tables that an API role can read. The vendor's API treats every table with two
 * references as a junction, in any schema; hosted only those whose primary key has both. A closed table, such as put_forwards,
 * would otherwise make `applications?select=candidates(…)` ambiguous.
 */
export function relateReadableTables(connection: Connection): void {
  const introspect = connection.introspect.bind(connection);
  const done = new WeakMap<Schema, Promise<void>>();
  const keepReadable = async (schema: Schema) => {
    const { rows } = await readableTables.execute(connection.kysely);
    const names = new Set(rows.map(({ name }) => name));
    schema.foreign_keys = schema.foreign_keys.filter(({ table }) => names.has(table));
  };
  connection.introspect = async (options) => {
    const schema = await introspect(options);
    if (!done.has(schema)) done.set(schema, keepReadable(schema));
    await done.get(schema);
    return schema;
  };
}
