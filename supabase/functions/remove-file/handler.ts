import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import type { fileRequestSchema } from "../_shared/contracts/files/file-request.ts";
import type { StoredFile } from "../_shared/contracts/files/files.ts";
import type { Handler } from "../_shared/http/handler.ts";

async function deleteFile(files: StoredFiles, { bucket, path }: StoredFile): Promise<void> {
  const { error } = await files.from(bucket).remove([path]);
  // No record references it, so nothing is lost: the next removal in that folder retries.
  if (error) console.error(`The file ${path} in ${bucket} was not deleted:`, error);
}

/** Removes a file: first the record, in one transaction, then the file unless it was sent or is referenced elsewhere. */
export const removeFile =
  (files: () => StoredFiles): Handler<"remove-file", typeof fileRequestSchema> =>
  async ({ bucket, path }, { call }) => {
    const discarded = await call("remove_file", { p_bucket: bucket, p_path: path });
    const storage = files();
    await Promise.all(discarded.map((file) => deleteFile(storage, file)));
    return { success: true };
  };
