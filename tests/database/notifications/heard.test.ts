import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { heardColumns } from "../../../supabase/functions/_shared/contracts/notifications/heard.ts";
import { projectPaths } from "../../../supabase/local/project-paths.ts";
import { sql } from "../../support/accounts.ts";

const tables = Object.entries(heardColumns);

describe("realtime tables", () => {
  it.each(tables)("%s has row security and a filter column that its readers can see", async (table, column) => {
    const [found] = await sql`
      select c.relrowsecurity as by_row, c.relreplident as identity,
        exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as has_key,
        has_column_privilege('authenticated', c.oid, a.attnum, 'select') as is_read,
        has_table_privilege('anon', c.oid, 'select') as is_public,
        format_type(a.atttypid, null) as type, a.attnotnull as is_set
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = ${column}
      where c.oid = ${`public.${table}`}::regclass`;
    expect(found).toEqual({
      by_row: true,
      // Deletions, which no policy filters, carry the key and nothing else.
      identity: "d",
      has_key: true,
      is_read: true,
      is_public: false,
      type: "uuid",
      is_set: true,
    });
  });

  it("are exactly those in a project's publication", async () => {
    const publish = readdirSync(projectPaths.migrations)
      .map((file) => readFileSync(join(projectPaths.migrations, file), "utf8"))
      .flatMap((migration) => migration.match(/^do \$\$.*?^\$\$;/gms) ?? [])
      .filter((block) => block.includes("supabase_realtime"))
      .join("\n");
    let published: string[] = [];
    await sql
      .begin(async (transaction) => {
        await transaction
          .unsafe("drop publication if exists supabase_realtime; create publication supabase_realtime")
          .simple();
        // Applied twice, it changes nothing.
        for (let times = 0; times < 2; times += 1) await transaction.unsafe(publish).simple();
        const rows = await transaction<{ name: string }[]>`
          select schemaname || '.' || tablename as name from pg_publication_tables
          where pubname = 'supabase_realtime' order by name`;
        published = rows.map(({ name }) => name);
        throw new Error("put back");
      })
      .catch((error: Error) => expect(error.message).toBe("put back"));
    expect(published).toEqual(tables.map(([table]) => `public.${table}`).sort());
  });
});
