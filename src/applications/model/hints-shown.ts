const storageKey = "fairmatch.swipe-hint";
/** More often wouldn't help. */
const most = 3;

/** Whether to show the swipe hint in this browser; not without storage. */
export function hintShows(): boolean {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0) < most;
  } catch {
    return false;
  }
}

export function countHint(times = 1): void {
  try {
    localStorage.setItem(storageKey, String(Math.min(most, Number(localStorage.getItem(storageKey) ?? 0) + times)));
  } catch (error) {
    console.warn("The hint could not be counted.", error);
  }
}

/** Stops the hint once it was followed. */
export const endHint = (): void => countHint(most);
