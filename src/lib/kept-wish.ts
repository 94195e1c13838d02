import { browserStore } from "@/lib/browser-storage";

const key = "fairmatch.save";
/** How long sign-up may take, in ms. */
const lastsMs = 60 * 60 * 1000;

/** Remembers the job a visitor wants to save, through sign-in or sign-up. */
export const keepWish = (jobId: string): void => browserStore.setItem(key, `${jobId} ${Date.now()}`);

/** Whether to save the job; can be read once. */
export function takeWish(jobId: string): boolean {
  const [id, at] = (browserStore.getItem(key) ?? "").split(" ");
  if (id !== jobId) return false;
  browserStore.removeItem(key);
  return Date.now() - Number(at) < lastsMs;
}
