import { candidateInvitationSchema } from "@contracts/invitations/invitation-input";
import { limits } from "@contracts/limits";
import { requiredLine } from "@contracts/text";
import * as z from "zod/mini";

/** The contract's schema; a missing address is reported as missing rather than invalid. */
export const addCandidateSchema = z.extend(candidateInvitationSchema, {
  email: z.pipe(requiredLine("Email is required", limits.email), candidateInvitationSchema.shape.email),
});
export type AddCandidateValues = z.input<typeof addCandidateSchema>;
export type AddCandidateInput = z.output<typeof addCandidateSchema>;

export const emptyCandidate = (companyId: string) =>
  ({
    email: "",
    candidateData: {
      firstName: "",
      lastName: "",
      title: "",
      phoneNumber: "",
      skills: [] as string[],
      unit: "",
      address: { street: "", city: "", state: "", zipCode: "", country: "" },
    },
    managementTerms: "",
    companyId,
  }) satisfies AddCandidateValues;

/** Durations in months, with their terms. */
export const termsByMonths = { "3": "Three", "6": "Six", "12": "Twelve" } as const;
export type Months = keyof typeof termsByMonths;

export const termsFor = (months: Months) =>
  `${termsByMonths[months]} months from acceptance. No fee to you at any time. Either side may end it with one week's notice.`;

/** The duration of these exact terms; undefined for others. */
export const monthsOf = (terms: string) =>
  (Object.keys(termsByMonths) as Months[]).find((months) => termsFor(months) === terms.trim());
