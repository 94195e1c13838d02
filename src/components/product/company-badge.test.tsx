import { type CompanyState, reviewStatus, reviewStatusOf } from "@contracts/companies/company";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { CompanyBadge } from "@/components/product/company-badge";

const wordOf = (status: ReturnType<typeof reviewStatusOf>) =>
  render(<CompanyBadge status={status} pendingWord="Pending Approval" />).container.textContent;

test.each([
  ["none", ""],
  ["unfinished", "Unfinished"],
  ["pending", "Pending Approval"],
  ["rejected", "Rejected"],
  ["no-subscription", "Approved"],
  ["live", "Approved"],
] as const satisfies [CompanyState, string][])("a company that is %s shows %j to its staff", (state, word) => {
  expect(wordOf(reviewStatusOf(state))).toBe(word);
});

const date = "2026-11-10T10:00:00Z";
test.each([
  [{ submitted_at: null }, "Unfinished"],
  [{}, "Pending Approval"],
  [{ rejected_at: date }, "Rejected"],
  [{ is_approved: true }, "Approved"],
])("the record of a company shows the same status: %j", (more, word) => {
  expect(wordOf(reviewStatus({ submitted_at: date, is_approved: false, rejected_at: null, ...more }))).toBe(word);
});
