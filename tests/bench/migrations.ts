import { loadConfig } from "../../supabase/local/config.ts";
import { applyMigrations } from "../../supabase/local/database/migrate.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { applySchemas } from "../../supabase/local/schemas/apply-schemas.ts";
import { startScratchServer } from "../../supabase/local/schemas/scratch-server.ts";
import type { Figure } from "./figure.ts";

const rounds = 3;

/** All migrations on an empty database, against applying the declared schema: the best of several rounds each. */
export async function measureMigrations(): Promise<Figure[]> {
  const server = await startScratchServer();
  const source = { folder: projectPaths.supabase, paths: loadConfig().db.migrations.schema_paths };
  const best = { migrations: Number.POSITIVE_INFINITY, schemas: Number.POSITIVE_INFINITY };
  const time = async (what: keyof typeof best, round: number, apply: (url: string) => Promise<void>) => {
    const url = await server.createDatabase(`${what}_${round}`);
    const began = performance.now();
    await apply(url);
    best[what] = Math.min(best[what], performance.now() - began);
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await time("migrations", round, (url) => applyMigrations(url, projectPaths.migrations, () => {}));
      await time("schemas", round, (url) => applySchemas(url, source));
    }
  } finally {
    await server.stop();
  }
  return [
    {
      what: "all migrations of an empty database",
      ...{ value: best.migrations, floor: best.schemas, unit: "ms", goal: 2, note: "the floor is the declared schema" },
    },
  ];
}
