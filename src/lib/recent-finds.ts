import { browserStore } from "@/lib/browser-storage";

const key = "fairmatch.recent";
/** The number kept. */
const most = 8;

/** A result opened from a search. */
export interface RecentFind {
  id: string;
  kind: "person" | "company" | "job" | "colleague";
  name: string;
  text: string;
  to: string;
}

const isFind = (value: Partial<RecentFind> | null): value is RecentFind =>
  typeof value === "object" &&
  ["person", "company", "job", "colleague"].includes(String(value?.kind)) &&
  [value?.id, value?.name, value?.text].every((each) => typeof each === "string") &&
  // Editing what a browser keeps can't lead anyone to another site.
  /^\/(company|admin)\/[\w/?=&.-]*$/.test(String(value?.to));

/** `owner`'s latest opened results in this browser, newest first. An owner is an account at a company. */
export function readRecent(owner: string): RecentFind[] {
  try {
    const stored = JSON.parse(browserStore.getItem(key) ?? "null");
    return stored?.owner === owner && Array.isArray(stored.finds) ? stored.finds.filter(isFind).slice(0, most) : [];
  } catch (error) {
    console.warn("What was searched last could not be read.", error);
    return [];
  }
}

/** Remembers an opened result, replacing another owner's. */
export function rememberFind(owner: string, find: RecentFind): void {
  const others = readRecent(owner).filter(({ id }) => id !== find.id);
  browserStore.setItem(key, JSON.stringify({ owner, finds: [find, ...others].slice(0, most) }));
}

export const forgetRecent = (): void => browserStore.removeItem(key);
