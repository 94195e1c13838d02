import { expect, test } from "vitest";
import privacy from "@/marketing/legal/privacy.md";
import { personalColumns } from "../../../supabase/functions/_shared/contracts/accounts/personal-columns.ts";
import { sql } from "../../support/accounts.ts";

const listed = Object.entries(personalColumns).flatMap(([table, groups]) =>
  Object.entries(groups).flatMap(([group, columns]) =>
    columns.split(" ").map((column) => ({ name: `${table}.${column}`, group })),
  ),
);

test("every database column is listed once, with the personal data it holds", async () => {
  const columns = await sql<{ name: string }[]>`
    select concat_ws('.', n.nspname, c.relname, a.attname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p')`;
  expect(listed.map(({ name }) => name).sort()).toEqual(columns.map(({ name }) => name).sort());
});

test("columns that reference an account are never listed as impersonal", async () => {
  const keys = await sql<{ name: string }[]>`
    select concat_ws('.', k.conrelid::regclass::text, a.attname) as name
    from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid in ('auth.users'::regclass, 'public.candidates'::regclass, 'public.applications'::regclass)
      and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  const impersonal = new Set(listed.filter(({ group }) => group === "none").map(({ name }) => name));
  const qualified = keys.map(({ name }) => (name.startsWith("private.") ? name : `public.${name}`));
  expect(qualified.filter((name) => impersonal.has(name))).toEqual([]);
});

test("every printed group has a column, and every column is in a printed group or is impersonal", () => {
  const used = new Set(listed.map(({ group }) => group));
  const printed = privacy.sections.filter(
    ({ blocks: [first] }) =>
      typeof first === "object" &&
      "facts" in first &&
      first.facts.map(([label]) => label).join() === "What,Why,How long,Who reads it",
  );
  expect([...used].sort()).toEqual([...printed.map(({ id }) => id), "none"].sort());
});
