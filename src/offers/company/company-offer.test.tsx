import type { CompanyApplicationDetail } from "@contracts/applications/application";
import type { Offer } from "@contracts/offers/offer";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { CompanyOffer } from "@/offers/company/company-offer";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: (...given: unknown[]) => call(...given) }));

const application = {
  id: "a",
  status: "offered",
  job: { company_name: "Brackenline", can: { open: true } },
  candidate: { first_name: "Nadia" },
  can: { talk: true },
} as CompanyApplicationDetail;
const open = {
  id: "one",
  salary: 178_000,
  salary_period: "year",
  starts_on: "2027-01-11",
  answer_by: "2026-12-04",
  created_at: "2026-11-20T11:30:00Z",
  state: "open",
  is_shown: true,
  can: { answer: false, withdraw: true },
} as Offer;
const accepted: Offer = { ...open, state: "accepted", can: { answer: false, withdraw: false } };

it.each([
  [[], true],
  [[{ ...open, state: "declined" } as Offer], true],
  [[open], false],
] as const)("shows a disabled button for a new offer at a paused company: %#", async (offers, waits) => {
  call.mockResolvedValue({ offers, pay_period: "year", other_applications: null, can: { make: false } });
  const candidate = { first_name: "Nadia", email: "nadia@example.com" } as CompanyApplicationDetail["candidate"];
  renderWith(<CompanyOffer application={{ ...application, candidate, company_paused: true }} onMoved={() => {}} />);
  await screen.findByRole("heading", { name: "Offer" });
  const make = screen.queryByRole("button", { name: "Make an offer", description: "Paused" });
  expect(make?.hasAttribute("disabled") ?? false).toBe(waits);
});

it("closes the withdraw dialog once the offer turns out to be accepted", async () => {
  let offer = open;
  call.mockImplementation(async (name: string) => {
    if (name === "get_offers")
      return { offers: [offer], pay_period: "year", other_applications: null, can: { make: false } };
    offer = accepted;
    throw new AppError({ code: "offer_answered", message: "This offer has been accepted", status: 409 });
  });
  renderWith(<CompanyOffer application={application} onMoved={() => {}} />);
  await userEvent.click(await screen.findByRole("button", { name: "Withdraw offer" }));
  await screen.findByRole("dialog", { name: "Withdraw the offer to Nadia?" });
  await pressAgain(() => screen.getAllByRole("button", { name: "Withdraw offer" }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText(/^Nadia accepted the offer/)).toBeDefined();
});
