import { rmSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { stopLeftoverPostgres } from "../postgres/leftover.ts";
import { removePostgresData } from "../postgres/postgres-user.ts";
import { projectPaths } from "../project-paths.ts";
import { assertNotRunning } from "../stack/running-mark.ts";

/**
 * Removes all local data: database, files and emails. Keys, and data a restore set aside, are kept. Throws StartError while a
 * stack runs. Returns the exit code.
 */
export async function resetData(): Promise<number> {
  assertNotRunning(projectPaths.data);
  console.log("Removing the database, all uploaded files and all mails. (npm run backup keeps a copy, before this.)");
  await stopLeftoverPostgres(projectPaths.data);
  removePostgresData(join(projectPaths.data, "db"));
  // The damage may be in a prepared database.
  const prepared = globSync("prepared-*", { cwd: projectPaths.data, onlyDirectories: true, deep: 1 });
  for (const part of ["db-password", "storage", "mail", "functions", ...prepared]) {
    rmSync(join(projectPaths.data, part), { recursive: true, force: true });
  }
  console.log("All local data is removed; the next npm start begins again.");
  return 0;
}
