// Accounts stored as two things at once, before that was refused, survive the migration that refuses it.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyMigrations } from "../../supabase/local/database/migrate.ts";
import { withConnection } from "../../supabase/local/database/with-connection.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { type ScratchServer, startScratchServer } from "../../supabase/local/schemas/scratch-server.ts";

const step = "_account_kind_rows.sql";
let server: ScratchServer;
let earlier: string;

beforeAll(async () => {
  server = await startScratchServer();
  earlier = mkdtempSync(join(tmpdir(), "fairmatch-earlier-"));
});
afterAll(async () => {
  rmSync(earlier, { recursive: true, force: true });
  await server.stop();
});

/** Stores an account of a kind and what it is beside that. */
async function store(sql: Sql, role: string, also: ("staff" | "candidate")[]): Promise<string> {
  const name = [role, ...also].join("-");
  const [account] = await sql<{ id: string }[]>`
    insert into auth.users (id, aud, role, email, raw_user_meta_data)
    values (gen_random_uuid(), 'authenticated', 'authenticated', ${`${name}@example.com`}, '{"role": "candidate"}')
    returning id`;
  const id = account?.id ?? "";
  const [company] = await sql<{ id: string }[]>`
    insert into public.companies (name) values (${`Company of ${name}`}) returning id`;
  await sql`update public.profiles set role = ${role} where id = ${id}`;
  if (also.includes("staff"))
    await sql`insert into public.company_users (user_id, company_id, role) values (${id}, ${company?.id ?? ""}, 'manager')`;
  if (also.includes("candidate"))
    await sql`
      insert into public.candidates (user_id, first_name, last_name, email, managing_company_id)
      values (${id}, 'Ann', 'Lee', ${`${name}@example.com`}, ${company?.id ?? ""})
      on conflict (user_id) do update set managing_company_id = excluded.managing_company_id`;
  return id;
}

it("an administrator stays no staff and no candidate, nothing else is lost, and the audit log says so", async () => {
  const files = readdirSync(projectPaths.migrations).sort();
  const before = files.findIndex((file) => file.endsWith(step));
  for (const file of files.slice(0, before)) cpSync(join(projectPaths.migrations, file), join(earlier, file));
  const url = await server.createDatabase("stored");
  await applyMigrations(url, earlier, () => {});

  const expected = {
    [await withConnection(url, (sql) => store(sql, "admin", []))]: "admin",
    [await withConnection(url, (sql) => store(sql, "admin", ["staff"]))]: "company",
    [await withConnection(url, (sql) => store(sql, "admin", ["candidate"]))]: "candidate",
    [await withConnection(url, (sql) => store(sql, "admin", ["staff", "candidate"]))]: "company",
    [await withConnection(url, (sql) => store(sql, "candidate", ["staff"]))]: "company",
    [await withConnection(url, (sql) => store(sql, "candidate", ["candidate"]))]: "candidate",
    [await withConnection(url, (sql) => store(sql, "company", ["staff"]))]: "company",
    [await withConnection(url, (sql) => store(sql, "company", ["staff", "candidate"]))]: "company",
  };
  await applyMigrations(url, projectPaths.migrations, () => {});

  await withConnection(url, async (sql) => {
    const now = await sql<{ id: string; role: string }[]>`select id, role from public.profiles`;
    expect(Object.fromEntries(now.map(({ id, role }) => [id, role]))).toEqual(expected);
    expect(await sql`select from public.company_users`).toHaveLength(5);
    expect(await sql`select from public.candidates where managing_company_id is not null`).toHaveLength(4);
    const noted = await sql`
      select details ->> 'from' as was, details ->> 'to' as became from public.audit_log
      where action = 'account.role_changed' order by was, became`;
    expect(noted.map(({ was, became }) => `${was} ${became}`)).toEqual([
      "admin candidate",
      "admin company",
      "admin company",
      "candidate company",
    ]);
  });
});
