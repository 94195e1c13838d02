import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { Offer } from "@contracts/offers/offer";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { offersQuery } from "@/offers/data/offers";
import { renderWith } from "../../../../tests/support/render-with.tsx";

vi.mock("@/offers/company/company-offer", () => ({ CompanyOffer: () => <p>Offer</p> }));
vi.mock("@/interviews/shared/next-interview", () => ({ NextInterview: () => <p>Interview</p> }));
vi.mock("@/auth/use-kept-zone", () => ({ useKeptZone: () => ({ zone: "UTC" }) }));
vi.mock("@/interviews/company/scorecards/scorecards-card", () => ({ ScorecardsCard: () => <p>Scorecards</p> }));

const { ApplicationNext } = await import("@/app/routes/company/application-talk");

const application = {
  id: "a",
  status: "offered",
  job: { id: "job", company_name: "Brackenline" },
  candidate: { first_name: "Nadia" },
  can: { note: true, talk: true },
} as CompanyApplicationDetail;

it.each([
  [[], ["Interview", "Offer"]],
  [["open"], ["Offer", "Interview"]],
  [
    ["declined", "accepted"],
    ["Offer", "Interview"],
  ],
  [["declined"], ["Interview", "Offer"]],
] as const)("orders interview and offer by importance for offers %j", (states, order) => {
  const client = new QueryClient();
  const offers = states.map((state) => ({ state }) as Offer);
  client.setQueryData(offersQuery("a").queryKey, {
    offers,
    pay_period: "year",
    other_applications: null,
    can: { make: false },
  });
  renderWith(<ApplicationNext application={application} />, { client });
  expect(screen.getAllByText(/^(Offer|Interview|Scorecards)$/).map(({ textContent }) => textContent)).toEqual([
    ...order,
    "Scorecards",
  ]);
});
