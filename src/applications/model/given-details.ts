import type { GivenDetails } from "@contracts/applications/apply";
import {
  type Candidate,
  type CompletionItem,
  completionItems,
  profileCompletion,
  quickestToComplete,
} from "@contracts/candidates/candidate";
import { candidateProfileSchema } from "@contracts/candidates/candidate-input";
import { inSentence } from "@contracts/countries/country";
import { postalCodeProblem } from "@contracts/countries/home-checks";
import { country } from "@contracts/operator";
import * as z from "zod/mini";

/** A detail that can be typed in place: all of a complete profile but the file. */
export type DetailItem = Exclude<CompletionItem, "resume" | "email">;

type TextItem = Exclude<DetailItem, "skills">;
export type DetailValues = Record<TextItem, string> & { skills: string[] };

/** Gender defaults to a given value. */
export const emptyDetails: DetailValues = {
  firstName: "",
  lastName: "",
  phoneNumber: "",
  title: "",
  bio: "",
  skills: [],
  gender: "prefer-not-to-say",
  workAuthorization: "",
  street: "",
  city: "",
  state: "",
  zipCode: "",
  country: "",
};

export const isGiven = (value: string | readonly string[]) =>
  (typeof value === "string" ? value.trim() : value).length > 0;
const isDetail = (item: string): item is DetailItem => item in emptyDetails;

/**
 * The details still required for completion, fewest and quickest first, in the profile's order. Typed values take precedence over
 * those `found` in a resume.
 */
export function neededDetails(
  candidate: Candidate,
  details: DetailValues,
  hasResume: boolean,
  found: readonly DetailItem[] = [],
): DetailItem[] {
  const { missing } = profileCompletion({
    ...candidate,
    resume_url: candidate.resume_url ?? (hasResume ? "chosen" : null),
  });
  const given = missing.filter(isDetail).filter((item) => isGiven(details[item]));
  const isTyped = (item: DetailItem) => details[item] !== emptyDetails[item] && !found.includes(item);
  const needed = quickestToComplete(missing, [...given.filter(isTyped), ...given.filter((item) => !isTyped(item))]);
  return completionItems.filter((item): item is DetailItem => isDetail(item) && needed.includes(item));
}

const { address, ...fields } = candidateProfileSchema.shape;
/** What the profile accepts for a detail. */
export const givenSchema = (item: DetailItem): z.ZodMiniType => ({ ...fields, ...address.shape })[item];

const missingWords = {
  firstName: "Enter your first name",
  lastName: "Enter your last name",
  phoneNumber: "Enter your phone number",
  title: "Enter your title",
  bio: "Write a few words about yourself",
  skills: "Add your skills",
  gender: "Choose one of the options",
  workAuthorization: "Choose your work authorization",
  street: "Enter your street",
  city: "Enter your city",
  state: `Enter your ${inSentence(country.region)}`,
  zipCode: `Enter your ${inSentence(country.postalCode)}`,
  country: "Enter your country",
} as const satisfies Record<DetailItem, string>;

/** Every needed detail is given, and valid for the profile, which may name a country. */
export function detailsSchema(needed: readonly DetailItem[], profileCountry: string | null = null) {
  return z.custom<DetailValues>().check((context) => {
    const typedCountry = needed.includes("country") ? context.value.country.trim() : "";
    for (const item of needed) {
      const value = context.value[item];
      const problem = z.safeParse(givenSchema(item), value).error?.issues[0]?.message;
      const message = isGiven(value)
        ? (problem ??
          (item === "zipCode" && postalCodeProblem(context.value.zipCode.trim(), profileCountry ?? typedCountry)))
        : missingWords[item];
      if (message) context.issues.push({ code: "custom", message, input: value, path: [item] });
    }
  });
}

/** As submit_application takes them: only those asked for; undefined if none. */
export function toGivenDetails(needed: readonly DetailItem[], details: DetailValues): GivenDetails | undefined {
  if (needed.length === 0) return undefined;
  const given: Record<string, unknown> = {};
  const lines: Record<string, unknown> = {};
  for (const item of needed) {
    if (item in address.shape) lines[item] = details[item];
    else given[item] = details[item];
  }
  return { ...given, ...(Object.keys(lines).length > 0 && { address: lines }) } as GivenDetails;
}
