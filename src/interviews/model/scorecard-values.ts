import {
  type GivenMark,
  type Recommendation,
  recommendations,
  type Scorecard,
  type ScorecardDraft,
  type ScorecardMark,
  scorecardMarks,
} from "@contracts/interviews/scorecard";
import { limits } from "@contracts/limits";
import * as z from "zod/mini";

/** A scorecard's values by criterion rather than position: an answer stays with its criterion when the list changes. */
export type ScorecardValues = Record<string, string | null | undefined>;

// Field names must not look like paths.
const keyOf = (criterion: string) => encodeURIComponent(criterion).replace(/[.']/g, (sign) => `%${sign.charCodeAt(0)}`);
export const markField = (criterion: string) => `mark ${keyOf(criterion)}`;

type TextField = z.ZodMiniType<ScorecardValues[string], ScorecardValues[string]>;

/** Only the recommendation is required. */
export function scorecardSchema(criteria: readonly string[]) {
  const fields: Record<string, TextField> = {
    recommendation: z.enum(recommendations, "Choose a recommendation"),
    words: z.nullish(z.string().check(z.maxLength(limits.scorecard, "Use at most 5,000 characters"))),
  };
  for (const criterion of criteria) fields[markField(criterion)] = z.nullish(z.enum(scorecardMarks));
  return z.object(fields);
}

const markOf = (values: ScorecardValues, criterion: string) =>
  (values[markField(criterion)] || null) as ScorecardMark | null;

/** Answers to submit: unanswered means not assessed, and removed criteria are left out. */
export const givenMarks = (criteria: readonly string[], values: ScorecardValues): GivenMark[] =>
  criteria.map((criterion) => ({ criterion, mark: markOf(values, criterion) ?? "not_assessed" }));

/** The values so far, as stored on the account. */
export const draftOf = (criteria: readonly string[], values: ScorecardValues): Omit<ScorecardDraft, "saved_at"> => ({
  marks: criteria.map((criterion) => ({ criterion, mark: markOf(values, criterion) })),
  recommendation: (values.recommendation || null) as Recommendation | null,
  words: values.words || null,
});

/** The form values of a draft, or of a submitted scorecard. */
export function valuesOf(
  card: Pick<Scorecard, "recommendation" | "words"> & Pick<ScorecardDraft, "marks">,
): ScorecardValues {
  const marks = card.marks.map(({ criterion, mark }) => [markField(criterion), mark]);
  return { ...Object.fromEntries(marks), recommendation: card.recommendation, words: card.words ?? "" };
}
