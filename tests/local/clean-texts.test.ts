// Texts stored before there was a rule for them survive the migration that checks them.
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { applyMigrations } from "../../supabase/local/database/migrate.ts";
import { withConnection } from "../../supabase/local/database/with-connection.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { type ScratchServer, startScratchServer } from "../../supabase/local/schemas/scratch-server.ts";

const step = "_clean_texts_rows.sql";
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

it("stored texts are brought along, and what was clean stays as it was", async () => {
  const files = readdirSync(projectPaths.migrations).sort();
  const before = files.slice(
    0,
    files.findIndex((file) => file.endsWith(step)),
  );
  for (const file of before) cpSync(join(projectPaths.migrations, file), join(earlier, file));
  const url = await server.createDatabase("stored");
  await applyMigrations(url, earlier, () => {});

  const ids = await withConnection(url, async (sql) => {
    const [company] = await sql<{ id: string }[]>`
      insert into public.companies ${sql({
        name: "Acme\u202e\nInc",
        industry: "\u200b\u200b",
        location: "Denver, CO",
        website: "https://user:password@acme.test/about",
        twitter_url: "http://localhost:8080",
        linkedin_url: "https://linkedin.test/acme",
        primary_contact_email: "a\u200b@acme.test",
        description: "Two\r\nlines",
      })} returning id`;
    const [job] = await sql<{ id: string }[]>`
      insert into public.jobs ${sql({
        company_id: company?.id ?? "",
        title: "Engineer\r\nYour account is locked",
        description: "Builds\u2028things.",
        location: "نمی\u200cخواهم",
        job_type: "FULL_TIME",
        skills_required: ["Go\u200b", "\u2060"],
      })} returning id`;
    const [invitation] = await sql<{ id: string }[]>`
      insert into public.invitations ${sql({
        type: "candidate",
        email: "a@b.co",
        token_hash: Buffer.alloc(32),
        company_id: company?.id ?? "",
        candidate_data: sql.json({
          firstName: "An\u200bn\nLee",
          bio: "Two\nlines",
          skills: ["Go\u200b"],
          address: { city: "Reno\u202c" },
          gender: null,
        }),
      })} returning id`;
    return { company: company?.id ?? "", job: job?.id ?? "", invitation: invitation?.id ?? "" };
  });
  await applyMigrations(url, projectPaths.migrations, () => {});

  await withConnection(url, async (sql) => {
    expect(
      await sql`
        select name, industry, location, website, twitter_url, linkedin_url, primary_contact_email, description
        from public.companies where id = ${ids.company}`,
    ).toEqual([
      {
        name: "Acme Inc",
        industry: "Unreadable",
        location: "Denver, CO",
        website: "https://acme.test/about",
        twitter_url: null,
        linkedin_url: "https://linkedin.test/acme",
        primary_contact_email: "a@acme.test",
        description: "Two\nlines",
      },
    ]);
    expect(
      await sql`select title, description, location, skills_required from public.jobs where id = ${ids.job}`,
    ).toEqual([
      {
        title: "Engineer Your account is locked",
        description: "Builds\nthings.",
        location: "نمی\u200cخواهم",
        skills_required: ["Go"],
      },
    ]);
    expect(await sql`select candidate_data from public.invitations where id = ${ids.invitation}`).toEqual([
      {
        candidate_data: {
          firstName: "Ann Lee",
          bio: "Two\nlines",
          skills: ["Go"],
          address: { city: "Reno" },
          gender: null,
        },
      },
    ]);
  });
});
