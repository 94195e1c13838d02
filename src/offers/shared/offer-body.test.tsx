import type { Offer } from "@contracts/offers/offer";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { OfferBody } from "@/offers/shared/offer-body";

it("shows the last day of an offer without a time", () => {
  const offer = { salary: 178_000, salary_period: "year", answer_by: "2026-12-04", state: "open" } as Offer;
  render(<OfferBody offer={offer} reader="candidate" other="Brackenline" />);
  expect(screen.getByText(/^It expires on/).textContent).toMatch(/^It expires on Dec 4, 2026\./);
});
