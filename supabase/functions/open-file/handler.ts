import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import { downloadName, type fileRequestSchema, signedUrlSeconds } from "../_shared/contracts/files.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** A link to a file that SQL lets the caller open, which it also notes. Browsers show PDFs and pictures and save the rest. */
export const openFile =
  (files: () => StoredFiles): Handler<"open-file", typeof fileRequestSchema> =>
  async ({ bucket, path }, { call }) => {
    await call("open_file", { p_bucket: bucket, p_path: path });
    const download = downloadName(bucket, path);
    const { data, error } = await files()
      .from(bucket)
      .createSignedUrl(path, signedUrlSeconds, download === null ? {} : { download });
    if (error) throw error;
    return { url: data.signedUrl };
  };
