import type { Company } from "@contracts/companies/company";
import { type HiringStep, hiringInputSchema } from "@contracts/companies/hiring";
import * as z from "zod/mini";
import type { EditBase } from "@/components/form/edit-base";

/** How a company hires as the form holds it: a number is text. */
export interface HiringFormValues {
  hours: string;
  steps: HiringStep[];
  base?: EditBase | undefined;
}

const valuesOf = (company: Company) => ({
  hours: company.first_reply_hours?.toString() ?? "",
  steps: company.hiring_steps,
});

export const hiringEditBase = (company: Company): EditBase => ({
  updatedAt: company.updated_at,
  values: valuesOf(company),
});
export const hiringFormValues = (company: Company): HiringFormValues => ({
  ...valuesOf(company),
  base: hiringEditBase(company),
});

/** The contract's rules on the form's values. */
export const hiringFormSchema = z.pipe(
  z.transform((values: HiringFormValues): unknown => ({
    steps: values.steps,
    hours: values.hours.trim() === "" ? null : Number(values.hours),
  })),
  hiringInputSchema,
);
