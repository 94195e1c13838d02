import { Refusal } from "./refusal.ts";

/** How deep, and how often, a request may embed related rows: the product needs one level, and S1 and S2 two. */
const deepest = 3;
const most = 12;

/**
 * Refuses a request for tables that embeds too much (400): each level multiplies the rows, and a hundred bytes could request
 * megabytes. Takes the address's query.
 */
export function boundEmbeds(search: string): void {
  for (const select of new URLSearchParams(search).getAll("select")) {
    let [depth, embeds] = [0, 0];
    // A quoted name may contain parentheses.
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
