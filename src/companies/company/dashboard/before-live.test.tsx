import type { Company, CompanyDashboard, CompanySubscription } from "@contracts/companies/company";
import { staffActs } from "@contracts/enums";
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { BeforeLive } from "@/companies/company/dashboard/before-live";

const company = {
  id: "c1",
  name: "Quillmark",
  submitted_at: "2026-11-19T10:00:00Z",
  ein_document_url: "c1/ein.pdf",
  tax_document_url: "c1/tax.pdf",
  rejection_reason: "The EIN is missing.",
  tax_id: null,
} as Company;
const everything = Object.fromEntries(staffActs.map((act) => [act, true])) as CompanyDashboard["can"];
const nothing = Object.fromEntries(staffActs.map((act) => [act, false])) as CompanyDashboard["can"];

/** The steps as text, for a company in this state. */
function show(state: CompanyDashboard["state"], more: Partial<CompanyDashboard> = {}) {
  const dashboard = {
    state,
    company,
    subscription: { tier: "none" } as CompanySubscription,
    is_live: state === "live",
    has_posted: false,
    can: everything,
    counts: { jobs: 0 } as CompanyDashboard["counts"],
    ...more,
  } as CompanyDashboard;
  const { unmount } = render(<BeforeLive dashboard={dashboard} />, { wrapper: MemoryRouter });
  const items = screen.getAllByRole("listitem");
  const current = items.find((item) => item.getAttribute("aria-current") === "step");
  const seen = {
    done: items.filter((item) => item.textContent?.includes(", done")).length,
    current: current?.textContent ?? "",
    acts: within(screen.getByRole("list"))
      .queryAllByRole("link")
      .map((link) => `${link.textContent} ${link.getAttribute("href")}`),
    whole: document.body.textContent ?? "",
  };
  unmount();
  return seen;
}

test("the current step is the one that blocks the company, with the text for its state", () => {
  const unfinished = { ...company, submitted_at: null };
  expect(show("unfinished", { company: unfinished }).current).toContain("Company Registration Required");
  expect(show("pending").current).toContain("Pending Approval");
  expect(show("rejected").current).toContain("The EIN is missing.");
  expect(show("no-subscription").current).toContain("Subscription Required");
  expect(show("live").current).toContain("Publish your first job");
});

test("completed steps are counted, with their details", () => {
  expect(show("unfinished", { company: { ...company, submitted_at: null } }).done).toBe(0);
  const pending = show("pending");
  expect(pending.done).toBe(1);
  expect(pending.whole).toContain("1 of 5 done");
  expect(pending.whole).toContain("Sent Nov 19, 2026, with 2 documents.");
  expect(pending.whole).toContain("Candidates look for a logo, a description and a link before they apply.");
  const shown = { ...company, logo_url: "c1/logo.png", description: "Freight.", website: "https://quillmark.com" };
  const live = show("live", { company: shown as Company });
  expect(live.done).toBe(4);
  expect(live.whole).toContain("Logo, description and 1 link are on your public profile.");
});

test("each step shows its actions only to people with the rights", () => {
  expect(show("pending").acts).toEqual([
    "Edit Registration /company/edit-registration",
    "Edit profile /company/edit-profile",
    "Contact support /contact",
  ]);
  expect(show("rejected").acts).toContain("Edit Registration /company/edit-registration");
  expect(show("live").acts).toContain("Write a job /company/jobs/new");
  const counts = { jobs: 1 } as CompanyDashboard["counts"];
  expect(show("live", { counts }).acts).toContain("Go to your jobs /company/jobs");
  expect(show("pending", { can: nothing }).acts).toEqual([]);
  expect(show("live", { can: nothing }).acts).toEqual([]);
});
