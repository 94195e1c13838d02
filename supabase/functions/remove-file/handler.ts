import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import type { fileRequestSchema, StoredFile } from "../_shared/contracts/files/files.ts";
import type { Handler } from "../_shared/http/handler.ts";

async function deleteFile(files: StoredFiles, { bucket, path }: StoredFile): Promise<void> {
  const { error } = await files.from(bucket).remove([path]);
  // No record names it any more, so that nobody misses anything: the next removal of that folder tries again.
  if (error) console.error(`The file ${path} in ${bucket} was not deleted:`, error);
}

/** Gives a file up: the record first, in one transaction, then the file itself unless it was sent or is named elsewhere. */
export const removeFile =
  (files: () => StoredFiles): Handler<"remove-file", typeof fileRequestSchema> =>
  async ({ bucket, path }, { call }) => {
    const discarded = await call("remove_file", { p_bucket: bucket, p_path: path });
    const storage = files();
    await Promise.all(discarded.map((file) => deleteFile(storage, file)));
    return { success: true };
  };
