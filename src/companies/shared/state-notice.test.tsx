import type { Company, CompanyDashboard, CompanyState, PublicCompany } from "@contracts/companies/company";
import { productName } from "@contracts/operator";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { StateNotice } from "@/companies/shared/state-notice";

vi.mock("@/lib/site-settings", () => ({ useSiteSettings: () => ({ supportEmail: "support@example.com" }) }));

const submitted = {
  id: "c1",
  name: "Quillmark",
  submitted_at: "2026-11-01T10:00:00Z",
  is_approved: false,
  tax_id: null,
} as Company;
/** As a partner recruiter reads it. */
const publicPart = { id: "c1", name: "Quillmark" } as PublicCompany;

function show(
  state: CompanyState,
  company: CompanyDashboard["company"],
  more: Partial<CompanyDashboard> = {},
  canCorrect = true,
) {
  const dashboard = {
    state,
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
    ["no company", "none", null],
    ["an unfinished registration", "unfinished", { ...submitted, submitted_at: null }],
  ] as const)("sends %s to the registration", (_name, state, company) => {
    show(state, company);
    expect(screen.getByText("Company Registration Required")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Register Company" }).getAttribute("href")).toBe("/company/register");
  });

  it("offers registration only to the company's administrators", () => {
    show("unfinished", { ...submitted, submitted_at: null }, {}, false);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("tells a submitted company that it is under review, and only administrators that we notify them", () => {
    expect(show("pending", submitted).textContent).toContain("We'll notify you here and by email.");
    const colleague = show("pending", submitted, {}, false).textContent;
    expect(colleague).toContain("Pending Approval");
    expect(colleague).toContain("Your company's administrators are notified");
  });

  it("shows a rejected company the reason, with a link to edit the registration", () => {
    const rejected = { ...submitted, rejected_at: "2026-11-02T10:00:00Z", rejection_reason: "The EIN is missing." };
    expect(show("rejected", rejected).textContent).toContain("The EIN is missing.");
    expect(screen.getByRole("link", { name: "Edit Registration" })).toBeTruthy();
  });

  it("hides the link to edit a rejected registration from others", () => {
    show("rejected", { ...submitted, rejected_at: "2026-11-02T10:00:00Z" }, {}, false);
    expect(screen.queryByRole("link")).toBeNull();
  });

  const withdrawn = { ...submitted, rejected_at: "2020-11-26T10:00:00Z", rejection_reason: "The address differs." };
  const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

  it("says when, by whom and why an approval was withdrawn, with links to fix it and to support", () => {
    const notice = show("rejected", withdrawn, { has_posted: true, rejected_by: "Amelia Strand" });
    expect(notice.textContent).toContain("Since Nov 26, 2020. Your jobs are hidden");
    expect(screen.getByText("The address differs.")).toBeTruthy();
    expect(screen.getByText(`Amelia Strand, ${productName}`)).toBeTruthy();
    expect(links()).toEqual([
      ["Fix this and resubmit", "/company/edit-registration"],
      ["Write to support", "mailto:support@example.com"],
    ]);
  });

  it("shows people who aren't administrators only the link to support", () => {
    const notice = show("rejected", publicPart, { has_posted: true, rejected_by: null }, false);
    expect(notice.textContent).toContain("An administrator of your company can fix this and resubmit.");
    expect(links()).toEqual([["Write to support", "mailto:support@example.com"]]);
  });

  it("says when, by whom and why a company was suspended", () => {
    const suspension = { since: "2020-11-26T10:00:00Z", words: "We have to talk.", by: "Amelia Strand" };
    expect(show("suspended", submitted, { suspension }).textContent).toContain("Since Nov 26, 2020. Your jobs are");
    expect(screen.getByText("We have to talk.")).toBeTruthy();
    expect(screen.getByText(`Amelia Strand, ${productName}`)).toBeTruthy();
    expect(links()).toEqual([["Write to support", "mailto:support@example.com"]]);
  });

  it.each([
    ["suspended", {}, ""],
    ["rejected", { has_posted: true }, ""],
    ["rejected", { has_posted: false }, "Registration rejected"],
  ] as const)("leaves it to the bar next to content to say that a company is paused: %s, %j", (state, more, title) => {
    const dashboard = { state, company: submitted, can: { edit_registration: true }, ...more } as CompanyDashboard;
    const { container } = render(<StateNotice dashboard={dashboard} isBesideContent />, { wrapper: MemoryRouter });
    if (title) expect(screen.getByText(title)).toBeTruthy();
    else expect(container.textContent).toBe("");
  });

  const approved = { ...submitted, is_approved: true };
  const subscription = {
    company_id: "c1",
    updated_at: "2026-11-01T00:00:00Z",
    tier: "pro",
    status: "active",
    expires_at: null,
  } as const;
  it.each([
    ["no plan yet", { ...subscription, tier: "none" as const }, /^Subscription Required.*has no plan yet/],
    ["an overdue plan", { ...subscription, status: "past_due" as const }, /^The payment for your Pro plan is overdue/],
    ["a canceled plan", { ...subscription, status: "canceled" as const }, /^Your Pro plan was canceled/],
    ["a plan that ended", { ...subscription, expires_at: "2026-10-31T12:00:00Z" }, /^Your Pro plan ended on Oct 31/],
  ])("says why an approved company with %s is not live, and what to do", (_name, present, text) => {
    const notice = show("no-subscription", approved, { subscription: present });
    expect(notice.textContent).toMatch(text);
    expect(screen.getByRole("link", { name: "contact support" }).getAttribute("href")).toBe("/contact");
  });

  it("lists paused and continuing features after an administrator removed the plan", () => {
    const gone = { ...subscription, tier: "none" as const };
    expect(show("no-subscription", approved, { subscription: gone, has_posted: true }).textContent).toBe(
      "Your company's plan endedCandidates can't see your jobs, and you can't post jobs or invite candidates. You can keep working with people who applied. To renew your plan, contact support.Contact us",
    );
  });

  it("shows nothing once the company is live", () => {
    expect(show("live", approved, { subscription, is_live: true }).textContent).toBe("");
  });

  it.each([
    ["pending", "Your registration was submitted and is being reviewed."],
    ["rejected", "An administrator of your company can fix this"],
    ["no-subscription", "Your company has no active plan."],
  ] as const)("tells a partner recruiter that the company is %s, without dates and reasons", (state, text) => {
    expect(show(state, publicPart, {}, false).textContent).toContain(text);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
