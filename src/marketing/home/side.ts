/** What brings somebody to the home page. */
export type Side = "looking" | "hiring";
