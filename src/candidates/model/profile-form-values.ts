import { type Candidate, splitBio } from "@contracts/candidates/candidate";
import { candidateFieldRows } from "@contracts/candidates/candidate-fields";
import { candidateProfileSchema } from "@contracts/candidates/candidate-input";
import * as z from "zod/mini";

const years = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string): number | null | undefined => (text.trim() === "" ? null : Number(text))),
  ),
  candidateProfileSchema.shape.experienceYears,
);

/**
 * The contract's schema over what inputs hold: the years are typed as text. Stored years can be changed but not emptied: to
 * update_candidate_profile nothing means unchanged, so an emptied field would come back.
 */
export function profileFormSchema(candidate: Pick<Candidate, "experience_years">) {
  const stored = candidate.experience_years !== null;
  return z.extend(candidateProfileSchema, {
    /** Stored with the profile, or as it is while null. */
    resumeFile: z.nullable(z.instanceof(File)),
    experienceYears: stored
      ? years.check(z.refine((value) => value !== null, "Enter 0 if you have no experience"))
      : years,
  });
}
export type ProfileFormValues = z.input<ReturnType<typeof profileFormSchema>>;
export type ProfileFormOutput = z.output<ReturnType<typeof profileFormSchema>>;

/** What the form shows of a stored profile: nothing but a file is null, and the bio's first line is the title (RULES: Candidates). */
export function profileFormValues(candidate: Candidate): ProfileFormValues {
  const values: Record<string, unknown> = { resumeFile: null };
  const address: Record<string, unknown> = {};
  for (const { name, column, kind } of candidateFieldRows) {
    const value = kind === "list" ? candidate[column] : String(candidate[column] ?? "");
    if (name.startsWith("address.")) address[name.slice("address.".length)] = value;
    else values[name] = value;
  }
  const { title, bio } = splitBio(candidate.bio);
  return { ...values, address, title: title || (candidate.title ?? ""), bio } as ProfileFormValues;
}
