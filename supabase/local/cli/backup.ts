import { join, relative, resolve } from "node:path";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { projectPaths } from "../project-paths.ts";
import { markRunning, runningStack } from "../stack/running-mark.ts";
import { StartError } from "../start-error.ts";

/** Throws StartError if the data is on another server. */
function assertEmbedded(): void {
  if (!process.env.DATABASE_URL) return;
  throw new StartError(
    "DATABASE_URL names a Postgres of your own: back it up with its own tools (pg_dump). Backup and restore know the embedded database only.",
  );
}

/** Resolves a path against the folder npm was called in, as npm itself runs in the project's root. */
const asCalled = (file: string) => resolve(process.env.INIT_CWD ?? ".", file);

/** Runs `work` while nothing else can start on the data. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  const unmark = markRunning(projectPaths.data);
  try {
    return await work();
  } finally {
    unmark();
  }
}

/** Writes rows and files into `file`, by default a new one in backups/. Returns the exit code. */
export async function backUp(file: string | undefined): Promise<number> {
  assertEmbedded();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = file ? asCalled(file) : join(projectPaths.root, "backups", `fairmatch-${stamp}.tar.gz`);
  const work = () => makeBackup(projectPaths.data, target);
  await (runningStack(projectPaths.data) ? work() : alone(work));
  console.log(`Rows and files are in ${target}. It holds everybody's data: keep it safe.`);
  return 0;
}

/** Restores `file` and sets aside the current data. Throws StartError while a stack runs. Returns the exit code. */
export async function restore(file: string | undefined): Promise<number> {
  assertEmbedded();
  if (!file) throw new StartError("Name the backup: npm run restore -- backups/fairmatch-….tar.gz");
  const { madeAt, setAside } = await alone(() => restoreBackup(projectPaths.data, asCalled(file)));
  console.log(`Rows and files are as they were at ${madeAt}; npm start uses them.`);
  for (const folder of setAside) {
    console.log(
      `What was here is set aside: ${relative(projectPaths.root, folder)}. Remove it when you need it no more.`,
    );
  }
  return 0;
}
