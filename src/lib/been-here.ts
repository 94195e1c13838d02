import { browserStore } from "@/lib/browser-storage";

const key = "fairmatch.been-here";

/** Remembers that someone has signed in with this browser, but not who. */
export const rememberVisit = (): void => browserStore.setItem(key, "yes");

/** Whether someone has signed in with this browser before. */
export const hasBeenHere = (): boolean => browserStore.getItem(key) !== null;
