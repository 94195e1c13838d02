import { downloadName, type StoredFile } from "@contracts/files/files";
import { useMutation } from "@tanstack/react-query";
import { keepTextOnce } from "@/files/data/resume-text";
import { parseOutage } from "@/lib/app-error";
import { invokeFunction } from "@/lib/invoke-function";
import { saveFile } from "@/lib/save-file";
import { fetchInTime } from "@/lib/time-limit";

/** Downloads files that browsers can't display, from this page: a new tab would stay open, empty. */
async function saveStored(file: StoredFile): Promise<void> {
  const { url } = await invokeFunction("open-file", file);
  void keepTextOnce(file, url);
  const answer = await fetchInTime(url);
  const { ok, status } = answer;
  if (!ok) throw parseOutage({ status, body: null }, null) ?? new Error(`Storage answered ${status}.`);
  saveFile(await answer.blob(), new URL(url).searchParams.get("download") ?? "");
}

/**
 * Opens a private file in a new tab by a link valid for an hour. Call it directly from a press: the tab opens before the request,
 * because browsers block later popups. If it throws, the tab is closed again.
 */
async function openFile(file: StoredFile): Promise<void> {
  if (downloadName(file.bucket, file.path, null) !== null) return saveStored(file);
  const tab = window.open("", "_blank");
  // Like noopener, which itself would return no tab to navigate.
  if (tab) tab.opener = null;
  try {
    const { url } = await invokeFunction("open-file", file);
    void keepTextOnce(file, url);
    if (tab) tab.location.replace(url);
    else window.open(url, "_blank", "noopener");
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** openFile for buttons: a failure becomes a toast. */
export function useOpenFile() {
  return useMutation({ mutationFn: openFile, meta: { errorMessage: "The file couldn't be opened" } });
}
