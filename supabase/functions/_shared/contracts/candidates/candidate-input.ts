import * as z from "zod/mini";
import { homePostalCode } from "../countries/home-checks.ts";
import { cultureValues, genders, workAuthorizations } from "../enums.ts";
import { limits } from "../limits.ts";
import {
  choiceList,
  id,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalText,
  optionalUrl,
  textList,
} from "../text.ts";

/** The candidate's profile form. No field is required; names default to empty text (RULES: Candidates). */
export const candidateProfileSchema = z.object({
  firstName: optionalLine(limits.personName),
  lastName: optionalLine(limits.personName),
  title: optionalLine(limits.shortText),
  bio: optionalText(limits.bio - limits.shortText - 1),
  skills: z._default(textList(limits.skills, limits.skill), []),
  phoneNumber: optionalLine(limits.phone),
  email: optionalEmail("Please enter a valid email address"),
  alternatePhoneNumber: optionalLine(limits.phone),
  gender: optionalChoice(genders, "Choose one of the options"),
  workAuthorization: optionalChoice(workAuthorizations, "Choose one of the options"),
  experienceYears: z.optional(
    z.nullable(
      z
        .int("Enter whole years")
        .check(z.minimum(0, "Enter whole years from 0 to 80"), z.maximum(80, "Enter whole years from 0 to 80")),
    ),
  ),
  portfolioUrl: optionalUrl("Please enter a valid URL"),
  githubUrl: optionalUrl("Please enter a valid URL"),
  linkedinUrl: optionalUrl("Please enter a valid LinkedIn URL"),
  cultureValues: z.optional(
    z.nullable(choiceList(cultureValues, limits.cultureValues, "Choose from the list, without repeats")),
  ),
  unit: optionalLine(limits.unit),
  address: z
    .object({
      street: optionalLine(limits.shortText),
      city: optionalLine(limits.city),
      state: optionalLine(limits.city),
      zipCode: optionalLine(limits.zipCode),
      country: optionalLine(limits.city),
    })
    .check(homePostalCode("zipCode", "country")),
});
export type CandidateProfileInput = z.input<typeof candidateProfileSchema>;

const userId = z.optional(z.unknown());

/** get-candidate-data */
export const getCandidateDataRequestSchema = z.discriminatedUnion("operation", [
  z.object({ operation: z.literal("applications"), userId }),
  z.object({
    operation: z.literal("potential-jobs"),
    userId,
    /** Keyset page: the last row of the previous page. */
    after: z.optional(z.nullable(z.object({ score: z.number(), postedAt: z.string(), id: id() }))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  }),
  z.object({ operation: z.literal("job-details"), userId, jobId: id() }),
  z.object({ operation: z.literal("job-questions"), userId, jobId: id() }),
  z.object({ operation: z.literal("get-candidate-id"), userId }),
  z.object({ operation: z.literal("application-detail"), userId, applicationId: id() }),
]);
