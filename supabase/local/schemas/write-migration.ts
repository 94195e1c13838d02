import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDestructiveAction, type Plan } from "@supabase/pg-delta";
import { formatSqlStatements } from "@supabase/pg-delta/sql-format";
import { loadConfig } from "../config.ts";
import { applyMigrations, writtenMark } from "../database/migrate.ts";
import { projectPaths } from "../project-paths.ts";
import { StartError } from "../start-error.ts";
import { applySchemas } from "./apply-schemas.ts";
import { describeMisplacedColumns } from "./column-order.ts";
import { describeDifference, findDifference, toScripts } from "./difference.ts";
import { startScratchServer } from "./scratch-server.ts";

/** The time as a migration version, or the latest version plus one if that is later. */
function nextVersion(folder: string): number {
  const now = Number(new Date().toISOString().replace(/\D/g, "").slice(0, 14));
  const latest = Math.max(0, ...readdirSync(folder).map((file) => Number.parseInt(file, 10) || 0));
  return Math.max(now, latest + 1);
}

/** Writes the scripts as migrations with one name. Returns the file names. */
function writeFiles(folder: string, name: string, scripts: string[]): string[] {
  return scripts.map((script) => {
    const file = `${nextVersion(folder)}_${name}.sql`;
    writeFileSync(join(folder, file), `${writtenMark}\n${script}`);
    return file;
  });
}

/** The plan formatted for reading. Long lines are kept: pg-delta's formatter would also break them inside strings. */
function laidOut(wanted: Plan): Plan {
  const options = { keywordCase: "preserve", maxWidth: Number.MAX_SAFE_INTEGER, alignColumns: false } as const;
  const actions = wanted.actions.map((action) => ({
    ...action,
    sql: formatSqlStatements([action.sql], options).join(),
  }));
  return { ...wanted, actions };
}

/**
 * `npm run db:migration <name>`: writes schema changes that no migration has as a new one, then verifies that nothing is missing.
 * Returns the exit code.
 */
export async function writeMigration(name = ""): Promise<number> {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name)) {
    throw new StartError(`Name the migration in snake_case, as in: npm run db:migration add_salary_to_jobs`);
  }
  const folder = projectPaths.migrations;
  const server = await startScratchServer();
  // The server would outlive us.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => server.stop().finally(() => process.exit(130)));
  }
  try {
    const migrated = await server.createDatabase("migrated");
    const declared = await server.createDatabase("declared");
    await applyMigrations(migrated, folder, () => {});
    await applySchemas(declared, { folder: projectPaths.supabase, paths: loadConfig().db.migrations.schema_paths });
    const difference = await findDifference(migrated, declared);
    if (describeDifference(difference).length === 0) {
      console.log("Migrations and schemas give the same database: there is nothing to write.");
      return 0;
    }
    const [misplaced] = difference.misplacedColumns;
    if (misplaced) throw new StartError(describeMisplacedColumns(misplaced));
    for (const { sql } of difference.plan.actions.filter(isDestructiveAction)) console.log(`Destructive: ${sql}`);
    const files = writeFiles(folder, name, toScripts(laidOut(difference.plan)));
    for (const file of files) console.log(`Written: supabase/migrations/${file}`);
    await applyMigrations(migrated, folder, () => {});
    const remaining = describeDifference(await findDifference(migrated, declared));
    if (remaining.length > 0) console.error(`This still differs:\n${remaining.join("\n")}`);
    return remaining.length > 0 ? 1 : 0;
  } finally {
    await server.stop();
  }
}
