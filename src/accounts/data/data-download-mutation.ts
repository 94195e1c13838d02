import type { MyData, OwnFile } from "@contracts/accounts/account-data";
import { useMutation } from "@tanstack/react-query";
import { callProcedure } from "@/lib/call-procedure";
import { invokeFunction } from "@/lib/invoke-function";
import { fetchInTime } from "@/lib/time-limit";

/** Download progress in absolute amounts. */
export interface DownloadProgress {
  files: number;
  ofFiles: number;
  bytes: number;
  ofBytes: number;
}

/** The result: all rows, the files that could be read, and those that couldn't. */
export interface DownloadedData {
  data: MyData;
  files: { file: OwnFile; content: Blob }[];
  failed: OwnFile[];
}

interface Download {
  /** Called after each file, and once with the total. */
  onProgress: (progress: DownloadProgress) => void;
  signal: AbortSignal;
}

/** Signed links last an hour, so each one is requested right before its file. */
async function readFile({ bucket, path }: OwnFile, signal: AbortSignal): Promise<Blob> {
  const { url } = await invokeFunction("open-file", { bucket, path });
  const response = await fetchInTime(url, { signal });
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
  return response.blob();
}

async function downloadAll({ onProgress, signal }: Download): Promise<DownloadedData> {
  const data = await callProcedure("export_my_data", {}, { signal });
  const done: DownloadedData = { data, files: [], failed: [] };
  const progress: DownloadProgress = {
    files: 0,
    ofFiles: data.files.length,
    bytes: 0,
    ofBytes: data.files.reduce((sum, { size }) => sum + size, 0),
  };
  onProgress(progress);
  for (const file of data.files) {
    try {
      done.files.push({ file, content: await readFile(file, signal) });
    } catch (error) {
      // One failed file doesn't fail the download.
      signal.throwIfAborted();
      console.warn(`The file ${file.path} could not be read.`, error);
      done.failed.push(file);
    }
    signal.throwIfAborted();
    progress.files += 1;
    progress.bytes += file.size;
    onProgress({ ...progress });
  }
  return done;
}

/** Reads everything stored about the reader, including files; null when canceled. */
export const useDownloadMyData = () =>
  useMutation({
    mutationFn: (wanted: Download): Promise<DownloadedData | null> =>
      downloadAll(wanted).catch((error: unknown) => {
        if (wanted.signal.aborted) return null;
        throw error;
      }),
    meta: { errorTitle: "Your data couldn't be loaded" },
  });
