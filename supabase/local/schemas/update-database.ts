import { applyMigrations, isAhead } from "../database/migrate.ts";
import type { RoleUrls } from "../database/platform.ts";
import { withConnection } from "../database/with-connection.ts";
import type { Progress } from "../progress.ts";
import type { SchemaSource } from "./apply-schemas.ts";

interface UpdateOptions {
  urls: RoleUrls;
  migrationsDir: string;
  schemas: SchemaSource;
  /** Apply schema changes that no migration has yet. */
  followSchemas: boolean;
  progress: Progress;
}

/**
 * Applies new migrations and, on request, edited schemas. A database that was once ahead of the migrations takes its definitions
 * from the schemas from then on: it only runs migrations written by hand, which contain data.
 */
export async function updateDatabase(options: UpdateOptions): Promise<void> {
  const { urls, migrationsDir, schemas, progress } = options;
  const follow = async () => {
    // Loaded on demand: comparing databases needs far more than running one.
    const { followSchemas } = await import("./follow-schemas.ts");
    await followSchemas(urls, schemas, progress);
  };
  const ahead = await withConnection(urls.migrationUrl, isAhead);
  if (ahead) await follow();
  await applyMigrations(urls.migrationUrl, migrationsDir, progress);
  if (!ahead && options.followSchemas) await follow();
}
