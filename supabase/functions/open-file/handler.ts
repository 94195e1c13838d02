import type { StoredFiles } from "../_shared/auth/stored-files.ts";
import type { fileRequestSchema } from "../_shared/contracts/files/file-request.ts";
import { downloadName, signedUrlSeconds } from "../_shared/contracts/files/files.ts";
import type { Handler } from "../_shared/http/handler.ts";

/** A link to a file that SQL allows the caller to open, and records. Browsers display PDFs and pictures and save the rest. */
export const openFile =
  (files: () => StoredFiles): Handler<"open-file", typeof fileRequestSchema> =>
  async ({ bucket, path }, { call }) => {
    const name = await call("open_file", { p_bucket: bucket, p_path: path });
    const download = downloadName(bucket, path, name);
    const { data, error } = await files().from(bucket).createSignedUrl(path, signedUrlSeconds);
    if (error) throw error;
    // The storage client would encode the name twice.
    return { url: download === null ? data.signedUrl : `${data.signedUrl}&download=${encodeURIComponent(download)}` };
  };
