import type { Company, CompanyDashboard } from "@contracts/company";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { StateNotice } from "@/features/company/state-notice";

const submitted = { id: "c1", name: "Quillmark", submitted_at: "2026-11-01T10:00:00Z", is_approved: false } as Company;

function show(company: Company | null, more: Partial<CompanyDashboard> = {}, canCorrect = true) {
  const dashboard = {
    company,
    subscription: null,
    is_live: false,
    can: { edit_registration: canCorrect },
    ...more,
  } as CompanyDashboard;
  const { container } = render(<StateNotice dashboard={dashboard} />, { wrapper: MemoryRouter });
  return container;
}

describe("StateNotice", () => {
  it.each([
    ["no company", null],
    ["an unfinished registration", { ...submitted, submitted_at: null }],
  ])("sends %s to the registration", (_state, company) => {
    show(company);
    expect(screen.getByText("Company Registration Required")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Register Company" }).getAttribute("href")).toBe("/company/register");
  });

  it("tells a submitted company that it waits", () => {
    expect(show(submitted).textContent).toContain("Pending Approval");
  });

  it("shows a rejected company the reason, and the way to correct it to those who may", () => {
    const rejected = { ...submitted, rejected_at: "2026-11-02T10:00:00Z", rejection_reason: "The EIN is missing." };
    expect(show(rejected).textContent).toContain("The EIN is missing.");
    expect(screen.getByRole("link", { name: "Edit Registration" })).toBeTruthy();
  });

  it("leaves the correction of a rejected company to its administrators", () => {
    show({ ...submitted, rejected_at: "2026-11-02T10:00:00Z" }, {}, false);
    expect(screen.queryByRole("link")).toBeNull();
  });

  const approved = { ...submitted, is_approved: true };
  const subscription = { company_id: "c1", tier: "pro", status: "active", expires_at: null } as const;
  it.each([
    ["no subscription", null, "has no subscription yet"],
    ["an overdue one", { ...subscription, status: "past_due" as const }, "is overdue"],
    ["a canceled one", { ...subscription, status: "canceled" as const }, "was canceled"],
    ["one that ended", { ...subscription, expires_at: "2026-10-31T12:00:00Z" }, "ended on Oct 31, 2026"],
  ])("says why an approved company with %s is not live", (_name, present, text) => {
    const notice = show(approved, { subscription: present });
    expect(notice.textContent).toContain("Subscription Required");
    expect(notice.textContent).toContain(text);
    expect(notice.textContent).toContain("contact support");
  });

  it("says nothing once the company is live", () => {
    expect(show(approved, { subscription, is_live: true }).textContent).toBe("");
  });
});
