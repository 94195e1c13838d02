import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

/** The file that belongs to what is stored beside it: its own name, its description's, or a half-written one's. */
const fileOf = (name: string) => name.split(".")[0] ?? "";
const isHalf = (name: string) => name.endsWith(".part");

/**
 * Removes stored files without a row, which a run that was killed between the two left behind: nobody could open or delete them. Call it
 * before anything is uploaded, on the database the files belong to. `folder` is that of createStorageFiles.
 */
export async function clearStrayFiles(folder: string, sql: Sql): Promise<void> {
  if (!existsSync(folder)) return;
  for (const bucket of readdirSync(folder)) {
    const rows = await sql<{ file: string }[]>`
      select encode(sha256(convert_to(name, 'UTF8')), 'hex') as file from storage.objects where bucket_id = ${bucket}`;
    const kept = new Set(rows.map(({ file }) => file));
    for (const name of readdirSync(join(folder, bucket))) {
      if (isHalf(name) || !kept.has(fileOf(name))) rmSync(join(folder, bucket, name), { force: true });
    }
  }
}
