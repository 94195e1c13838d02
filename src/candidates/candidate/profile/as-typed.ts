import { type Candidate, joinBio } from "@contracts/candidate";
import { useWatch } from "react-hook-form";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";

const textOf = (value: string | null | undefined) => value?.trim() ?? "";
const orNull = (value: string | null | undefined) => textOf(value) || null;

/** The profile as it would be stored if the form were saved now. */
export function asTyped(candidate: Candidate, values: ProfileFormValues): Candidate {
  const { address } = values;
  const years = textOf(values.experienceYears);
  return {
    ...candidate,
    first_name: textOf(values.firstName),
    last_name: textOf(values.lastName),
    // An emptied address stays the one that is stored.
    email: textOf(values.email) || candidate.email,
    phone: orNull(values.phoneNumber),
    alternate_phone: orNull(values.alternatePhoneNumber),
    title: orNull(values.title),
    bio: joinBio(values.title, values.bio) || null,
    skills: values.skills ?? [],
    gender: orNull(values.gender) as Candidate["gender"],
    work_authorization: orNull(values.workAuthorization) as Candidate["work_authorization"],
    experience_years: /^\d+$/.test(years) ? Number(years) : candidate.experience_years,
    street: orNull(address.street),
    unit: orNull(values.unit),
    city: orNull(address.city),
    state: orNull(address.state),
    zip_code: orNull(address.zipCode),
    country: orNull(address.country),
    portfolio_url: orNull(values.portfolioUrl),
    github_url: orNull(values.githubUrl),
    linkedin_url: orNull(values.linkedinUrl),
    resume_url: values.resumeFile ? values.resumeFile.name : candidate.resume_url,
    culture_values: (values.cultureValues as Candidate["culture_values"] | null) ?? candidate.culture_values,
  };
}

/** The same, following the form around it. */
export function useAsTyped(candidate: Candidate): Candidate {
  return asTyped(candidate, useWatch<ProfileFormValues>() as ProfileFormValues);
}
