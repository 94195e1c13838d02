import { type Candidate, joinBio } from "@contracts/candidates/candidate";
import { candidateFieldRows } from "@contracts/candidates/candidate-fields";
import { type ProfileHistory, yearsWorked } from "@contracts/candidates/history";
import { get, useWatch } from "react-hook-form";
import type { ProfileFormValues } from "@/candidates/model/profile-form-values";

const textOf = (value: string | null | undefined) => value?.trim() ?? "";

/** The profile as saving the form now would store it. */
export function asTyped(candidate: Candidate, values: ProfileFormValues): Candidate & ProfileHistory {
  const typed = candidateFieldRows.map(({ name, column, kind }) => {
    const value: unknown = get(values, name);
    return [column, kind === "list" ? (value ?? candidate[column]) : textOf(value as string | null) || null];
  });
  const years = textOf(values.experienceYears);
  return {
    ...candidate,
    ...Object.fromEntries(typed),
    first_name: textOf(values.firstName),
    last_name: textOf(values.lastName),
    // An emptied address keeps its stored value.
    email: textOf(values.email) || candidate.email,
    bio: joinBio(values.title, values.bio) || null,
    experience_years:
      years === ""
        ? yearsWorked(values.positions, new Date())
        : /^\d+$/.test(years)
          ? Number(years)
          : candidate.experience_years,
    positions: values.positions,
    schools: values.schools,
    resume_url: values.resumeFile ? values.resumeFile.name : candidate.resume_url,
  };
}

/** The same, following the surrounding form. */
export function useAsTyped(candidate: Candidate): Candidate & ProfileHistory {
  return asTyped(candidate, useWatch<ProfileFormValues>() as ProfileFormValues);
}
