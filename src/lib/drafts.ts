const prefix = "fairmatch.draft.";
/** Why nobody is signed in any more, by a person's own doing. */
export type DraftsEnd = "signed out" | "account deleted";

// Written and removed at once: the other tabs, each with drafts of its own, hear of it and why.
const endedKey = "fairmatch.drafts-ended";

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

/** The name under which the id of what a form sends is kept, beside its draft. */
export const tryOf = (name: string): string => `try:${name}`;

/** What `owner` typed in this tab and did not send; null when there is nothing. `name` stands for the form and its record. */
export function readDraft(owner: string, name: string): Record<string, unknown> | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(owner, name)) ?? "null");
    return typeof draft === "object" && draft !== null ? (draft as Record<string, unknown>) : null;
  } catch (error) {
    console.warn("The unsaved input could not be read.", error);
    return null;
  }
}

/** Keeps a draft for this tab, or forgets it when it is null. */
export function writeDraft(owner: string, name: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(owner, name));
    else sessionStorage.setItem(keyOf(owner, name), JSON.stringify(draft));
  } catch (error) {
    console.warn("The unsaved input could not be kept.", error);
  }
}

/** Forgets the drafts of this tab, but for those of `except`. Says whether there were any. */
export function dropDrafts({ except }: { except?: string } = {}): boolean {
  let dropped = false;
  for (const key of Object.keys(sessionStorage)) {
    const isKept = except !== undefined && key.startsWith(keyOf(except, ""));
    if (!key.startsWith(prefix) || isKept) continue;
    sessionStorage.removeItem(key);
    dropped = true;
  }
  return dropped;
}

/** Forgets all drafts in every tab: their owner has signed out (RULES: Interface). */
export function endDrafts(why: DraftsEnd): void {
  dropDrafts();
  localStorage.setItem(endedKey, why);
  localStorage.removeItem(endedKey);
}

/** Forgets the drafts of this tab when their owner signs out in another one, and tells it. Returns what stops it. */
export function followEndedDrafts(tell: (why: DraftsEnd, hadDrafts: boolean) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === endedKey && newValue) tell(newValue as DraftsEnd, dropDrafts());
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
