import { join, relative, resolve } from "node:path";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { projectPaths } from "../project-paths.ts";
import { markRunning, runningStack } from "../stack/running-mark.ts";
import { StartError } from "../start-error.ts";

/** Throws StartError when the data is not in our hands. */
function assertEmbedded(): void {
  if (!process.env.DATABASE_URL) return;
  throw new StartError(
    "DATABASE_URL names a Postgres of your own: back it up with its own tools (pg_dump). Backup and restore know the embedded database only.",
  );
}

/** The file the person means: npm runs us in the checkout, wherever it was called. */
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

/** Writes rows and files into `file`, or into backups/ under a name of its own. Gives the exit code. */
export async function backUp(file: string | undefined): Promise<number> {
  assertEmbedded();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = file ? asCalled(file) : join(projectPaths.root, "backups", `fairmatch-${stamp}.tar.gz`);
  const work = () => makeBackup(projectPaths.data, target);
  await (runningStack(projectPaths.data) ? work() : alone(work));
  console.log(`Rows and files are in ${target}. It holds everybody's data: keep it safe.`);
  return 0;
}

/** Brings back what `file` holds and sets aside what is here. Throws StartError while a stack runs. Gives the exit code. */
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
