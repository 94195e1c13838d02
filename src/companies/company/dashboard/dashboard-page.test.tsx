import type { CompanyDashboard } from "@contracts/companies/company";
import type { CompanyToday, DueReply, InterviewOfToday } from "@contracts/companies/today";
import { staffActs } from "@contracts/enums";
import { QueryClient } from "@tanstack/react-query";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { DashboardPage } from "@/companies/company/dashboard/dashboard-page";
import { dayWords } from "@/companies/model/today-words";
import { renderWith } from "../../../../tests/support/render-with.tsx";

const call = vi.hoisted(() => vi.fn());
vi.mock("@/lib/call-procedure", () => ({ callProcedure: call }));
vi.mock("@/auth/use-auth", () => ({ useAuth: () => ({ user: { id: "me" } }) }));
vi.mock("@/lib/site-settings", () => ({ useSiteSettings: () => ({ supportEmail: "support@example.com" }) }));
vi.mock("@/companies/company/dashboard/activity-card", () => ({ ActivityCard: () => null }));

const row = { application_id: "a1", person: "Hana Sorrell", job_title: "Welder" };
const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const interview = (more: Partial<InterviewOfToday>): InterviewOfToday => ({
  ...row,
  id: "i1",
  starts_at: minutesAway(12),
  minutes: 45,
  place_kind: "video",
  place: "https://meet.example/room",
  is_mine: true,
  people: ["Priya"],
  ...more,
});
const reply: DueReply = { ...row, title: null, status: "interview", answer_due: "2026-01-05" };
const nothing: CompanyToday = {
  today: minutesAway(0).slice(0, 10),
  interviews: [],
  other_times: [],
  scorecards: [],
  replies: { overdue: 0, due_today: 0, rows: [] },
  new_applications: { total: 0, jobs: [] },
  unread: { total: 0, rows: [] },
  offers: { total: 0, rows: [] },
  next_interview: null,
  next_reply: null,
};

function show(more: Partial<CompanyDashboard>, today: Partial<CompanyToday> | Error = {}, zone = "UTC") {
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
  call.mockImplementation(async (name: string) => {
    if (name === "get_company_dashboard") return dashboard;
    if (name === "keep_time_zone") return { zone };
    if (name !== "get_company_today") return { jobs: [], events: [], next: null, total: 0 };
    if (today instanceof Error) throw today;
    return { ...nothing, ...today };
  });
  renderWith(<DashboardPage invitations={null} renderJobs={() => <p>The jobs</p>} />, {
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  });
}

beforeEach(() => call.mockReset());

it("keeps the jobs of a company whose plan ended, with a bar that says so and no new actions", async () => {
  show({});
  expect(await screen.findByText(/^Your Pro plan ended on Oct 31/)).toBeTruthy();
  expect(screen.getByText("The jobs")).toBeTruthy();
  expect(screen.getAllByRole("link", { name: /^Applications/ })).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Contact us" }).className).toContain("btn-primary");
  expect(screen.getByRole("heading", { name: "Subscription Status" })).toBeTruthy();
  expect(screen.queryByText(/Before your first job is live|It is a draft/)).toBeNull();
  expect(screen.queryByRole("link", { name: /Post a New Job|Add Candidate|Import candidates/ })).toBeNull();
});

