import { browserStore, tabStore } from "@/lib/browser-storage";

const prefix = "fairmatch.draft.";
/** Why no one is signed in anymore, by the user's own action. */
export type DraftsEnd = "signed out" | "account deleted";

// Written and removed right away, to notify other tabs, which have their own drafts.
const endedKey = "fairmatch.drafts-ended";

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

/** The key of a form's request id, next to its draft. */
export const tryOf = (name: string): string => `try:${name}`;

/** `owner`'s unsent input in this tab, or null. `name` identifies form and record. */
export function readDraft(owner: string, name: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(tabStore.getItem(keyOf(owner, name)) ?? "null");
    return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : null;
  } catch (error) {
    console.warn("The unsaved input could not be read.", error);
    return null;
  }
}

/** Saves a draft for this tab, or deletes it if null. */
export function writeDraft(owner: string, name: string, draft: unknown): void {
  if (draft === null) tabStore.removeItem(keyOf(owner, name));
  else tabStore.setItem(keyOf(owner, name), JSON.stringify(draft));
}

/** Deletes a draft that is still the text that was sent: once its box is gone, no form does. Newer words stay. */
export function dropSentBody(owner: string | undefined, name: string, body: string): void {
  if (owner !== undefined && readDraft(owner, name)?.body === body) writeDraft(owner, name, null);
}

/** Deletes this tab's drafts, except those of `except`. Returns whether there were any. */
export function dropDrafts({ except }: { except?: string } = {}): boolean {
  let dropped = false;
  for (const key of tabStore.keys()) {
    const isKept = except !== undefined && key.startsWith(keyOf(except, ""));
    if (!key.startsWith(prefix) || isKept) continue;
    tabStore.removeItem(key);
    dropped = true;
  }
  return dropped;
}

/** Forgets all drafts in every tab: their owner has signed out (RULES: Interface). */
export function endDrafts(why: DraftsEnd): void {
  dropDrafts();
  browserStore.setItem(endedKey, why);
  browserStore.removeItem(endedKey);
}

/** Deletes this tab's drafts when their owner signs out in another one, and reports it. Returns a stop function. */
export function followEndedDrafts(onEnd: (why: DraftsEnd, hadDrafts: boolean) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === endedKey && newValue) onEnd(newValue as DraftsEnd, dropDrafts());
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
