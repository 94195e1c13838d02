import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";

test("the security page names every SECURITY DEFINER function, and no other", async () => {
  const page = readFileSync("supabase/SECURITY.md", "utf8");
  const named = [...page.matchAll(/`([a-z_]+)`/g)].map((match) => match[1]);
  const rows = await sql<{ name: string }[]>`
    select distinct p.proname as name
    from pg_proc p
    where p.prosecdef and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
  expect(named.sort()).toEqual(rows.map((row) => row.name).sort());
});
