import { addDays, localDay } from "@contracts/day";
import type { Offer } from "@contracts/offers/offer";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { formatDate } from "@/lib/format-date";
import { pressAgain } from "../../../tests/support/press-again.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: (...given: unknown[]) => call(...given) }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));

const { MakeOfferDialog } = await import("@/offers/company/make-offer-dialog");

const inDays = (days: number) => addDays(localDay(), days);
const set = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string) => screen.getByRole("button", { name });

interface Opened {
  payPeriod?: "hour";
  moves?: boolean;
  suggested?: string;
  before?: Offer;
}

async function open({ moves = true, suggested, before, payPeriod }: Opened = {}) {
  const [onMade, onClose] = [vi.fn(), vi.fn()];
  const client = new QueryClient();
  const dialog = (suggested: string | undefined) => (
    <QueryClientProvider client={client}>
      <MakeOfferDialog
        applicationId="application"
        name="Nadia"
        moves={moves}
        suggested={suggested}
        before={before}
        payPeriod={payPeriod}
        onMade={onMade}
        onClose={onClose}
      />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(dialog(suggested), { wrapper: MemoryRouter });
  await screen.findByRole("dialog", { name: "Make Nadia an offer" });
  return { onMade, onClose, suggest: (words: string) => rerender(dialog(words)), unmount };
}
async function preview() {
  set(/Salary/, "$178,000");
  set(/Starts/, inDays(40));
  set(/Expires on/, inDays(10));
  await userEvent.click(button("Preview"));
  await screen.findByRole("dialog", { name: "What Nadia will see" });
}

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ offers: [], pay_period: "year", other_applications: null, can: { make: false } });
});
afterEach(() => sessionStorage.clear());

it("requires salary and dates, and sends nothing without them", async () => {
  await open();
  set(/Starts/, inDays(-1));
  await userEvent.click(button("Preview"));
  const summary = async () => within(await screen.findByRole("alert", { name: /things need/ })).getAllByRole("link");
  const says = async () => (await summary()).map(({ textContent }) => textContent);
  expect(await says()).toEqual([
    "Enter a salary from 1 to 100,000,000",
    "Choose today or a later day",
    "Choose the day it expires",
  ]);
  set(/Starts/, "");
  set(/Expires on/, inDays(-1));
  await vi.waitFor(async () =>
    expect((await says()).slice(1)).toEqual(["Choose the day it starts", "Choose today or a later day"]),
  );
  expect(call).not.toHaveBeenCalled();
});

it("starts with the job's pay period, and accepts cents only for hourly pay", async () => {
  await open({ payPeriod: "hour" });
  const period = screen.getByLabelText<HTMLSelectElement>(/^For/);
  expect(period.value).toBe("hour");
  set(/^For/, "month");
  set(/Salary/, "24.50");
  set(/Starts/, inDays(40));
  await userEvent.click(button("Preview"));
  expect((await screen.findAllByText("Enter a whole number for a year or a month")).length).toBeGreaterThan(0);
  set(/^For/, "hour");
  set(/Expires on/, inDays(10));
  await pressAgain(() => button("Preview"));
  expect(await screen.findByText("$24.50")).toBeDefined();
});

it("previews the offer before sending, and keeps the values when going back", async () => {
  await open({ suggested: "We hope you come." });
  await preview();
  expect(screen.getByText("$178,000")).toBeDefined();
  expect(screen.getByText(/^It expires on/).textContent).toBe(`It expires on ${formatDate(inDays(10))}.`);
  expect(screen.getByText("We hope you come.")).toBeDefined();
  expect(screen.getByText("We wait 10 seconds")).toBeDefined();
  expect(call).not.toHaveBeenCalled();
  await pressAgain(() => button("Change it"));
  expect((await screen.findByLabelText<HTMLInputElement>(/Salary/)).value).toBe("178,000");
});

const words = () => screen.getByLabelText<HTMLTextAreaElement>(/A note to Nadia/);

it("starts with the template's text, even if it loads late, but never replaces typed text", async () => {
  const { suggest, unmount } = await open();
  suggest("We hope you come.");
  await vi.waitFor(() => expect(words().value).toBe("We hope you come."));
  set(/A note to Nadia/, "Come!");
  suggest("Others");
  unmount();
  const again = await open({ suggested: "We hope you come." });
  expect(words().value, "the draft").toBe("Come!");
  again.unmount();
  sessionStorage.clear();
  const { suggest: suggestLate } = await open();
  set(/A note to Nadia/, "Come soon!");
  suggestLate("We hope you come.");
  expect(words().value, "what was typed before they came").toBe("Come soon!");
});

const loseAnswers = (count: number) => {
  for (let n = 0; n < count; n += 1)
    call.mockRejectedValueOnce(new AppError({ code: "offline", message: "No connection", status: 0 }));
};

it("retries the same offer after a lost response, and clears the draft when sent", async () => {
  const { onMade, onClose } = await open({ moves: false });
  await preview();
  expect(screen.queryByText("We wait 10 seconds")).toBeNull();
  loseAnswers(2);
  await pressAgain(() => button("Send offer"));
  await pressAgain(() => button("Send offer"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const made = call.mock.calls.filter(([name]) => name === "make_offer").map(([, args]) => args);
  expect(made).toHaveLength(3);
  expect(made).toEqual([made[0], made[0], made[0]]);
  expect(made[0]).toMatchObject({ p_application_id: "application", p_offer: { salary: 178_000, document: null } });
  expect(onMade).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it("sends a changed offer with a new id, so it is refused if the first one arrived", async () => {
  const { onClose } = await open();
  await preview();
  loseAnswers(2);
  await pressAgain(() => button("Send offer"));
  const made = () => call.mock.calls.filter(([name]) => name === "make_offer").map(([, args]) => args);
  await vi.waitFor(() => expect(made()).toHaveLength(2));
  await pressAgain(() => button("Change it"));
  await screen.findByLabelText(/Salary/);
  set(/Salary/, "$185,000");
  await userEvent.click(button("Preview"));
  await screen.findByText("$185,000");
  call.mockRejectedValueOnce(new AppError({ code: "offer_stands", message: "There is an offer already", status: 409 }));
  await pressAgain(() => button("Send offer"));
  await vi.waitFor(() => expect(made()).toHaveLength(3));
  expect(made()[2].p_id).not.toBe(made()[0].p_id);
  expect(onClose).not.toHaveBeenCalled();
});

it("shows a server error at its field", async () => {
  const { onClose } = await open();
  await preview();
  call.mockRejectedValueOnce(
    new AppError({
      code: "invalid_input",
      message: "Please check the highlighted fields",
      status: 422,
      fields: { answer_by: "Choose a day within 90 days" },
    }),
  );
  await pressAgain(() => button("Send offer"));
  expect((await screen.findAllByText("Choose a day within 90 days")).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/Expires on/).getAttribute("aria-invalid")).toBe("true");
  expect(onClose).not.toHaveBeenCalled();
});

it("restores the values while sending can be undone, and clears them once sent", async () => {
  const { onClose, unmount } = await open();
  set(/A note to Nadia/, "Come!");
  await preview();
  await pressAgain(() => button("Send offer"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  unmount();
  const undone = await open();
  expect(screen.getByLabelText<HTMLInputElement>(/Salary/).value).toBe("178,000");
  expect(words().value).toBe("Come!");
  undone.unmount();
  await open({ before: { id: "sent", salary: 178_000, salary_period: "year" } as Offer });
  expect(words().value).toBe("");
});
