interface BrowserStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
  /** Whether what was set last ends with the page, since the browser didn't take it. */
  isUnkept: (key: string) => boolean;
}

/** A storage that never throws: what the browser blocks, or has no room for, stays in memory. */
function storeOver(open: () => Storage): BrowserStore {
  // Null: removed, which the browser doesn't know.
  const memory = new Map<string, string | null>();
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem(key) {
      const kept = memory.get(key);
      return kept === undefined ? attempt((storage) => storage.getItem(key), null) : kept;
    },
    setItem(key, value) {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      }, undefined);
    },
    removeItem(key) {
      memory.set(key, null);
      attempt((storage) => {
        storage.removeItem(key);
        memory.delete(key);
      }, undefined);
    },
    keys: () => [...new Set([...attempt(Object.keys, []), ...memory.keys()])].filter((key) => memory.get(key) !== null),
    isUnkept: (key) => Boolean(memory.get(key)),
  };
}

export const browserStore = storeOver(() => window.localStorage);
/** This tab's. */
export const tabStore = storeOver(() => window.sessionStorage);

export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
