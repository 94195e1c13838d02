import type { Plan } from "@contracts/companies/company";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { pressAnew } from "../../../tests/support/press-anew.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const basic: Plan = { tier: "basic", status: "active", expires_at: "2027-03-31T23:59:59Z" };
let stored: Plan;
const send = vi.fn();
/** The version of what is stored: another one with each change. */
let version = 1;
const updatedAt = () => `2026-11-0${version}T00:00:00Z`;
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async (name: string) =>
    name === "get_employer" ? { open_jobs: 3 } : { company_id: "c", updated_at: updatedAt(), ...stored },
}));
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: (...call: unknown[]) => send(...call) }));

const toasts = vi.hoisted(() => vi.fn());
vi.mock("@/components/feedback/toast", () => ({ toast: { success: toasts, error: vi.fn(), dismiss: vi.fn() } }));

const { SubscriptionDialog } = await import("@/plans/shared/subscription-dialog");

const waiting = "Nothing is changed yet.";
const choose = (name: RegExp, value: string) => userEvent.selectOptions(screen.getByRole("combobox", { name }), value);
const setDay = (value: string) => fireEvent.change(screen.getByLabelText(/Last day/), { target: { value } });

async function open(plan = basic) {
  stored = plan;
  const onClose = vi.fn();
  renderWith(<SubscriptionDialog company={{ id: "c", name: "Harbor" }} onClose={onClose} />);
  const update = await screen.findByRole<HTMLButtonElement>("button", { name: "Update subscription" });
  return { update, onClose };
}

beforeEach(() => {
  version = 1;
  send.mockReset();
  send.mockImplementation(async (_name, { companyId, tier, status, expiresAt, updatedAt: seen }) => {
    if (seen !== updatedAt()) throw new AppError({ code: "edit_conflict", message: "Changed", status: 409 });
    return {
      success: true,
      subscription: { company_id: companyId, tier, status, expires_at: expiresAt, updated_at: seen },
    };
  });
});

it("the update waits for another tier, status or day, and says so", async () => {
  const { update } = await open();
  const expectWaiting = (waits: boolean) => {
    expect(update.disabled).toBe(waits);
    expect(screen.queryAllByText(waiting)).toHaveLength(waits ? 1 : 0);
  };
  expectWaiting(true);
  await choose(/Tier/, "pro");
  expectWaiting(false);
  await choose(/Tier/, "basic");
  expectWaiting(true);
  setDay("2027-04-30");
  expectWaiting(false);
  setDay("2027-03-31");
  expectWaiting(true);
  await choose(/Status/, "past_due");
  expectWaiting(false);
  await choose(/Tier/, "none");
  expectWaiting(false);
});

it("sends tier, status and the whole last day", async () => {
  const { update, onClose } = await open();
  await choose(/Tier/, "pro");
  await choose(/Status/, "canceled");
  setDay("2027-04-30");
  await userEvent.click(update);
  // A canceled one lets nobody post.
  await userEvent.click(await screen.findByRole("button", { name: "End plan" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 5000);
  expect(send).toHaveBeenCalledExactlyOnceWith("manage-company-subscription", {
    method: "update",
    companyId: "c",
    tier: "pro",
    status: "canceled",
    expiresAt: "2027-04-30T23:59:59Z",
    updatedAt: "2026-11-01T00:00:00Z",
  });
});

it.each([
  [
    "a last day that is over",
    () => setDay("2020-01-31"),
    "Its last day, Jan 31, 2020, is over. 3 open jobs will no longer be shown.",
  ],
  ["a status that doesn't count", () => choose(/Status/, "past_due"), "3 open jobs will no longer be shown."],
])("asks before %s ends a plan, names how many jobs, and can be undone", async (_what, change, words) => {
  const { update, onClose } = await open();
  await change();
  await userEvent.click(update);
  const question = await screen.findByRole("dialog", { name: "End the plan of Harbor?" });
  expect(question.textContent).toContain(words);
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "End plan" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 5000);
  const [{ title, action }] = toasts.mock.lastCall ?? [];
  expect(title).toBe("Subscription updated to Basic successfully");
  action.onSelect();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1]).toMatchObject({ tier: "basic", status: "active", expiresAt: basic.expires_at });
});

it("no plan has neither a status nor an end, and nothing to update where there is none", async () => {
  const { update } = await open({ tier: "none", status: "active", expires_at: null });
  expect(screen.queryByRole("combobox", { name: /Status/ })).toBeNull();
  expect(update.disabled).toBe(true);
  await choose(/Tier/, "pro");
  setDay("2027-04-30");
  await choose(/Tier/, "none");
  expect(update.disabled).toBe(true);
});

it("what a colleague has changed meanwhile is not overwritten unseen: it shows first", async () => {
  const { update, onClose } = await open();
  expect(screen.getByText("Now: Basic, until Mar 31, 2027.")).toBeDefined();
  await choose(/Tier/, "intermediate");
  stored = { ...basic, tier: "pro", expires_at: null };
  version = 2;
  await userEvent.click(update);
  expect(await screen.findByText("Now: Pro.")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /Tier/ }).value).toBe("intermediate");
  await pressAnew(() => update);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 5000);
  expect(send.mock.calls[1]?.[1]).toMatchObject({
    tier: "intermediate",
    expiresAt: null,
    updatedAt: "2026-11-02T00:00:00Z",
  });
});
