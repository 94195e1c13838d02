import { browserStore } from "@/lib/browser-storage";

const storageKey = "fairmatch.swipe-hint";
/** More often wouldn't help. */
const most = 3;

const shown = () => Number(browserStore.getItem(storageKey) ?? 0);

/** Whether to show the swipe hint in this browser. */
export const hintShows = (): boolean => shown() < most;

export const countHint = (times = 1): void => browserStore.setItem(storageKey, String(Math.min(most, shown() + times)));

/** Stops the hint once it was followed. */
export const endHint = (): void => countHint(most);
