const prefix = "fairmatch.draft.";
// Written and removed at once: the other tabs, each with drafts of its own, hear of it.
const endedKey = "fairmatch.drafts-ended";

const keyOf = (owner: string, name: string) => `${prefix}${owner}:${name}`;

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

/** Forgets the drafts of this tab, but for those of `except`. */
export function dropDrafts({ except }: { except?: string } = {}): void {
  for (const key of Object.keys(sessionStorage)) {
    const isKept = except !== undefined && key.startsWith(keyOf(except, ""));
    if (key.startsWith(prefix) && !isKept) sessionStorage.removeItem(key);
  }
}

/** Forgets all drafts in every tab: their owner has signed out (RULES: Interface). */
export function endDrafts(): void {
  dropDrafts();
  localStorage.setItem(endedKey, "now");
  localStorage.removeItem(endedKey);
}

/** Forgets the drafts of this tab when their owner signs out in another one. Returns what stops it. */
export function followEndedDrafts(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === endedKey) dropDrafts();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}
