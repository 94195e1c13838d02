/** Why the reader is on the home page. */
export type Side = "looking" | "hiring";
