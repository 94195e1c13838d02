/**
 * How long the company's own data counts as fresh, in ms. Short, because candidates, colleagues and admins change it all the time:
 * every visit of a screen shows what is known and asks again. Long enough that a screen never asks twice while it is built up.
 */
export const deskStaleTime = 2_000;
