const ownerKey = "fairmatch.ticks-owner";
const declinedKey = "fairmatch.ticks-declined";

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(key);
    else localStorage.setItem(key, userId);
  } catch {
    // Storage is blocked, so there are no earlier ticks.
  }
}

/** The user whose sign-up started with saving this browser's ticks: they needn't be asked about them. Null for none. */
export const keepTicksFor = (userId: string | null): void => write(ownerKey, userId);
export const areTicksOf = (userId: string): boolean => read(ownerKey) === userId;

/** Remembers not to ask this user again in this browser. */
export const declineTicks = (userId: string): void => write(declinedKey, userId);
export const hasDeclinedTicks = (userId: string): boolean => read(declinedKey) === userId;
