import type { CompanyDashboard } from "@contracts/companies/company";
import { staffActs } from "@contracts/enums";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DashboardPage } from "@/companies/company/dashboard/dashboard-page";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/companies/company/dashboard/activity-card", () => ({ ActivityCard: () => null }));

function show(more: Partial<CompanyDashboard>) {
  const dashboard = {
    state: "no-subscription",
    company: { id: "c1", name: "Quillmark", is_approved: true, submitted_at: "2026-11-01T10:00:00Z", tax_id: null },
    membership: { role: "company_admin" },
    subscription: { tier: "pro", status: "active", expires_at: "2026-10-31T12:00:00Z" },
    is_live: false,
    has_posted: true,
    can: Object.fromEntries(staffActs.map((act) => [act, true])),
    counts: { jobs: 2, managed_candidates: 0, partners: 0 },
    ...more,
  };
  call.mockImplementation(async (name: string) =>
    name === "get_company_dashboard" ? dashboard : { jobs: [], events: [], next: null, total: 0 },
  );
  renderWith(<DashboardPage invitations={null} renderJobs={() => <p>The jobs</p>} />, {
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });
}

beforeEach(() => call.mockReset());

it("keeps the jobs of a company whose plan ended, under a bar that says so, and offers nothing new", async () => {
  show({});
  expect(await screen.findByText(/^Your Pro plan ended on Oct 31/)).toBeTruthy();
  expect(screen.getByText("The jobs")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Applications/ })).toBeTruthy();
  expect(screen.queryByText(/Before your first job is live|It is a draft/)).toBeNull();
  expect(screen.queryByRole("link", { name: /Post a New Job|Add Candidate|Import candidates/ })).toBeNull();
});

it.each([
  ["rejected", "Your approval was withdrawn"],
  ["pending", "Pending Approval"],
] as const)(
  "keeps the jobs of a company that was approved once and is %s, under a bar that says what rests",
  async (state, title) => {
    show({ state, subscription: { tier: "pro", status: "active", expires_at: null } as never });
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(screen.getByText(/Your jobs are hidden and your team can't reach candidates/)).toBeTruthy();
    expect(screen.getByText("The jobs")).toBeTruthy();
    expect(screen.queryByText(/Before your first job is live|It is a draft/)).toBeNull();
    expect(screen.queryByRole("link", { name: /Post a New Job|Add Candidate|Import candidates/ })).toBeNull();
  },
);

it("leads a company that never had a plan to its first job", async () => {
  show({ has_posted: false, subscription: { tier: "none", status: "active", expires_at: null } as never });
  expect(await screen.findByText(/Before your first job is live/)).toBeTruthy();
  expect(screen.queryByText("The jobs")).toBeNull();
});
