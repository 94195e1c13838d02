/**
 * How long a company's data stays fresh, in ms. Short, because candidates, colleagues and administrators change it all the time:
 * every visit shows cached data and refetches. Long enough that a screen never fetches twice while mounting.
 */
export const deskStaleTime = 2_000;
