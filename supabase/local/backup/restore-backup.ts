import { chmodSync, existsSync, lchownSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";
import { newPassword, readPassword, setPassword } from "../postgres/cluster.ts";
import { stopLeftoverPostgres } from "../postgres/leftover.ts";
import { type PostgresHome, preparePostgresHome } from "../postgres/postgres-user.ts";
import { findNativeFolder } from "../postgres/programs.ts";
import { describeFailure, StartError } from "../start-error.ts";
import { writeWhole } from "../write-whole.ts";
import { notWhole, unpackArchive } from "./archive.ts";
import { makeStaging, oneAtATime } from "./one-at-a-time.ts";

interface Restored {
  /** When the backup was made. */
  madeAt: string;
  /** Where the previous data was moved. */
  setAside: string[];
}

/** Unpacks the copy of the database into `folder`, owned by the user it runs as. */
async function unpackCluster(home: PostgresHome, archive: string, folder: string): Promise<void> {
  mkdirSync(folder);
  await extract({ file: archive, cwd: folder, strict: true, preserveOwner: false });
  chmodSync(folder, 0o700);
  if (!home.user) return;
  for (const name of [".", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    lchownSync(join(folder, name), home.user.uid, home.user.gid);
  }
}

/**
 * Restores what makeBackup wrote into `file`, for a stopped stack. `dataDir` isn't touched until the backup is verified and its
 * database opened; then its data is set aside, never removed. Throws StartError if the file is incomplete or doesn't fit this
 * machine, or a backup or another restore is running.
 */
export const restoreBackup = (dataDir: string, file: string): Promise<Restored> =>
  oneAtATime(dataDir, () => bringBack(dataDir, file));

async function bringBack(dataDir: string, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  await stopLeftoverPostgres(dataDir);
  const home = preparePostgresHome(findNativeFolder(), join(dataDir, "db"));
  const passwordFile = join(dataDir, "db-password");
  const staging = makeStaging(home.data, "restore");
  const [cluster, storage] = [join(staging, "cluster"), join(staging, "storage")];
  // The user the database runs as must be able to pass through.
  chmodSync(staging, 0o711);
  try {
    const madeAt = await unpackArchive(file, staging);
    await unpackCluster(home, join(staging, "database", "base.tar"), cluster).catch((error) => {
      throw notWhole(file, describeFailure(error));
    });
    // Keeps the current password: the database that is set aside has it as well. Setting it proves that the database opens.
    const password = readPassword(passwordFile) ?? newPassword();
    setPassword(home, cluster, password);

    const setAside: string[] = [];
    const suffix = `.before-${new Date().toISOString().replace(/\W/g, "").slice(0, 15)}`;
    const replace = (current: string, restored: string) => {
      if (existsSync(current) && readdirSync(current).length > 0) {
        renameSync(current, current + suffix);
        setAside.push(current + suffix);
      } else if (existsSync(current)) rmdirSync(current);
      if (existsSync(restored)) renameSync(restored, current);
    };
    replace(home.data, cluster);
    replace(join(dataDir, "storage"), storage);
    writeWhole(passwordFile, password);
    return { madeAt, setAside };
  } finally {
    // A failed unpack may still be writing its last files.
    rmSync(staging, { recursive: true, force: true, maxRetries: 5 });
  }
}
