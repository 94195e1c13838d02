import { type Offer, offerFormInputSchema, type SalaryPeriod } from "@contracts/offers/offer";
import * as z from "zod/mini";
import { chosenFile } from "@/files/data/chosen-file";
import { readDollars } from "@/lib/read-dollars";

/** Where its document lies, in the folder of the application. */
export const offerBucket = "message_files";

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

/** The contract's rules on the form's values; its file is stored when the offer is sent. */
export const offerFormSchema = z.pipe(
  // Unknown, because it is the contract's to judge.
  z.transform((values: OfferFormValues): unknown => ({ ...values, salary: readDollars(values.salary) })),
  z.extend(offerFormInputSchema, { document: chosenFile(offerBucket) }),
);
/** What a form gives that fits. */
export type WrittenOffer = z.infer<typeof offerFormSchema>;
