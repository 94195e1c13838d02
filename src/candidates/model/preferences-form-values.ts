import { type CandidatePreferences, preferencesSchema } from "@contracts/candidates/preferences";
import type { CultureValue, ExperienceLevel } from "@contracts/enums";
import * as z from "zod/mini";
import { readAmount } from "@/lib/read-amount";

/** The preferences as form values: a salary is text. */
export interface PreferencesFormValues {
  types: CandidatePreferences["types"];
  levels: ExperienceLevel[];
  places: string[];
  isRemote: boolean;
  salaryFrom: string;
  cultureValues: CultureValue[];
}

export const preferencesFormValues = (stored: CandidatePreferences): PreferencesFormValues => ({
  types: stored.types,
  levels: stored.levels,
  places: stored.places,
  isRemote: stored.is_remote,
  salaryFrom: stored.salary_from?.toString() ?? "",
  cultureValues: stored.culture_values,
});

export const preferencesFormSchema = z.pipe(
  // Unknown, because the contract validates it.
  z.transform((values: PreferencesFormValues): unknown => ({ ...values, salaryFrom: readAmount(values.salaryFrom) })),
  preferencesSchema,
);
