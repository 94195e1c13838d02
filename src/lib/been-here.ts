const key = "fairmatch.been-here";

/** Keeps that somebody has signed in with this browser, and nothing about who. */
export function rememberVisit(): void {
  try {
    localStorage.setItem(key, "yes");
  } catch (error) {
    console.warn("The visit could not be kept.", error);
  }
}

/** Whether somebody has signed in with this browser before. */
export const hasBeenHere = (): boolean => localStorage.getItem(key) !== null;
