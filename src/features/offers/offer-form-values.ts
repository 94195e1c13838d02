import { type Offer, offerInputSchema, type SalaryPeriod } from "@contracts/offer";
import * as z from "zod/mini";
import { readDollars } from "@/lib/read-dollars";

/** An offer as its fields hold it: numbers are text, and the file is not stored yet. */
export interface OfferFormValues {
  salary: string;
  salary_period: SalaryPeriod;
  starts_on: string;
  answer_by: string;
  place: string;
  hours: string;
  leave: string;
  trial: string;
  words: string;
  document: File | null;
}

/** Empty, or as the one before it was. */
export const offerFormValues = (before: Offer | undefined, words = ""): OfferFormValues => ({
  salary: before?.salary.toString() ?? "",
  salary_period: before?.salary_period ?? "year",
  starts_on: before?.starts_on ?? "",
  answer_by: "",
  place: before?.place ?? "",
  hours: before?.hours ?? "",
  leave: before?.leave ?? "",
  trial: before?.trial ?? "",
  words,
  document: null,
});

/** The contract's rules on the form's values; its file is checked by its field, and stored when the offer is sent. */
export const offerFormSchema = z.pipe(
  z.transform(({ document: _file, ...values }: OfferFormValues): unknown => ({
    ...values,
    salary: readDollars(values.salary),
  })),
  offerInputSchema,
);
