import type { AddedTicks } from "@contracts/candidates/candidate";
import { limits } from "@contracts/limits";
import { formatCount, formatWords } from "@/lib/format";

/** What was added to a profile, in a sentence; "" for nothing. */
export function addedTicksWords({ skills, left_out, years, place, culture }: Omit<AddedTicks, "candidate">): string {
  const added = [
    skills.join(", "),
    years !== null && `${formatCount(years, "year")} of experience`,
    place && `your location, ${place}`,
    culture.length > 0 && `how you like to work: ${culture.map(formatWords).join(", ")}`,
  ].filter(Boolean);
  const room = left_out > 0 && `A profile can have at most ${limits.skills} skills, so ${left_out} more were left out.`;
  return [added.length > 0 && `${added.join("; ")}.`, room].filter(Boolean).join(" ");
}
