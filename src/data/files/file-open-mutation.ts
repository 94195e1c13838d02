import type { Bucket } from "@contracts/files";
import { useMutation } from "@tanstack/react-query";
import { invokeFunction } from "@/lib/invoke-function";

/**
 * Opens a private file in a new tab by a link that works for an hour. Call it straight from a press: the tab is opened before the
 * link is asked for, because browsers block a window that comes later. Throws AppError, and closes the tab again.
 */
async function openFile({ bucket, path }: { bucket: Bucket; path: string }): Promise<void> {
  const tab = window.open("", "_blank");
  // As noopener would; that feature itself would leave us without the tab to send on.
  if (tab) tab.opener = null;
  try {
    const { url } = await invokeFunction("open-file", { bucket, path });
    if (tab) tab.location.replace(url);
    else window.open(url, "_blank", "noopener");
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** openFile for buttons: a failure becomes a toast. */
export function useOpenFile() {
  return useMutation({ mutationFn: openFile, meta: { errorMessage: "The file could not be opened" } });
}
