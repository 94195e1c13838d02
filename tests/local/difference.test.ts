// What a migration is written from: every kind of thing the schemas hold is seen, and the steps lead from one to the other.
import { afterAll, beforeAll, expect, it } from "vitest";
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

it("leads from one database to the other", async () => {
  const from = await build("one", one);
  const to = await build("other", other);
  const { plan } = await findDifference(from, to);
  await withConnection(from, async (sql) => {
    for (const script of toScripts(plan)) await sql.begin((transaction) => transaction.unsafe(script).simple());
  });
  expect(describeDifference(await findDifference(from, to))).toEqual([]);
});
