import type { Plan } from "@contracts/companies/company";
import type { PlanUse } from "@contracts/plans/company-plan";
import { planLimits, planParts } from "@contracts/plans/plan-limits";
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { AppError } from "@/lib/app-error";
import { pressAgain } from "../../../tests/support/press-again.ts";
import { renderWith } from "../../../tests/support/render-with.tsx";

const basic: Plan = { tier: "basic", status: "active", expires_at: "2027-03-31T23:59:59Z" };
let stored: Plan;
const send = vi.fn();
/** The stored version, which increases with each change. */
let version = 1;
const updatedAt = () => `2026-11-0${version}T00:00:00Z`;
const used: Partial<Record<string, number>> = { open_jobs: 3, team_members: 4, represented_candidates: 1, partners: 0 };
const use = (tier: Plan["tier"]) =>
  Object.fromEntries(
    planParts.map((part) => [part, { used: used[part] ?? null, limit: tier === "none" ? 0 : planLimits[tier][part] }]),
  ) as PlanUse;
const jobs = ["Welder", "Planner", "Driver"];
vi.mock("@/lib/call-procedure", () => ({
  callProcedure: async (name: string, { p_tier }: { p_tier: Plan["tier"] }) =>
    name === "preview_plan_change"
      ? {
          now: use(stored.tier),
          after: use(p_tier),
          jobs: jobs.map((title, place) => ({
            id: title,
            title,
            location: "Denver, CO",
            posted_at: "2026-11-01T00:00:00Z",
            is_hidden: p_tier === "free_trial" && place < 1,
          })),
        }
      : { company_id: "c", updated_at: updatedAt(), ...stored },
}));
vi.mock("@/lib/invoke-function", () => ({ invokeFunction: (...call: unknown[]) => send(...call) }));

const toasts = vi.hoisted(() => vi.fn());
vi.mock("@/components/feedback/toast", () => ({ toast: { success: toasts, error: vi.fn(), dismiss: vi.fn() } }));

const { SubscriptionDialog } = await import("@/plans/shared/subscription-dialog");

const choose = (plan: RegExp) => userEvent.click(screen.getByRole("radio", { name: plan }));
const setDay = (value: string) => fireEvent.change(screen.getByLabelText(/Last day/), { target: { value } });
const day = () => screen.getByLabelText<HTMLInputElement>(/Last day/).value;
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

async function open(plan = basic) {
  stored = plan;
  const onClose = vi.fn();
  renderWith(<SubscriptionDialog company={{ id: "c", name: "Harbor" }} onClose={onClose} />);
  await screen.findByRole("button", { name: "Nothing has changed" });
  return { onClose };
}

beforeEach(() => {
  version = 1;
  vi.useFakeTimers({ now: new Date("2026-11-26T15:00:00Z"), toFake: ["Date"] });
  send.mockReset();
  send.mockImplementation(async (_name, { companyId, tier, status, expiresAt, updatedAt: seen }) => {
    if (seen !== updatedAt()) throw new AppError({ code: "edit_conflict", message: "Changed", status: 409 });
    return {
      success: true,
      subscription: { company_id: companyId, tier, status, expires_at: expiresAt, updated_at: seen },
    };
  });
  return () => vi.useRealTimers();
});

it("requires another plan, status or day, and the button says what it does", async () => {
  await open();
  expect(button("Nothing has changed").disabled).toBe(true);
  await choose(/^Pro/);
  await vi.waitFor(() => expect(button("Change to Pro").disabled).toBe(false));
  await choose(/^Basic/);
  expect(button("Nothing has changed").disabled).toBe(true);
  setDay("2027-04-30");
  await vi.waitFor(() => expect(button("Change Basic").disabled).toBe(false));
  setDay("2027-03-31");
  expect(button("Nothing has changed").disabled).toBe(true);
});

it("gives a trial 30 days and other plans a year, and a preset sets the day", async () => {
  await open({ tier: "none", status: "active", expires_at: null });
  await choose(/^Free trial/);
  expect(day()).toBe("2026-12-26");
  expect(button(/^Give Free trial/)).toBeDefined();
  await choose(/^Pro/);
  expect(day()).toBe("2027-11-26");
  await userEvent.click(button("No end"));
  expect(day()).toBe("");
  await choose(/^No plan/);
  expect(button("Nothing has changed").disabled).toBe(true);
});

it("compares limits, names the hidden jobs, and sends which ones stay open", async () => {
  const { onClose } = await open();
  await choose(/^Free trial/);
  const row = await screen.findByRole("row", { name: /^Team members/ });
  expect(row.textContent).toBe("Team members4 of 53All 4 stay. No one can be added.");
  expect(screen.getByRole("row", { name: /^Open jobs/ }).textContent).toBe(
    "Open jobs3 of 521 job hidden, the newest first",
  );
  expect(screen.getByText(/^Hidden:/).textContent).toBe("Hidden: Welder. Applicants keep their applications.");
  expect(button("Change to Free trial, hide 1 job")).toBeDefined();
  await userEvent.click(button("Choose others"));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Welder/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Driver/ }));
  expect(screen.getByText("Choose 1 more.")).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox", { name: /^Welder/ }));
  await pressAgain(() => button("Change to Free trial, hide 1 job"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 5000);
  expect(send).toHaveBeenCalledExactlyOnceWith("manage-company-subscription", {
    method: "update",
    companyId: "c",
    tier: "free_trial",
    status: "active",
    expiresAt: "2026-12-26T23:59:59Z",
    updatedAt: "2026-11-01T00:00:00Z",
    keepOpen: ["Welder", "Planner"],
  });
});

it.each([
  ["a last day that is over", async () => setDay("2020-01-31"), "Jan 31, 2020 has passed"],
  [
    "a status that doesn't give access",
    () => userEvent.selectOptions(screen.getByRole("combobox", { name: /Status/ }), "past_due"),
    "This plan doesn't give access",
  ],
  ["no plan", () => choose(/^No plan/), "This plan doesn't give access"],
])("%s needs its own confirmation, says how many jobs are hidden, and can be undone", async (_what, change, title) => {
  const { onClose } = await open();
  await change();
  expect(await screen.findByText(title)).toBeDefined();
  expect(await screen.findByText(/3 open jobs will no longer be shown/)).toBeDefined();
  expect(button("End the plan").disabled).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: "End the plan now" }));
  await pressAgain(() => button("End the plan"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 5000);
  const [{ action }] = toasts.mock.lastCall ?? [];
  action.onSelect();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1]).toMatchObject({ tier: "basic", status: "active", expiresAt: basic.expires_at });
});

it("shows a colleague's change before overwriting it", async () => {
  const { onClose } = await open();
  expect(screen.getByText("Now: Basic, until Mar 31, 2027.")).toBeDefined();
  await choose(/^Intermediate/);
  stored = { ...basic, tier: "pro", expires_at: null };
  version = 2;
  await vi.waitFor(() => expect(button("Change to Intermediate").disabled).toBe(false));
  await userEvent.click(button("Change to Intermediate"));
  expect(await screen.findByText("Now: Pro.")).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Intermediate/ }).checked).toBe(true);
  await pressAgain(() => button("Change to Intermediate"));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 5000);
  expect(send.mock.calls[1]?.[1]).toMatchObject({ tier: "intermediate", updatedAt: "2026-11-02T00:00:00Z" });
});