it.each([
  ["rejected", "Your approval was withdrawn"],
  ["pending", "Pending Approval"],
] as const)(
  "keeps the jobs of a company that is %s after an approval, with a bar that explains what is paused",
  async (state, title) => {
    show({ state, subscription: { tier: "pro", status: "active", expires_at: null } as never });
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    expect(screen.getByText(/Your jobs are hidden and your team can't reach candidates/)).toBeTruthy();
    expect(screen.getByText("The jobs")).toBeTruthy();
    expect(screen.queryByText(/Before your first job is live|It is a draft/)).toBeNull();
    expect(screen.queryByRole("link", { name: /Post a New Job|Add Candidate|Import candidates/ })).toBeNull();
    expect(screen.getByRole("button", { name: "Post a New Job" })).toHaveProperty("disabled", true);
    expect(screen.getByRole("list", { name: "Paused" }).textContent).toContain("you can't post new ones");
    expect(screen.getByRole("list", { name: "Kept" })).toBeTruthy();
  },
);

it("shows Suspended instead of Approved, and never says that all is done", async () => {
  show({
    state: "suspended",
    subscription: { tier: "pro", status: "active", expires_at: null } as never,
    suspension: { since: "2026-11-26T10:00:00Z", words: "We have to talk.", by: "Amelia Strand" } as never,
  });
  expect(await screen.findByText("We have to talk.")).toBeTruthy();
  expect(screen.getByText("Suspended")).toBeTruthy();
  expect(screen.queryByText("Approved")).toBeNull();
  expect(screen.getByRole("link", { name: "Write to support" }).className).toContain("btn-primary");
  expect(screen.queryByText("You’re all caught up")).toBeNull();
});

it.each([
  [4, "4 hidden. They come back when this is lifted."],
  [1, "1 hidden. It comes back when this is lifted."],
  [0, "6 jobs"],
])("says how many jobs are hidden during a suspension: %s", async (hidden_jobs, words) => {
  show({ state: "suspended", counts: { jobs: 6, hidden_jobs, partners: 0 } as never });
  expect(await screen.findByText(words)).toBeTruthy();
});

it("says how many jobs the plan hides", async () => {
  show({ state: "live", is_live: true, counts: { jobs: 6, hidden_jobs: 2, partners: 0 } as never });
  expect(await screen.findByText("6 jobs, 2 hidden")).toBeTruthy();
});

it("shows Approval withdrawn instead of Rejected", async () => {
  show({ state: "rejected" });
  expect(await screen.findByText("Approval withdrawn")).toBeTruthy();
  expect(screen.queryByText("Rejected")).toBeNull();
});

it("guides a company that never had a plan to its first job", async () => {
  show({ has_posted: false, subscription: { tier: "none", status: "active", expires_at: null } as never });
  expect(await screen.findByText(/Before your first job is live/)).toBeTruthy();
  expect(screen.queryByText("The jobs")).toBeNull();
});

const live = { state: "live", is_live: true } as const;
const cards = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

// Two zones that never share a date, so the browser is in at most one of them.
it.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "shows the current date in the account's time zone, %s",
  async (zone) => {
    show(live, {}, zone);
    expect(await screen.findByText(dayWords(new Date(), zone), { exact: false })).toBeTruthy();
  },
);

it("lists due items by urgency, and omits empty ones", async () => {
  show(live, {
    interviews: [interview({})],
    scorecards: [{ ...row, interview_id: "i0", starts_at: minutesAway(-3000), submitted_by: ["Marcus", "Priya"] }],
    replies: { overdue: 1, due_today: 0, rows: [reply] },
    new_applications: {
      total: 4,
      jobs: [{ job_id: "j1", title: "Welder", count: 4, people: ["A B", "C D"], first: "a9" }],
    },
    offers: { total: 1, rows: [{ ...row, answer_by: "2026-12-01", sent_at: minutesAway(-9000), is_read: true }] },
  });
  await screen.findByText("Scorecards due");
  expect(cards().slice(0, 5)).toEqual([
    "Interviews",
    "Reply-by dates1 overdue",
    "New applications4",
    "Offers pending1",
    "Manage Job Postings",
  ]);
  expect(screen.getByText("Marcus and Priya submitted theirs")).toBeTruthy();
  const next = screen.getByRole("link", { name: "Welder" });
  expect(next.getAttribute("href")).toBe("/company/applications/a9?of=j1&stage=applied");
});

it("makes Join the only primary button while a call can be joined", async () => {
  const primary = () => screen.getAllByRole("link").filter(({ className }) => className.includes("btn-primary"));
  show(live, { interviews: [interview({ id: "i0", starts_at: minutesAway(16) }), interview({})] });
  expect((await screen.findByRole("link", { name: "Join the video call with Hana Sorrell" })).className).toContain(
    "btn-primary",
  );
  expect(primary()).toHaveLength(1);
});

it("says that everything is done, and what comes next", async () => {
  show(live, { next_interview: interview({ starts_at: "2099-11-30T10:00:00Z" }), next_reply: reply });
  expect(await screen.findByRole("heading", { name: "You’re all caught up" })).toBeTruthy();
  expect(cards().slice(0, 2)).toEqual(["You’re all caught up", "Next up"]);
  expect(screen.getAllByRole("link", { name: "Post a New Job" })[0]?.className).toContain("btn-primary");
});

it("keeps the jobs when due items fail to load, and each card offers to retry", async () => {
  show(live, new Error("Down"));
  for (const what of ["interviews", "reply-by dates", "new applications", "unread messages", "offers pending"]) {
    expect(await screen.findByText(`Couldn't load ${what}.`)).toBeTruthy();
    expect(screen.getByRole("button", { name: `Try again, ${what}` })).toBeTruthy();
  }
  expect(screen.getByText("The jobs")).toBeTruthy();
});
