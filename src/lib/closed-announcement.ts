import { browserStore } from "@/lib/browser-storage";

const key = "fairmatch.announcement";

/** The text of the announcement that was closed in this browser; a new text shows again. */
export const closedAnnouncement = (): string | null => browserStore.getItem(key);

export const closeAnnouncement = (text: string): void => browserStore.setItem(key, text);
