const failed = /https?:\/\/\S+$/;

const fetchedAgain = new Map<string, Promise<unknown>>();
let tries = 0;

/**
 * Loads code by import(), with retries. Chromium caches a failed module for the document's lifetime (whatwg/html #6768), by its
 * full URL: a fragment makes a new URL for the same file. Rejects like import(), permanently if the missing file is one the module
 * imports itself: then only a reload helps. importFrom is a bare import(), which the build replaces by this everywhere else.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = failed.exec(error instanceof Error ? error.message : "") ?? [];
    if (!address) throw error;
    let again = fetchedAgain.get(address) as Promise<Module> | undefined;
    if (!again) {
      tries += 1;
      again = importFrom(`${address}#${tries}`);
      fetchedAgain.set(address, again);
      again.catch(() => fetchedAgain.delete(address));
    }
    return await again;
  }
}
