import { type Candidate, splitBio } from "@contracts/candidate";
import { candidateProfileSchema } from "@contracts/candidate-input";
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
export function profileFormValues(candidate: Candidate) {
  const { title, bio } = splitBio(candidate.bio);
  return {
    resumeFile: null,
    firstName: candidate.first_name,
    lastName: candidate.last_name,
    title: title || (candidate.title ?? ""),
    bio,
    skills: candidate.skills,
    phoneNumber: candidate.phone ?? "",
    email: candidate.email,
    alternatePhoneNumber: candidate.alternate_phone ?? "",
    gender: candidate.gender ?? "",
    workAuthorization: candidate.work_authorization ?? "",
    experienceYears: candidate.experience_years === null ? "" : String(candidate.experience_years),
    portfolioUrl: candidate.portfolio_url ?? "",
    githubUrl: candidate.github_url ?? "",
    linkedinUrl: candidate.linkedin_url ?? "",
    cultureValues: candidate.culture_values,
    unit: candidate.unit ?? "",
    address: {
      street: candidate.street ?? "",
      city: candidate.city ?? "",
      state: candidate.state ?? "",
      zipCode: candidate.zip_code ?? "",
      country: candidate.country ?? "",
    },
  } satisfies ProfileFormValues;
}
