const key = "fairmatch.save";
/** How long sign-up may take, in ms. */
const lastsMs = 60 * 60 * 1000;

/** Remembers the job a visitor wants to save, through sign-in or sign-up. */
export function keepWish(jobId: string): void {
  try {
    localStorage.setItem(key, `${jobId} ${Date.now()}`);
  } catch (error) {
    console.warn("The wish to save the job could not be kept.", error);
  }
}

/** Whether to save the job; can be read once. */
export function takeWish(jobId: string): boolean {
  try {
    const [id, at] = (localStorage.getItem(key) ?? "").split(" ");
    if (id !== jobId) return false;
    localStorage.removeItem(key);
    return Date.now() - Number(at) < lastsMs;
  } catch {
    // Storage is blocked, so nothing was saved.
    return false;
  }
}
