import type { MatchExplanation } from "@contracts/matching/match";

export const held = (skills: readonly { has: boolean }[]) => skills.filter(({ has }) => has).length;

/** Whether any required skill matches: otherwise all bars would be hollow. */
export const hasAnySkill = ({ required, preferred }: Pick<MatchExplanation, "required" | "preferred">): boolean =>
  held(required) + held(preferred) > 0;

/** Above this the strip would be noise: words only. */
export const mostBars = 12;

/** Whether the strip names the counts: then screen readers needn't hear the words next to it as well. */
export const isNamedByStrip = ({
  required,
  preferred,
  without_skills,
}: Pick<MatchExplanation, "required" | "preferred" | "without_skills">): boolean =>
  !without_skills && required.length > 0 && required.length + preferred.length <= mostBars;

/** A summary in parts: "5 of 7" where skills are counted, "5 of 7 required skills", and optionally "; missing: Go, Kafka". */
export function matchParts({
  required,
  without_skills,
  summary,
}: Pick<MatchExplanation, "required" | "without_skills" | "summary">) {
  const number = without_skills || required.length === 0 ? null : `${held(required)} of ${required.length}`;
  const counts = number ? `${number} required skills` : summary;
  return { number, counts, missing: summary.slice(counts.length) };
}
