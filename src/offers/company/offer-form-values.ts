import { type Offer, offerFormFields, type SalaryPeriod, wholeUnlessHourly } from "@contracts/offers/offer";
import * as z from "zod/mini";
import { chosenFile } from "@/files/data/chosen-file";
import { readAmount } from "@/lib/read-amount";

/** The bucket of its document, in the application's folder. */
export const offerBucket = "message_files";

/** An offer's form values: numbers are strings, and the file isn't stored yet. */
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

/** Empty except for the pay period, or a copy of the previous offer. */
export const offerFormValues = (
  before: Offer | undefined,
  words = "",
  period: SalaryPeriod = "year",
): OfferFormValues => ({
  salary: before?.salary.toString() ?? "",
  salary_period: before?.salary_period ?? period,
  starts_on: before?.starts_on ?? "",
  answer_by: "",
  place: before?.place ?? "",
  hours: before?.hours ?? "",
  leave: before?.leave ?? "",
  trial: before?.trial ?? "",
  words,
  document: null,
});

/** The contract's rules on the form's values; its file is stored when the offer is sent. */
export const offerFormSchema = z.pipe(
  // Unknown, because the contract validates it.
  z.transform((values: OfferFormValues): unknown => ({ ...values, salary: readAmount(values.salary) })),
  z.extend(offerFormFields, { document: chosenFile(offerBucket) }).check(wholeUnlessHourly),
);
export type WrittenOffer = z.infer<typeof offerFormSchema>;
