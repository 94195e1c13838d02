import * as z from "zod/mini";
import { homePostalCode, homeTaxNumber } from "../countries/home-checks.ts";
import { companySizes, cultureValues } from "../enums.ts";
import { limits } from "../limits.ts";
import {
  choiceList,
  id,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalText,
  optionalUrl,
  recordVersion,
  requiredLine,
} from "../text.ts";
import { benefits } from "./benefits.ts";
import { hiringSchema } from "./hiring-input.ts";
import { companyPicturesSchema } from "./pictures.ts";

const optionalPath = optionalLine(limits.url);

/** The public profile form. Keys are the columns of companies. */
export const companyProfileSchema = z.object({
  name: requiredLine("Company name is required", limits.name, 2),
  location: requiredLine("Location is required", limits.shortText, 2),
  industry: requiredLine("Industry is required", 100, 2),
  company_size: optionalChoice(companySizes, "Choose a company size"),
  website: optionalUrl("Please enter a valid URL"),
  description: optionalText(limits.companyDescription),
  linkedin_url: optionalUrl("Please enter a valid LinkedIn URL"),
  twitter_url: optionalUrl("Please enter a valid Twitter URL"),
  facebook_url: optionalUrl("Please enter a valid Facebook URL"),
  instagram_url: optionalUrl("Please enter a valid Instagram URL"),
  logo_url: optionalPath,
  culture_values: z.optional(
    z.nullable(choiceList(cultureValues, limits.cultureValues, "Choose from the list, without repeats")),
  ),
  benefits: z.optional(z.nullable(choiceList(benefits, benefits.length, "Choose from the list, without repeats"))),
});
export type CompanyProfileInput = z.input<typeof companyProfileSchema>;

const contactEmail = "Must be a valid email";

const registrationFields = {
  name: requiredLine("Company name must be at least 2 characters", limits.name, 2),
  dba_name: optionalLine(limits.name),
  industry: requiredLine("Industry is required", 100, 2),
  company_size: optionalChoice(companySizes, "Choose a company size"),
  location: requiredLine("Location is required", limits.shortText, 2),
  website: optionalUrl("Must be a valid URL"),
  description: optionalText(limits.companyDescription),
  logo_url: optionalPath,
  primary_contact_name: optionalLine(limits.name),
  primary_contact_email: optionalEmail(contactEmail),
  primary_contact_phone: optionalLine(limits.phone),
  primary_contact_alt_email: optionalEmail(contactEmail),
  primary_contact_alt_phone: optionalLine(limits.phone),
  secondary_contact_name: optionalLine(limits.name),
  secondary_contact_email: optionalEmail(contactEmail),
  secondary_contact_phone: optionalLine(limits.phone),
  secondary_contact_alt_email: optionalEmail(contactEmail),
  secondary_contact_alt_phone: optionalLine(limits.phone),
  reg_street: optionalLine(limits.shortText),
  reg_unit: optionalLine(limits.unit),
  reg_city: optionalLine(limits.city),
  reg_state: optionalLine(limits.city),
  reg_zip_code: optionalLine(limits.zipCode),
  reg_country: optionalLine(limits.city),
  same_as_registered: z.optional(z.boolean()),
  op_street: optionalLine(limits.shortText),
  op_unit: optionalLine(limits.unit),
  op_city: optionalLine(limits.city),
  op_state: optionalLine(limits.city),
  op_zip_code: optionalLine(limits.zipCode),
  op_country: optionalLine(limits.city),
  tax_id: optionalLine(limits.taxId),
  ein_document_url: optionalPath,
  tax_document_url: optionalPath,
};
const homeChecks = [
  homePostalCode("reg_zip_code", "reg_country"),
  homePostalCode("op_zip_code", "op_country"),
  homeTaxNumber("tax_id", "reg_country"),
] as const;

/** The registration form. Keys are the columns of companies. */
export const companyRegistrationSchema = z.object(registrationFields).check(...homeChecks);
export type CompanyRegistrationInput = z.input<typeof companyRegistrationSchema>;

/** create-company-user-relation. userId, role and email are accepted but ignored: the session identifies the caller. */
export const createCompanyUserRelationRequestSchema = z.object({
  companyData: companyRegistrationSchema,
  userId: z.optional(z.unknown()),
  role: z.optional(z.unknown()),
  firstName: optionalLine(limits.personName),
  lastName: optionalLine(limits.personName),
  email: z.optional(z.unknown()),
});

/** update-company-direct: any columns of both forms; absent ones are unchanged. */
export const updateCompanyRequestSchema = z.object({
  companyId: id(),
  companyData: z
    .partial(
      z.object({
        ...registrationFields,
        ...companyProfileSchema.shape,
        ...hiringSchema.shape,
        pictures: companyPicturesSchema,
      }),
    )
    .check(...homeChecks),
  updatedAt: recordVersion(),
});

export const companyIdRequestSchema = z.object({ companyId: id() });

export const companyUserProfileSchema = z.object({
  first_name: requiredLine("First and last name are required", limits.personName),
  last_name: requiredLine("First and last name are required", limits.personName),
  email: optionalEmail("Please enter a valid email address"),
  phone: optionalLine(limits.phone),
});
export type CompanyUserProfileInput = z.input<typeof companyUserProfileSchema>;

/** update-company-approval-direct */
export const updateCompanyApprovalRequestSchema = z.object({
  companyId: id(),
  isApproved: z.boolean("Choose whether to approve the company"),
  /** Shown to a rejected company, so that it can correct and resubmit (RULES: Companies). */
  reason: optionalText(limits.rejectionReason),
  /** The version of the company that was reviewed. */
  updatedAt: recordVersion(),
  /** Ids from list_similar_companies that the administrator has seen; required to approve when there are any. */
  warningsSeen: z.optional(z.array(id())),
});
