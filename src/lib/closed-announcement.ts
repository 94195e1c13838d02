const key = "fairmatch.announcement";

/** The text of the announcement that was closed in this browser; a new text shows again. */
export function closedAnnouncement(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function closeAnnouncement(text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    console.warn("That the announcement was closed could not be kept.", error);
  }
}
