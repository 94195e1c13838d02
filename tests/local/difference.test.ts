// The source of migrations: the comparison sees every kind of object in the schemas, and its steps lead from one to the other.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withConnection } from "../../supabase/local/database/with-connection.ts";
import { describeDifference, findDifference, toScripts } from "../../supabase/local/schemas/difference.ts";
import { type ScratchServer, startScratchServer } from "../../supabase/local/schemas/scratch-server.ts";

let server: ScratchServer;
beforeAll(async () => {
  server = await startScratchServer();
});
afterAll(() => server.stop());

async function build(name: string, text: string): Promise<string> {
  const url = await server.createDatabase(name);
  await withConnection(url, (sql) => sql.unsafe(text).simple());
  return url;
}

const one = `
  create schema private;
  create type public.colour as enum ('red', 'green');
  create table public.things (id int, colour public.colour, gone text);
  alter table public.things enable row level security;
  create policy "All read things" on public.things for select to anon using (true);
  create index on public.things (id) where id > 1;
  create view public.shown with (security_invoker = true) as select id from public.things;
  create function private.two() returns int language sql return 1;
  comment on function private.two() is 'Not yet.';
`;
const other = `
  create schema private;
  create extension pg_trgm with schema extensions;
  alter default privileges revoke execute on functions from public;
  alter default privileges in schema public revoke all on tables from anon;
  create type public.colour as enum ('red', 'amber', 'green');
  create table public.things (id int, colour public.colour, added text, doubled int generated always as (id * 2) stored);
  create type public.pair as (thing public.things, n int);
  create type public.size as enum ('small');
  create domain public.word as text check (value <> '');
  create function private.two() returns int language sql begin atomic select 2; end;
  create function private.four() returns int language sql return private.two() * 2;
  create table public.others (size public.size, id int primary key check (id > private.four()), pair public.pair);
  alter table public.others enable row level security;
  grant select, update (id) on public.others to authenticated;
  revoke all on public.things from anon, service_role;
  create index on public.others using gin (to_tsvector('english', id::text));
  create function private.look() returns trigger language plpgsql security definer set search_path = '' as 'begin return null; end';
  create trigger look after insert on public.others referencing new table as fresh for each statement execute function private.look();
  create trigger look after insert on auth.users for each row execute function private.look();
  create policy "Own files" on storage.objects for select to authenticated using (name = (select auth.uid())::text);
  comment on column public.others.id is 'A number.';
`;

/** Migrates one database to the other, and returns the statements. */
async function lead(from: string, to: string): Promise<string[]> {
  const { plan } = await findDifference(from, to);
  await withConnection(from, async (sql) => {
    for (const script of toScripts(plan)) await sql.begin((transaction) => transaction.unsafe(script).simple());
  });
  expect(describeDifference(await findDifference(from, to))).toEqual([]);
  return plan.actions.map(({ sql }) => sql);
}

it("the generated script turns one database into the other", async () => {
  const [from, to] = [await build("one", one), await build("other", other)];
  // When hosted, the platform may already have the extension, and owns it.
  const scripts = toScripts((await findDifference(from, to)).plan).join("\n");
  expect(scripts).toMatch(/^CREATE EXTENSION IF NOT EXISTS "pg_trgm"/m);
  expect(scripts).not.toContain("COMMENT ON EXTENSION");
  await lead(from, to);
});

describe("a table whose functions depend on its row type", () => {
  const table = (columns: string) => `create schema private; create table public.things (id int, n int${columns});`;
  const functions = `
    create function private.doubled(thing public.things) returns int language sql return thing.id * 2;
    create function private.all_things() returns setof public.things language sql begin atomic select * from public.things; end;
    create function private.as_text() returns text language sql begin atomic select string_agg(t::text, '') from public.things t; end;
    create function private.quadrupled(thing public.things) returns int language sql return private.doubled(thing) * 2;
    comment on function private.quadrupled(public.things) is 'Twice doubled.';
    grant execute on function private.quadrupled(public.things) to authenticated;
    create view private.shown as select private.quadrupled(things) as n from public.things;
    alter table public.things enable row level security;
    create policy "Even things" on public.things using (private.doubled(things) > 2);
    create function private.quoted(thing public.things) returns int language sql as 'select thing.id';
  `;
  const withFunctions = (columns: string) => `${table(columns)} ${functions}`;
  const at = (statements: string[], shape: RegExp) => statements.findIndex((statement) => shape.test(statement));

  it.each([
    ["a stored column", "", ", squared int generated always as (id * id) stored"],
    ["a volatile default", "", ", lot float default random()"],
    ["a plain default", "", ", kind text not null default 'new'"],
    ["another type", ", code text", ", code int"],
  ])("drops and recreates its functions around %s", async (what, old, changed) => {
    const name = what.replaceAll(" ", "_");
    const statements = await lead(
      await build(`${name}_from`, withFunctions(old)),
      await build(`${name}_to`, withFunctions(changed)),
    );
    const rewrite = at(statements, /ADD COLUMN|TYPE integer/);
    for (const bound of ["doubled", "all_things", "as_text", "quadrupled"]) {
      expect(at(statements, new RegExp(`DROP FUNCTION .*"${bound}"`)), bound).toBeLessThan(rewrite);
      expect(at(statements, new RegExp(`CREATE .*FUNCTION private.${bound}`)), bound).toBeGreaterThan(rewrite);
    }
    expect(at(statements, /quoted/)).toBe(-1);
  });

  it("gets its columns before its functions", async () => {
    const from = await build("empty", "create schema private;");
    const to = await build("filled", withFunctions(", squared int generated always as (id * id) stored"));
    const statements = await lead(from, to);
    expect(at(statements, /FUNCTION private.doubled/)).toBeGreaterThan(at(statements, /STORED/));
  });

  it("keeps its functions when its rows aren't rewritten", async () => {
    const from = await build("plain_from", withFunctions(""));
    const to = await build("plain_to", withFunctions(", kind text, since timestamptz"));
    const statements = await lead(from, to);
    expect(at(statements, /DROP FUNCTION/)).toBe(-1);
  });

  it("can't be rewritten while its functions exist, as in Postgres 17.12 and later", async () => {
    const url = await build("bound", withFunctions(""));
    const rewriting = withConnection(
      url,
      (sql) => sql`alter table public.things add column squared int generated always as (id * id) stored`,
    );
    await expect(rewriting).rejects.toMatchObject({
      code: "0A000",
      message: expect.stringContaining("uses its row type"),
    });
  });
});
