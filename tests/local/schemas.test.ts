// This repository's migrations and schemas produce the same database, so neither can be edited alone.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../supabase/local/config.ts";
import { applyMigrations } from "../../supabase/local/database/migrate.ts";
import { withConnection } from "../../supabase/local/database/with-connection.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { applySchemas } from "../../supabase/local/schemas/apply-schemas.ts";
import { describeDifference, findDifference } from "../../supabase/local/schemas/difference.ts";
import { type ScratchServer, startScratchServer } from "../../supabase/local/schemas/scratch-server.ts";

const paths = loadConfig().db.migrations.schema_paths;
let server: ScratchServer;
let migrated: string;

beforeAll(async () => {
  server = await startScratchServer();
  migrated = await server.createDatabase("migrated");
  await applyMigrations(migrated, projectPaths.migrations, () => {});
});
afterAll(() => server.stop());

/** The differences between a folder's migrations and schemas. */
async function compare(name: string, folder: string): Promise<string[]> {
  const declared = await server.createDatabase(name);
  await applySchemas(declared, { folder, paths });
  return describeDifference(await findDifference(migrated, declared));
}

it("migrations and schemas produce the same database", async () => {
  expect(await compare("declared", projectPaths.supabase)).toEqual([]);
});

describe("the comparison reports an edit of the schemas:", () => {
  const edits = [
    {
      what: "a function",
      file: "foundation/functions.sql",
      text: "'PT' ||",
      edited: "'PX' ||",
      shown: /REPLACE FUNCTION private.fail/,
    },
    {
      what: "a policy",
      file: "jobs/policies.sql",
      text: "company_id in (select private.my_company_ids()) and private.can_read_job",
      edited: "private.can_read_job",
      shown: /CREATE POLICY "Staff and admins can read a job"/,
    },
    {
      what: "a column",
      file: "notifications/tables.sql",
      text: "create table public.notifications (",
      edited: "create table public.notifications ( extra text,",
      shown: /ADD COLUMN "extra"/,
    },
    {
      what: "a grant",
      file: "jobs/procedures.sql",
      text: "get_job_questions to anon,",
      edited: "get_job_questions to",
      shown: /REVOKE.*get_job_details.* "anon"/,
    },
    {
      what: "a comment",
      file: "jobs/tables.sql",
      text: "'Postings.",
      edited: "'Edited.",
      shown: /COMMENT.*"jobs" IS 'Edited/,
    },
  ];
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  let lines: string[];

  beforeAll(async () => {
    cpSync(projectPaths.schemas, join(folder, "schemas"), { recursive: true });
    for (const { file, text, edited } of edits) {
      const path = join(folder, "schemas", file);
      writeFileSync(path, readFileSync(path, "utf8").replace(text, edited));
    }
    lines = await compare("edited_schemas", folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(edits)("$what", ({ shown }) => {
    expect(lines.filter((line) => shown.test(line))).toHaveLength(1);
  });

  it("a new column in the wrong position", () => {
    expect(lines.at(-1)).toMatch(/must stand last in the schema of public.notifications/);
  });
});

it("the comparison reports an edit of the migrations", async () => {
  const edited = await server.createDatabase("edited_migrations", "migrated");
  await withConnection(
    edited,
    (sql) => sql`alter policy "Candidates and staff can upload new files to their folder" on storage.objects to anon`,
  );
  const lines = describeDifference(await findDifference(edited, migrated));
  expect(lines.join()).toContain(`"Candidates and staff can upload new files to their folder"`);
});
