import type { Offer } from "@contracts/offers/offer";
import { expect, it } from "vitest";
import { endWords, offerLines, salaryWords, stateWords } from "@/offers/model/offer-words";

const offer = (changes: Partial<Offer>): Offer => ({
  id: "one",
  made_by_name: "Ingrid Nyberg",
  created_at: "2026-11-20T11:30:00Z",
  salary: 178_000,
  salary_period: "year",
  starts_on: "2027-01-11",
  answer_by: "2026-12-04",
  place: null,
  hours: null,
  leave: null,
  trial: null,
  document: null,
  state: "open",
  is_shown: true,
  answered_at: null,
  reason: null,
  words: null,
  can: { answer: false, withdraw: false },
  ...changes,
});
const candidate = { reader: "candidate", other: "Brackenline" } as const;
const company = { reader: "company", other: "Nadia" } as const;

it.each([
  ["year", "$178,000 a year"],
  ["month", "$178,000 a month"],
  ["hour", "$178,000 an hour"],
] as const)("shows a salary per %s", (salary_period, words) => {
  expect(salaryWords(offer({ salary_period }))).toBe(words);
});

it.each([
  ["open", null, null],
  ["accepted", "You accepted the offer", "Nadia accepted the offer"],
  ["declined", "You declined the offer", "Nadia declined the offer"],
  ["withdrawn", "Brackenline withdrew the offer", "Your company withdrew the offer"],
  ["expired", "The offer expired on Dec 4, 2026", "The offer expired on Dec 4, 2026"],
  ["ended", "The offer has ended", "The offer has ended"],
] as const)("tells each side the outcome of an offer that is %s", (state, own, theirs) => {
  const words = [candidate, company].map((names) => stateWords(offer({ state }), names));
  expect(words).toEqual([own, theirs]);
});

it("shows the reason and note of an ended offer, with quotes around people's own words", () => {
  expect(endWords(offer({ state: "declined", reason: "salary", words: "Less than now." }))).toBe(
    "The salary. “Less than now.”",
  );
  expect(endWords(offer({ state: "ended", words: "The application was moved to Hired" }))).toBe(
    "The application was moved to Hired",
  );
  expect(endWords(offer({ state: "declined" }))).toBeNull();
});

it("adds a line to the conversation for each ended offer", () => {
  const at = "2026-11-24T10:00:00Z";
  const lines = offerLines([offer({ state: "declined", answered_at: at }), offer({})], company);
  expect(lines).toMatchObject([{ at, text: "Nadia declined the offer" }]);
});
