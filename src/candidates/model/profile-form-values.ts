import { type Candidate, splitBio } from "@contracts/candidates/candidate";
import { candidateFieldRows } from "@contracts/candidates/candidate-fields";
import { candidateProfileSchema } from "@contracts/candidates/candidate-input";
import {
  type Position,
  type ProfileHistory,
  positionSchema,
  type School,
  schoolSchema,
} from "@contracts/candidates/history";
import { limits } from "@contracts/limits";
import * as z from "zod/mini";

const years = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string): number | null | undefined => (text.trim() === "" ? null : Number(text))),
  ),
  candidateProfileSchema.shape.experienceYears,
);

const entriesOf = <Entry>(schema: z.ZodMiniType, most: number) =>
  z.array(schema as z.ZodMiniType<Entry, Entry>).check(z.maxLength(most, `Use at most ${most} entries`));

/** The contract's schema over input values: years are typed as text, and computed from the work history if empty. */
export const profileFormSchema = z.extend(candidateProfileSchema, {
  /** Stored with the profile; null leaves it unchanged. */
  resumeFile: z.nullable(z.instanceof(File)),
  experienceYears: years,
  positions: entriesOf<Position>(positionSchema, limits.positions),
  schools: entriesOf<School>(schoolSchema, limits.schools),
});
export type ProfileFormValues = z.input<typeof profileFormSchema>;
export type ProfileFormOutput = z.output<typeof profileFormSchema>;

/** A stored profile as form values: only a file is null, and the bio's first line is the title (RULES: Candidates). */
export function profileFormValues(candidate: Candidate, { positions, schools }: ProfileHistory): ProfileFormValues {
  const values: Record<string, unknown> = { resumeFile: null, positions, schools };
  const address: Record<string, unknown> = {};
  for (const { name, column, kind } of candidateFieldRows) {
    const value = kind === "list" ? candidate[column] : String(candidate[column] ?? "");
    if (name.startsWith("address.")) address[name.slice("address.".length)] = value;
    else values[name] = value;
  }
  if (candidate.years_follow_history) values.experienceYears = "";
  const { title, bio } = splitBio(candidate.bio);
  return { ...values, address, title: title || (candidate.title ?? ""), bio } as ProfileFormValues;
}
