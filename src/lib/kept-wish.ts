const key = "fairmatch.save";
/** How long a way through sign-up may take, in ms. */
const lastsMs = 60 * 60 * 1000;

/** Keeps which job a visitor wants to save, on the way through sign-in or sign-up. */
export function keepWish(jobId: string): void {
  try {
    localStorage.setItem(key, `${jobId} ${Date.now()}`);
  } catch (error) {
    console.warn("The wish to save the job could not be kept.", error);
  }
}

/** Whether the job was to be saved; it is asked once. */
export function takeWish(jobId: string): boolean {
  try {
    const [id, at] = (localStorage.getItem(key) ?? "").split(" ");
    if (id !== jobId) return false;
    localStorage.removeItem(key);
    return Date.now() - Number(at) < lastsMs;
  } catch {
    // Storage is closed to us: then nothing was kept either.
    return false;
  }
}
