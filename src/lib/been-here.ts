const key = "fairmatch.been-here";

/** Remembers that someone has signed in with this browser, but not who. */
export function rememberVisit(): void {
  try {
    localStorage.setItem(key, "yes");
  } catch (error) {
    console.warn("The visit could not be kept.", error);
  }
}

/** Whether someone has signed in with this browser before. */
export const hasBeenHere = (): boolean => localStorage.getItem(key) !== null;
