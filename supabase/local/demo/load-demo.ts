import { readFileSync } from "node:fs";
import { join } from "node:path";
import { glob } from "tinyglobby";
import { type FileEnding, fileEnding, fileTypes } from "../../functions/_shared/contracts/files/files.ts";
import type { Api } from "../api/api.ts";
import { describeSqlFailure } from "../database/migrate.ts";
import { withConnection } from "../database/with-connection.ts";
import type { Progress } from "../progress.ts";
import { projectPaths } from "../project-paths.ts";
import { StartError } from "../start-error.ts";
import { type DemoFile, listDemoFiles } from "./files.ts";

interface DemoOptions {
  /** Connection string of the migration role. */
  databaseUrl: string;
  api: Api;
  secretKey: string;
  /** `sql_paths` of config.toml, relative to supabase. */
  sqlPaths: string[];
  progress: Progress;
}

/** Stores a file through the API, again if an earlier start was interrupted. Throws StartError with the response. */
async function storeFile({ api, secretKey }: DemoOptions, { bucket, path, file }: DemoFile): Promise<void> {
  const request = new Request(`http://127.0.0.1/storage/v1/object/${bucket}/${path}`, {
    method: "POST",
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": fileTypes[fileEnding(path) as FileEnding],
      "x-upsert": "true",
    },
    body: readFileSync(file),
  });
  const answer = await api.fetch(request);
  if (!answer.ok) throw new StartError(`The demo data failed in ${file}: ${await answer.text()}`);
}

/**
 * Loads the demo data once per database: first the files, which applications need, then the SQL in one transaction that also sets
 * the marker. Throws StartError with file, line and message if something doesn't fit the schema.
 */
export async function loadDemo(options: DemoOptions): Promise<void> {
  await withConnection(options.databaseUrl, async (sql) => {
    await sql.unsafe("create table if not exists supabase_migrations.seed_files (path text primary key, hash text)");
    const loaded = await sql`select from supabase_migrations.seed_files`;
    if (loaded.length > 0) return;
    options.progress("Loading the demo data…");
    await Promise.all(listDemoFiles().map((file) => storeFile(options, file)));
    const files: string[] = [];
    for (const path of options.sqlPaths) files.push(...(await glob(path, { cwd: projectPaths.supabase })).sort());
    await sql.begin(async (transaction) => {
      for (const file of files) {
        const text = readFileSync(join(projectPaths.supabase, file), "utf8");
        try {
          await transaction.unsafe(text).simple();
        } catch (error) {
          throw new StartError(`The demo data failed in ${describeSqlFailure(file, text, error)}`);
        }
      }
      await transaction`insert into supabase_migrations.seed_files (path, hash) values ('supabase/seed', '')`;
    });
  });
}
