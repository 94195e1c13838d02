import {
  companySizeLabel,
  companySizes,
  experienceLevels,
  type JobStatus,
  jobStatuses,
  jobTypes,
  payPeriods,
  profileIndustries,
  type QuestionType,
  registrationIndustries,
  workplaceLabels,
} from "@contracts/enums";
import { answerDays } from "@contracts/jobs/job";
import { type Option, optionsInWords, optionsOf } from "@/components/form/option";
import { statusLook } from "@/components/product/status-look";
import { formatWords } from "@/lib/format";

export const jobTypeOptions = optionsInWords(jobTypes);
export const workplaceOptions = optionsOf(workplaceLabels);
export const payPeriodOptions = optionsInWords(payPeriods);
export const experienceLevelOptions = optionsInWords(experienceLevels);
/** The days of the promise, as form values. */
export const answerDaysOptions: Option[] = answerDays.map((days) => ({
  value: String(days),
  label: `Within ${days} days`,
}));

export const companySizeOptions: Option[] = companySizes.map((size) => ({
  value: size,
  label: companySizeLabel(size),
}));

export const jobStatusOptions: Option[] = jobStatuses.map((status) => ({
  value: status,
  label: statusLook("job", status).word,
}));

export const questionTypeLabels: Record<QuestionType, string> = {
  TEXT: "Short answer",
  TEXTAREA: "Long answer",
  MULTIPLE_CHOICE: "One of several options",
  CHECKBOX: "Any of several options",
  FILE: "A file",
  RATING: "A rating from 1 to 5",
};
export const questionTypeOptions = optionsOf(questionTypeLabels);

/** What each status means to candidates. */
export const jobStatusMeanings: Record<JobStatus, string> = {
  draft: "Draft is not visible to candidates.",
  published: "Open is visible to candidates, who can apply.",
  closed: "Closed no longer accepts applications.",
  filled: "Filled means the position is filled.",
};

/**
 * The two forms offer different industries in different spellings: a stored one matches ignoring case, or is added as it is, so
 * that editing one form never changes the other's value.
 */
function withStored(values: readonly string[], stored: string): Option[] {
  const known = values.some((value) => value === stored);
  const options = optionsInWords(values);
  return known || stored === "" ? options : [{ value: stored, label: formatWords(stored) }, ...options];
}

/** The list's spelling of an industry, or the stored one if not in the list. */
function spelledAs(values: readonly string[], stored: string): string {
  return values.find((value) => value.toLowerCase() === stored.toLowerCase()) ?? stored;
}

export const registrationIndustry = {
  spelled: (stored: string) => spelledAs(registrationIndustries, stored),
  options: (stored: string) => withStored(registrationIndustries, stored),
};
export const profileIndustry = {
  spelled: (stored: string) => spelledAs(profileIndustries, stored),
  options: (stored: string) => withStored(profileIndustries, stored),
};
