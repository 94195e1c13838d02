import type { Action, StableId } from "@supabase/pg-delta";
import { aheadMark } from "../database/migrate.ts";
import type { RoleUrls } from "../database/platform.ts";
import { withConnection } from "../database/with-connection.ts";
import type { Progress } from "../progress.ts";
import { describeFailure, StartError } from "../start-error.ts";
import { applySchemas, type SchemaSource } from "./apply-schemas.ts";
import { describeMisplacedColumns } from "./column-order.ts";
import { findDifference, toScripts } from "./difference.ts";
import { createPlatformDatabase } from "./scratch-server.ts";

const scratchName = "fairmatch_declared";

/** An object's kind and name, as in "column public.jobs.title". */
function nameOf(id: StableId): string {
  if (id.kind === "acl") return `rights on ${nameOf(id.target)}`;
  if ("target" in id) return `${id.kind} on ${nameOf(id.target)}`;
  const parts = Object.entries(id).filter(([key]) => ["schema", "table", "type", "name"].includes(key));
  return `${id.kind} ${parts.map(([, part]) => part).join(".")}`;
}

const pastTense = { create: "added", alter: "changed", drop: "dropped" };

function describeAction({ verb, sql, produces, destroys, consumes }: Action): string {
  const subject = produces[0] ?? destroys[0] ?? consumes[0];
  return subject ? `${pastTense[verb]} ${nameOf(subject)}` : sql;
}

/** A summary of the first few actions. */
function summarize(actions: Action[]): string {
  const all = [...new Set(actions.map(describeAction))];
  const shown = all.slice(0, 8);
  return all.length > shown.length ? `${shown.join(", ")} and ${all.length - shown.length} more` : shown.join(", ");
}

/** Runs the scripts, each in a transaction that also sets the mark. */
async function runAhead(databaseUrl: string, scripts: string[]): Promise<void> {
  await withConnection(databaseUrl, async (sql) => {
    for (const script of scripts) {
      await sql.begin((transaction) =>
        transaction.unsafe(`create table if not exists ${aheadMark} (); ${script}`).simple(),
      );
    }
  }).catch((error: unknown) => {
    throw new StartError(`The schemas could not be applied: ${describeFailure(error)}`);
  });
}

/**
 * Migrates the running database to the declared schemas, and prints what changed. The declared state is built next to it, on the
 * same server. Throws StartError, with file and line for an error in a schema, and leaves the database unchanged.
 */
export async function followSchemas(
  { adminUrl, migrationUrl }: RoleUrls,
  source: SchemaSource,
  progress: Progress,
): Promise<void> {
  const dropScratch = () =>
    withConnection(adminUrl, (admin) => admin.unsafe(`drop database if exists ${scratchName} with (force)`));
  // A killed run may have left its own.
  await dropScratch();
  try {
    const declared = await createPlatformDatabase(adminUrl, scratchName, new URL(migrationUrl));
    await applySchemas(declared, source);
    const { plan, misplacedColumns } = await findDifference(migrationUrl, declared);
    if (plan.actions.length === 0) return;
    await runAhead(migrationUrl, toScripts(plan));
    progress(`Schemas applied: ${summarize(plan.actions)}.`);
    for (const table of misplacedColumns) progress(describeMisplacedColumns(table));
  } finally {
    await dropScratch();
  }
}
