import type { Company } from "@contracts/companies/company";
import { companyProfileSchema } from "@contracts/companies/company-input";
import { hiringSchema } from "@contracts/companies/hiring-input";
import { companyPicturesSchema } from "@contracts/companies/pictures";
import * as z from "zod/mini";
import { companyTexts } from "@/companies/model/company-texts";
import { withProposal } from "@/companies/model/with-proposal";
import type { EditBase } from "@/components/form/edit-base";
import { profileIndustry } from "@/components/product/options";
import { chosenFile } from "@/files/data/chosen-file";

export const profileFormSchema = z.extend(companyProfileSchema, {
  pictures: companyPicturesSchema,
  hiring_steps: hiringSchema.shape.hiring_steps,
  /** Typed; empty means no promise. */
  first_reply_hours: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === "" ? null : Number(text))),
    ),
    hiringSchema.shape.first_reply_hours,
  ),
  logo_file: chosenFile("company-logos"),
  base: z.optional(z.custom<EditBase>()),
});
export type ProfileValues = z.input<typeof profileFormSchema>;
export type ProfileInput = z.output<typeof profileFormSchema>;

const texts = z.keyof(z.omit(companyProfileSchema, { culture_values: true, benefits: true })).options;

/** The company's page as form values, with a pending name. */
const companyValues = (company: Company) => ({
  ...companyTexts(withProposal(company), texts),
  industry: profileIndustry.spelled(company.industry),
  culture_values: company.culture_values,
  benefits: company.benefits,
  pictures: company.pictures,
  hiring_steps: company.hiring_steps,
  first_reply_hours: company.first_reply_hours?.toString() ?? "",
});

export const profileEditBase = (company: Company): EditBase => ({
  updatedAt: company.updated_at,
  values: companyValues(company),
});

export const profileValues = (company: Company) =>
  ({ ...companyValues(company), logo_file: null, base: profileEditBase(company) }) satisfies ProfileValues;
