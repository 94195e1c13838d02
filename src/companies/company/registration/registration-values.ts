import type { Company, CompanyMembership } from "@contracts/companies/company";
import { type CompanyRegistrationInput, companyRegistrationSchema } from "@contracts/companies/company-input";
import { limits } from "@contracts/limits";
import { requiredLine } from "@contracts/text";
import * as z from "zod/mini";
import { companyTexts } from "@/companies/model/company-texts";
import { withProposal } from "@/companies/model/with-proposal";
import type { EditBase } from "@/components/form/edit-base";
import { registrationIndustry } from "@/components/product/options";
import { chosenFile } from "@/files/data/chosen-file";

const { same_as_registered: _, ...texts } = companyRegistrationSchema.shape;
const textColumns = Object.keys(texts) as (keyof typeof texts)[];
const operatingColumns = textColumns.filter((column) => column.startsWith("op_"));

/** The company's fields as initial form values. Editing checks "same as registered" if there is no operating street. */
function companyValues(company: Company | null) {
  return {
    ...companyTexts(company, textColumns),
    industry: registrationIndustry.spelled(company?.industry ?? ""),
    same_as_registered: !company?.op_street,
  };
}

/** A submitted company as an edit's base, with pending changes. */
export const registrationEditBase = (company: Company): EditBase => ({
  updatedAt: company.updated_at,
  values: companyValues(withProposal(company)),
});

/** The default name of a company created at sign-up (RULES: Accounts). */
const nameless = "New Company";

/**
 * The form's initial values. A company only created at sign-up starts empty except for the name from its invitation: its industry
 * and location are placeholders.
 */
export function registrationValues(company: Company | null, membership: CompanyMembership | null) {
  const started = company && (company.submitted_at || company.is_approved) ? company : null;
  return {
    ...companyValues(started && withProposal(started)),
    ...(!started && company && company.name !== nameless && { name: company.name }),
    logo_url: company?.logo_url ?? "",
    firstName: membership?.first_name ?? "",
    lastName: membership?.last_name ?? "",
    logo_file: null,
    ein_file: null,
    tax_file: null,
    base: started ? registrationEditBase(started) : undefined,
  } satisfies RegistrationValues;
}

const personName = requiredLine("Use text here", limits.personName, 0);

/** The contract's rules, plus the files. */
export const registrationFormSchema = z.extend(companyRegistrationSchema, {
  firstName: personName,
  lastName: personName,
  logo_file: chosenFile("company-logos"),
  ein_file: chosenFile("company-documents"),
  tax_file: chosenFile("company-documents"),
  base: z.optional(z.custom<EditBase>()),
});
/** The form's values: the columns as text, the person's name, and chosen, unsent files. */
export type RegistrationValues = z.input<typeof registrationFormSchema>;
export type RegistrationOutput = z.output<typeof registrationFormSchema>;

/** The columns to send: "same as registered" clears the operating address; files are replaced by their paths. */
export function registrationData(
  values: RegistrationOutput,
  files: Partial<Pick<Company, "logo_url" | "ein_document_url" | "tax_document_url">>,
): CompanyRegistrationInput {
  const {
    firstName: _first,
    lastName: _last,
    logo_file: _logo,
    ein_file: _ein,
    tax_file: _tax,
    base: _base,
    ...columns
  } = values;
  const blank = values.same_as_registered ? Object.fromEntries(operatingColumns.map((column) => [column, ""])) : {};
  return { ...columns, ...blank, ...files };
}
