import { tabStore } from "@/lib/browser-storage";

const key = "fairmatch.reloaded";
const pauseMs = 60_000;

/** Drafts keep what was typed. Not again within a minute, nor where that couldn't be remembered. */
function reloadOnce(): void {
  const now = Date.now();
  if (now - Number(tabStore.getItem(key)) < pauseMs) return;
  tabStore.setItem(key, String(now));
  if (!tabStore.isUnkept(key)) window.location.reload();
}

export const isCodeMissing = (error: unknown): boolean => error instanceof TypeError && /import/i.test(error.message);

/**
 * Loads the page again where that helps: after something else changed the page, such as a translation, and in a tab of an older
 * build, whose code is gone from the server.
 */
export function recover(error: unknown): void {
  if (error instanceof DOMException && error.name === "NotFoundError") reloadOnce();
  else if (isCodeMissing(error))
    fetch(window.location.href, { method: "HEAD" }).then(
      ({ ok }) => ok && reloadOnce(),
      () => undefined,
    );
}
