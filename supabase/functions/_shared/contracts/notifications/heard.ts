/** The tables that say that something is new, and the column by which a browser listens to its rows. */
export const heardColumns = {
  conversations: "application_id",
  notifications: "user_id",
  team_news: "application_id",
} as const;

export type HeardTable = keyof typeof heardColumns;
