import type { CompanyDashboard } from "@contracts/companies/company";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { AttentionRows } from "@/companies/company/dashboard/attention-rows";

const counts = {
  new_applications: 0,
  interviews_soon: 0,
  other_times: 2,
  other_times_first: "a1",
  open_offers: 0,
  overdue: 0,
  due_today: 0,
} as CompanyDashboard["counts"];

test("offers without an answer lead to those, not to the stage", () => {
  render(<AttentionRows counts={{ ...counts, open_offers: 2 }} />, { wrapper: MemoryRouter });
  const row = screen.getByRole("link", { name: "2 offers without an answer" });
  expect(row.getAttribute("href")).toBe("/company/applications?offer=open");
});

test("who needs other times is led to in whatever stage they are, the one who has waited longest first", () => {
  render(<AttentionRows counts={counts} />, { wrapper: MemoryRouter });
  const row = screen.getByRole("link", { name: "2 applicants need other times" });
  expect(row.getAttribute("href")).toBe("/company/applications/a1");
});
