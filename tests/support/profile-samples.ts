import type { candidateProfileSchema } from "../../supabase/functions/_shared/contracts/candidate-input.ts";
import { cultureValues, genders, workAuthorizations } from "../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../supabase/functions/_shared/contracts/limits.ts";
import { choiceListSamples, choiceSamples, emailSamples, listSamples, textSamples, urlSamples } from "./samples.ts";

type Shape = typeof candidateProfileSchema.shape;

/** Inputs for each field of a candidate's profile. */
export const profileSamples: Record<Exclude<keyof Shape, "address">, unknown[]> = {
  firstName: textSamples(limits.personName),
  lastName: textSamples(limits.personName),
  title: textSamples(limits.shortText),
  bio: textSamples(limits.bio - limits.shortText - 1),
  skills: listSamples(limits.skills, limits.skill),
  phoneNumber: textSamples(limits.phone),
  email: emailSamples(limits.email),
  alternatePhoneNumber: textSamples(limits.phone),
  gender: choiceSamples(genders),
  workAuthorization: choiceSamples(workAuthorizations),
  // The procedure's argument is an integer, so nothing else reaches SQL.
  experienceYears: [null, -1, 0, 1, 79, 80, 81, 1000],
  portfolioUrl: urlSamples(limits.url),
  githubUrl: urlSamples(limits.url),
  linkedinUrl: urlSamples(limits.url),
  cultureValues: choiceListSamples(cultureValues, limits.cultureValues),
  unit: textSamples(limits.unit),
};

/** Inputs for each part of the address. */
export const addressSamples: Record<keyof Shape["address"]["shape"], unknown[]> = {
  street: textSamples(limits.shortText),
  city: textSamples(limits.city),
  state: textSamples(limits.city),
  zipCode: textSamples(limits.zipCode),
  country: textSamples(limits.city),
};
