import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { describeSqlFailure } from "../database/migrate.ts";
import { withConnection } from "../database/with-connection.ts";
import { StartError } from "../start-error.ts";

/** The declared database: `schema_paths` of config.toml, and their base folder. */
export interface SchemaSource {
  folder: string;
  paths: string[];
}

/**
 * The declared files in the order of `schema_paths`, as the vendor's CLI reads it: an entry is a file, a folder or a glob, its
 * matches are sorted, and a file's first occurrence applies. Throws StartError for an entry without matches.
 */
export function listSchemaFiles({ folder, paths }: SchemaSource): string[] {
  if (paths.length === 0) throw new StartError("supabase/config.toml names no schemas: fill schema_paths.");
  const files = paths.flatMap((path) => {
    const matches = globSync(path, { cwd: folder }).filter((file) => file.endsWith(".sql"));
    if (matches.length === 0) {
      throw new StartError(`schema_paths in supabase/config.toml names '${path}', where there is no SQL file.`);
    }
    return matches.sort();
  });
  return [...new Set(files)];
}

/** Creates the declared state in an empty database. Throws StartError with file, line and message. */
export async function applySchemas(databaseUrl: string, source: SchemaSource): Promise<void> {
  await withConnection(databaseUrl, async (sql) => {
    for (const file of listSchemaFiles(source)) {
      const text = readFileSync(join(source.folder, file), "utf8");
      await sql
        .unsafe(text)
        .simple()
        .catch((error: unknown) => {
          throw new StartError(`The schema failed in ${describeSqlFailure(file, text, error)}`);
        });
    }
  });
}
