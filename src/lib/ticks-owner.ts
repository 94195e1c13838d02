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
    // Storage is closed to us: then nothing is ticked from before either.
  }
}

/** Whose sign-up began with keeping the ticks of this browser: they need not be asked whether these are theirs. Null for nobody's. */
export const keepTicksFor = (userId: string | null): void => write(ownerKey, userId);
export const areTicksOf = (userId: string): boolean => read(ownerKey) === userId;

/** Who does not want them in their profile: they are not asked again in this browser. */
export const declineTicks = (userId: string): void => write(declinedKey, userId);
export const hasDeclinedTicks = (userId: string): boolean => read(declinedKey) === userId;
