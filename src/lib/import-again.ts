const failed = /https?:\/\/\S+$/;

const fetchedAgain = new Map<string, Promise<unknown>>();
let tries = 0;

/**
 * Loads code by import(), and asks again for what could not be fetched. Chromium keeps a failed module as failed for as long as the
 * document lives (whatwg/html #6768), by its whole address: a fragment makes another one of the same file. Rejects as import does,
 * for good where the missing file is one that the module imports itself: then only a reload helps. importFrom is a bare import(),
 * which the build wraps everywhere else in this.
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
