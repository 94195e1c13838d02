const storageKey = "fairmatch.swipe-hint";
/** As often as it helps. */
const most = 3;

/** Whether the hint about swiping still shows in this browser; where nothing can be kept it doesn't. */
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

/** The hint was followed: it isn't needed again. */
export const endHint = (): void => countHint(most);
