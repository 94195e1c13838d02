import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Sql } from "postgres";

/** The stored file that a name belongs to: its own, its metadata's, or a partial one's. */
const fileOf = (name: string) => name.split(".")[0] ?? "";
const isHalf = (name: string) => name.endsWith(".part");

/**
 * Removes stored files without a row, left by a run that was killed between the two: no one could open or delete them. Call it
 * before any upload, on the database the files belong to. `folder` is that of createStorageFiles.
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
