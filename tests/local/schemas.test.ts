// The migrations and the schemas of this repository give the same database, and neither can be edited alone.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../../supabase/local/config.ts";
import { applyMigrations } from "../../supabase/local/database/migrate.ts";
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

/** A database of the schemas in a folder. */
async function declare(name: string, folder: string): Promise<string> {
  const url = await server.createDatabase(name);
  await applySchemas(url, { folder, paths });
  return url;
}

/** A database of the schemas with one text replaced in one file. */
async function declareEdited(name: string, file: string, text: string, replacement: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  cpSync(projectPaths.schemas, join(folder, "schemas"), { recursive: true });
  const path = join(folder, "schemas", file);
  const original = readFileSync(path, "utf8");
  if (!original.includes(text)) throw new Error(`${file} does not hold '${text}'.`);
  writeFileSync(path, original.replace(text, replacement));
  try {
    return await declare(name, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it("migrations and schemas give the same database", async () => {
  const declared = await declare("declared", projectPaths.supabase);
  expect(describeDifference(await findDifference(migrated, declared))).toEqual([]);
});

describe("an edit shows:", () => {
  const notifications = "create table public.notifications (";
  it.each([
    {
      what: "function",
      file: "foundation/functions.sql",
      text: "'PT' ||",
      edited: "'PX' ||",
      shown: /REPLACE.* private.fail/,
    },
    {
      what: "policy",
      file: "jobs/policies.sql",
      text: "deleted_at is null and ",
      edited: "",
      shown: /CREATE POLICY "Staff and admins can read a job"/,
    },
    {
      what: "column",
      file: "messages/tables.sql",
      text: notifications,
      edited: `${notifications} extra text,`,
      shown: /ADD COLUMN "extra"/,
    },
    {
      what: "position",
      file: "messages/tables.sql",
      text: notifications,
      edited: `${notifications} extra text,`,
      shown: /must stand last in the schema of public.notifications/,
    },
    {
      what: "grant",
      file: "matching/procedures.sql",
      text: "integer) to anon,",
      edited: "integer) to",
      shown: /REVOKE.*search_jobs.* "anon"/,
    },
    {
      what: "comment",
      file: "jobs/tables.sql",
      text: "'Postings.",
      edited: "'Edited.",
      shown: /COMMENT.*"jobs" IS 'Edited/,
    },
  ])("$what of the schemas", async ({ what, file, text, edited, shown }) => {
    const declared = await declareEdited(`edited_${what}`, file, text, edited);
    const lines = describeDifference(await findDifference(migrated, declared));
    expect(lines.filter((line) => shown.test(line))).toHaveLength(1);
  });

  it("a step added to the migrations", async () => {
    const edited = await server.createDatabase("edited_migrations", "migrated");
    const sql = postgres(edited, { max: 1 });
    await sql`alter policy "People can read files in their own folder" on storage.objects to anon`;
    await sql.end();
    const lines = describeDifference(await findDifference(edited, migrated));
    expect(lines.join()).toContain(`"People can read files in their own folder"`);
  });
});
