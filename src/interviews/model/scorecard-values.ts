import { type GivenMark, type ScorecardMark, scorecardMarks } from "@contracts/interviews/scorecard";
import { limits } from "@contracts/limits";
import * as z from "zod/mini";

/**
 * What is typed into a scorecard, by criterion and not by place: it stays with its criterion when the list changes meanwhile, also
 * in a draft.
 */
export type ScorecardValues = Record<string, string | null | undefined>;

// A name of a field must not look like a path.
const keyOf = (criterion: string) => encodeURIComponent(criterion).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0)}`);
export const markField = (criterion: string) => `mark ${keyOf(criterion)}`;
export const wordsField = (criterion: string) => `words ${keyOf(criterion)}`;

type TextField = z.ZodMiniType<ScorecardValues[string], ScorecardValues[string]>;

/** Each criterion has a mark; without criteria there are words. */
export function scorecardSchema(criteria: readonly string[]) {
  const words = z.string().check(z.maxLength(limits.scorecard, "Use at most 5,000 characters"));
  const fields: Record<string, TextField> = {
    words: criteria.length > 0 ? z.nullish(words) : words.check(z.trim(), z.minLength(1, "Write what you found")),
  };
  for (const criterion of criteria) {
    fields[markField(criterion)] = z.enum(scorecardMarks, `Choose what you saw of “${criterion}”`);
    fields[wordsField(criterion)] = z.nullish(
      z.string().check(z.maxLength(limits.mark, "Use at most 1,000 characters")),
    );
  }
  return z.object(fields);
}

/** What was typed, as it is sent; what belongs to criteria that are no more is left out. */
export const givenMarks = (criteria: readonly string[], values: ScorecardValues): GivenMark[] =>
  criteria.map((criterion) => ({
    criterion,
    mark: values[markField(criterion)] as ScorecardMark,
    words: values[wordsField(criterion)]?.trim() || null,
  }));
