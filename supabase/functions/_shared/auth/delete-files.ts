import type { Bucket, StoredFile } from "../contracts/files/files.ts";
import type { StoredFiles } from "./stored-files.ts";

/**
 * Deletes files that no record references, bucket by bucket. A file that can't be deleted is logged and stays queued for the next
 * scheduled run.
 */
export async function deleteFiles(files: StoredFiles, given: readonly StoredFile[]): Promise<void> {
  const paths = new Map<Bucket, string[]>();
  for (const { bucket, path } of given) paths.set(bucket, [...(paths.get(bucket) ?? []), path]);
  await Promise.all(
    [...paths].map(async ([bucket, names]) => {
      const { error } = await files.from(bucket).remove(names);
      if (error) console.error(`${names.length} files in ${bucket} were not deleted:`, error);
    }),
  );
}
