import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { leaveMark, markedBy } from "../stack/running-mark.ts";
import { StartError } from "../start-error.ts";

/** This process's own, which a mark doesn't cover. */
const held = new Set<string>();

const underWay = (pid: number) =>
  new StartError(
    `A backup or restore of this data is running (process ${pid}). Wait until it is done, then try again. Nothing was changed.`,
  );

/** Runs a backup or restore exclusively per data folder. Throws StartError if another is running. */
export async function oneAtATime<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = join(dataDir, "backup.pid");
  if (held.has(file)) throw underWay(process.pid);
  const release = leaveMark(file, () => {
    const pid = markedBy(file);
    if (pid) throw underWay(pid);
  });
  held.add(file);
  try {
    return await work();
  } finally {
    held.delete(file);
    release();
  }
}

/** Returns a new folder next to the database's, for this run only, and removes those of killed runs. */
export function makeStaging(databaseFolder: string, what: "backup" | "restore"): string {
  const parent = dirname(databaseFolder);
  const prefix = `${basename(databaseFolder)}.${what}-`;
  for (const left of readdirSync(parent)) {
    if (left.startsWith(prefix)) rmSync(join(parent, left), { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, prefix));
}
