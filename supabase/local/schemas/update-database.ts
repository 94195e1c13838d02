import { applyMigrations, isAhead } from "../database/migrate.ts";
import type { RoleUrls } from "../database/platform.ts";
import { withConnection } from "../database/with-connection.ts";
import type { Progress } from "../progress.ts";
import type { SchemaSource } from "./apply-schemas.ts";

interface UpdateOptions {
  urls: RoleUrls;
  migrationsDir: string;
  schemas: SchemaSource;
  /** Apply what the schemas have and the migrations have not yet. */
  followSchemas: boolean;
  progress: Progress;
}

/**
 * Applies new migrations and, where wanted, edited schemas. A database that once ran ahead of the migrations takes its
 * definitions from the schemas ever after: of the migrations it then runs only those written by hand, which hold data.
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
