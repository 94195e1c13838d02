import type { Offer } from "@contracts/offers/offer";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { AnswerOffer } from "@/offers/candidate/answer-offer";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: (...given: unknown[]) => call(...given) }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const offer = { id: "one", salary: 178_000, salary_period: "year", starts_on: "2027-01-11" } as Offer;

const show = (others = 2) =>
  renderWith(<AnswerOffer applicationId="application" offer={offer} company="Brackenline" others={others} />, {
    owner: "me",
  });
const dialog = (name: string) => screen.findByRole("dialog", { name });
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ offers: [], pay_period: "year", other_applications: 0, can: { make: false } });
});

it("confirms before accepting, says who is notified, and accepts only once", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Accept offer" }));
  const asked = await dialog("Accept the offer from Brackenline?");
  expect(asked.textContent).toContain(
    "$178,000 a year, from Jan 11, 2027. They are notified right away, and your application moves to Hired. Your 2 other open applications aren't affected.",
  );
  expect(call).not.toHaveBeenCalled();
  let answer = (_value: object) => {};
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const accept = () => screen.getAllByRole("button", { name: /Accept/ }).at(-1) as HTMLElement;
  await userEvent.click(accept());
  await userEvent.click(accept());
  expect(call.mock.calls).toEqual([["accept_offer", { p_offer_id: "one" }]]);
  answer({ offers: [], pay_period: "year", other_applications: 0, can: { make: false } });
  await gone();
});

it("stays open if the response was lost, so that people can try again", async () => {
  show();
  // Sent, and looked up.
  const lost = new AppError({ code: "offline", message: "No connection", status: 0 });
  call.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  await userEvent.click(screen.getByRole("button", { name: "Accept offer" }));
  await dialog("Accept the offer from Brackenline?");
  const accepted = () => call.mock.calls.filter(([name]) => name === "accept_offer").length;
  await pressAgain(() => screen.getAllByRole("button", { name: "Accept offer" }).at(-1) as HTMLElement);
  await waitFor(() => expect(accepted()).toBe(2));
  await dialog("Accept the offer from Brackenline?");
  await pressAgain(() => screen.getAllByRole("button", { name: "Accept offer" }).at(-1) as HTMLElement);
  await gone();
  expect(accepted()).toBe(3);
});

it("mentions no other applications if there are none", async () => {
  show(0);
  await userEvent.click(screen.getByRole("button", { name: "Accept offer" }));
  expect((await dialog("Accept the offer from Brackenline?")).textContent).not.toContain("other open");
  await pressAgain(() => screen.getByRole("button", { name: "Not yet" }));
  await gone();
  expect(call).not.toHaveBeenCalled();
});

it("declines with an optional reason and note", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  await dialog("Decline this offer?");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /Reason/ }), "The salary");
  await userEvent.type(screen.getByRole("textbox", { name: /A note to them/ }), "Less than now.");
  // Closed without a reply, it reopens with the typed text.
  await userEvent.keyboard("{Escape}");
  await gone();
  await pressAgain(() => screen.getByRole("button", { name: "Decline" }));
  await dialog("Decline this offer?");
  await pressAgain(() => screen.getByRole("button", { name: "Decline offer" }));
  await gone();
  expect(call.mock.calls).toEqual([
    ["decline_offer", { p_offer_id: "one", p_reason: "salary", p_words: "Less than now." }],
  ]);
  await pressAgain(() => screen.getByRole("button", { name: "Decline" }));
  await dialog("Decline this offer?");
  await pressAgain(() => screen.getByRole("button", { name: "Decline offer" }));
  await gone();
  expect(call.mock.lastCall).toEqual(["decline_offer", { p_offer_id: "one", p_reason: undefined, p_words: undefined }]);
});
