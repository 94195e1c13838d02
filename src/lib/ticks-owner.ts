import { browserStore } from "@/lib/browser-storage";

const ownerKey = "fairmatch.ticks-owner";
const declinedKey = "fairmatch.ticks-declined";

function write(key: string, userId: string | null): void {
  if (userId === null) browserStore.removeItem(key);
  else browserStore.setItem(key, userId);
}

/** The user whose sign-up started with saving this browser's ticks: they needn't be asked about them. Null for none. */
export const keepTicksFor = (userId: string | null): void => write(ownerKey, userId);
export const areTicksOf = (userId: string): boolean => browserStore.getItem(ownerKey) === userId;

/** Remembers not to ask this user again in this browser. */
export const declineTicks = (userId: string): void => write(declinedKey, userId);
export const hasDeclinedTicks = (userId: string): boolean => browserStore.getItem(declinedKey) === userId;
