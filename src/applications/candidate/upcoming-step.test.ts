import { expect, it } from "vitest";
import { upcomingStep } from "@/applications/candidate/upcoming-step";

type Given = Parameters<typeof upcomingStep>[0];
const words = (given: Omit<Given, "offer_until">) =>
  upcomingStep({ ...given, offer_until: null }).map(({ meta }) => meta);

it("is an answer by the promised day", () => {
  expect(words({ status: "reviewing", answer_by: "2999-11-28", answer_due: "2999-11-28" })).toEqual([
    "by Nov 28, 2999",
  ]);
});

it("says of a day that is past that it was promised, and where none was that there is none", () => {
  expect(words({ status: "applied", answer_by: "2020-01-03", answer_due: "2020-01-03" })).toEqual([
    "was promised by Jan 03, 2020",
  ]);
  expect(words({ status: "interview", answer_by: null, answer_due: null })).toEqual(["no day was promised"]);
});

it.each(["offered", "hired", "rejected", "withdrawn"] as const)("is nothing once it is %s", (status) => {
  expect(words({ status, answer_by: "2026-11-28", answer_due: null })).toEqual([]);
});

it("is nothing where one was reopened after its answer", () => {
  expect(words({ status: "reviewing", answer_by: "2026-11-28", answer_due: null })).toEqual([]);
});

it("is the candidate's own answer to an offer that waits for it", () => {
  const offered = { status: "offered", answer_by: null, answer_due: null, offer_until: "2999-12-04" } as const;
  const [answer] = upcomingStep(offered);
  expect(answer).toMatchObject({ title: "Your answer", isToCome: true });
  expect(answer?.meta).toBe("by Dec 04, 2999");
});
