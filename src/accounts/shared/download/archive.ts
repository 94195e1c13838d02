import type { DownloadedData } from "@/accounts/data/data-download-mutation";
import { readablePage } from "@/accounts/model/readable-page";

export const nameInArchive = (bucket: string, path: string): string =>
  `files/${bucket.replaceAll("_", "-")}/${path.split("/").at(-1)}`;

/** Everything as one ZIP: a page to read, the data for machines, and the files, uncompressed because they already are. */
export async function packArchive({ data, files }: DownloadedData): Promise<Blob> {
  const { downloadZip } = await import("client-zip");
  const names = new Map(files.map(({ file }) => [file.path, nameInArchive(file.bucket, file.path)]));
  const archive = downloadZip([
    { name: "read-me.html", input: readablePage(data, names) },
    { name: "data.json", input: JSON.stringify(data, null, 2) },
    ...files.map(({ file, content }) => ({
      name: nameInArchive(file.bucket, file.path),
      lastModified: new Date(file.stored_at),
      input: content,
    })),
  ]);
  return archive.blob();
}
