import { sql } from "./accounts.ts";

/** Where the database contains one of these texts, ignoring case: "public.audit_log: {…}", by text. */
export async function findEverywhere(texts: readonly string[]): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r'`;
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string; text: string }[]>(
      // Converts each row to text only once, however many are searched for.
      `with rows as materialized (select lower(t::text) as row from ${name} t)
       select rows.row, wanted as text from rows, unnest($1::text[]) as wanted where position(lower(wanted) in rows.row) > 0`,
      [[...texts]] as never,
    );
    for (const { row, text } of rows) found[text] = [...(found[text] ?? []), `${name}: ${row.slice(0, 600)}`];
  }
  return found;
}
