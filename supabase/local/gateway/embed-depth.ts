import { Refusal } from "./refusal.ts";

/** How deep a request may embed related rows in one another, and how often: the product needs one level, and S1 and S2 two. */
const deepest = 3;
const most = 12;

/**
 * Refuses a request for tables that embeds too much (400): each level multiplies the rows, and a hundred bytes asked for megabytes.
 * Takes the query of its address.
 */
export function boundEmbeds(search: string): void {
  for (const select of new URLSearchParams(search).getAll("select")) {
    let [depth, embeds] = [0, 0];
    // A quoted name may hold parentheses.
    for (const [sign] of select.matchAll(/"(?:[^"\\]|\\.)*"|[()]/g)) {
      if (sign === ")") depth -= 1;
      if (sign !== "(") continue;
      depth += 1;
      embeds += 1;
      if (depth > deepest || embeds > most) {
        throw new Refusal(
          400,
          "embed_too_deep",
          `Embed at most ${deepest} levels and ${most} relations in one request.`,
        );
      }
    }
  }
}
