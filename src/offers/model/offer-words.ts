import { formatMoney } from "@contracts/money";
import { declineReasonLabels, type Offer, type SalaryPeriod } from "@contracts/offers/offer";
import { CircleCheck, CircleX, type LucideIcon } from "lucide-react";
import { formatDate } from "@/lib/format-date";

/** A salary's period, after its amount. */
export const periodWords: Record<SalaryPeriod, string> = { year: "a year", month: "a month", hour: "an hour" };

/** "$178,000 a year" */
export const salaryWords = ({ salary, salary_period }: Pick<Offer, "salary" | "salary_period">): string =>
  `${formatMoney(salary)} ${periodWords[salary_period]}`;

type Reader = "candidate" | "company";

/** Names in sentences: the company's for its candidate, the candidate's for the company. */
export interface Names {
  reader: Reader;
  other: string;
  /** The company, for readers who represent the candidate; the reader's own otherwise. */
  company?: string | undefined;
}

/** An offer's outcome, as a sentence without its end: "You accepted it", "Nadia declined it". */
export function stateWords(
  { state, answer_by }: Offer,
  { reader, other, company: name = "Your company" }: Names,
): string | null {
  const candidate = reader === "candidate" ? "You" : other;
  const company = reader === "company" ? name : other;
  switch (state) {
    case "open":
      return null;
    case "accepted":
      return `${candidate} accepted the offer`;
    case "declined":
      return `${candidate} declined the offer`;
    case "withdrawn":
      return `${company} withdrew the offer`;
    case "expired":
      return `The offer expired on ${formatDate(answer_by)}`;
    case "ended":
      return "The offer has ended";
  }
}

/** The words with its end: a reason, a message, or why it ended. */
export function endWords({ reason, words, state }: Offer): string | null {
  const said = [reason && declineReasonLabels[reason], words && (state === "ended" ? words : `“${words}”`)];
  return said.filter(Boolean).join(". ") || null;
}

/** Ended offers as lines of the conversation. */
export const offerLines = (offers: readonly Offer[], names: Names): { at: string; icon: LucideIcon; text: string }[] =>
  offers.flatMap((offer) => {
    const text = stateWords(offer, names);
    return offer.answered_at && text
      ? [{ at: offer.answered_at, icon: offer.state === "accepted" ? CircleCheck : CircleX, text }]
      : [];
  });
