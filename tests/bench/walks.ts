// Taps, keys and clicks of a recruiter's day and a newcomer's first application, as the e2e walks print them.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Figure } from "./figure.ts";

/** The label before each walk's number, and its limit. */
const walks = [
  { printed: "Twenty applicants decided on a phone", unit: "taps", goal: 50 },
  { printed: "Twenty applicants decided at a desk", unit: "keys", goal: 60 },
  { printed: "Three times proposed", unit: "presses", goal: 6 },
  { printed: "A scorecard submitted", unit: "presses", goal: 8 },
  { printed: "From a search result to a sent application", unit: "presses", goal: 14 },
  { printed: "From a search result to a sent application", unit: "typed fields", goal: 6 },
] as const;

/** Walks twenty decisions on a phone and at a desk, three proposed times, a first scorecard and a newcomer's application. */
export async function measureWalks(): Promise<Figure[]> {
  const titles = "twenty applicants are decided|three times are proposed|a newcomer from a search engine";
  const { stdout } = await promisify(execFile)(
    "npx",
    ["playwright", "test", "--config", "e2e", "--workers", "1", "--grep", titles],
    { maxBuffer: 2 ** 26 },
  );
  return walks.map(({ printed, unit, goal }) => {
    const [, count] = new RegExp(`${printed} in (\\d+) ${unit}`).exec(stdout) ?? [];
    if (!count) throw new Error(`No walk printed "${printed} in … ${unit}".`);
    return {
      what: unit === "typed fields" ? `${printed}, typed` : printed,
      value: Number(count),
      floor: null,
      unit,
      goal,
    };
  });
}
