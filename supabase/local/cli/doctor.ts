import postgres from "postgres";
import { type Check, examine, type Installation } from "../doctor/check.ts";
import { databaseChecks } from "../doctor/database-checks.ts";
import { byHand, serviceChecks } from "../doctor/service-checks.ts";
import { projectPaths } from "../project-paths.ts";
import { readEnvironmentFile } from "../stack/keys.ts";
import { StartError } from "../start-error.ts";

const checks: readonly Check[] = [...databaseChecks, ...serviceChecks];

function required(values: Record<string, string | undefined>, name: string): string {
  const value = values[name];
  if (!value) throw new StartError(`${name} is not set (DEPLOY.md, Check the installation).`);
  return value.replace(/\/+$/, "");
}

/** Checks an installation and prints problems with fixes. Returns the exit code. Throws StartError for a missing variable. */
export async function doctor(environment: NodeJS.ProcessEnv): Promise<number> {
  const values = { ...readEnvironmentFile(projectPaths.environment), ...environment };
  const sql = postgres(required(values, "DATABASE_URL"), { max: 1, onnotice: () => {}, connect_timeout: 15 });
  const apiUrl = required(values, "VITE_SUPABASE_URL");
  const installation: Installation = {
    apiUrl,
    publishableKey: required(values, "VITE_SUPABASE_PUBLISHABLE_KEY"),
    siteUrl: required(values, "SITE_URL"),
    sql,
    isHosted: !/^https?:\/\/(127\.|localhost)/.test(apiUrl),
  };
  try {
    const findings = await examine(installation, checks);
    for (const { name, problems } of findings) {
      process.stdout.write(`${problems.length === 0 ? "ok  " : "FAIL"} ${name}\n`);
      for (const { problem, todo } of problems) process.stdout.write(`     ${problem}\n     -> ${todo}\n`);
    }
    if (installation.isHosted) {
      process.stdout.write("\nCheck by hand in the dashboard:\n");
      for (const { what, where } of byHand) process.stdout.write(`  - ${what} (${where})\n`);
    }
    return findings.some(({ problems }) => problems.length > 0) ? 1 : 0;
  } finally {
    await sql.end({ timeout: 2 });
  }
}
