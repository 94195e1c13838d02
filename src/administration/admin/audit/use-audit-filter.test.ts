import { expect, test } from "vitest";
import { type AuditChoice, auditFilter } from "@/administration/admin/audit/use-audit-filter";

const choice: AuditChoice = { kind: null, actor: null, company: null, range: "30", from: "", to: "" };
/** 4:30 PM in any time zone. */
const now = new Date(2026, 10, 22, 16, 30);
const day = (month: number, date: number) => new Date(2026, month - 1, date).toISOString();

test.each([
  [{ range: "30" }, { from: day(10, 24) }],
  [{ range: "7" }, { from: day(11, 16) }],
  [{ range: "year" }, { from: day(1, 1) }],
  [{ range: "all" }, {}],
  [{ range: "own" }, {}],
  [
    { range: "own", from: "2026-11-01", to: "2026-11-02" },
    { from: day(11, 1), to: day(11, 3) },
  ],
  [{ range: "own", to: "2026-11-02" }, { to: day(11, 3) }],
  // Custom dates are ignored with another range.
  [{ range: "all", from: "2026-11-01" }, {}],
  [
    { range: "all", kind: "plans", actor: "1", company: "2" },
    { kind: "plans", actor: "1", company: "2" },
  ],
] as const)("the choice %j gives the filter %j", (over, filter) => {
  expect(auditFilter({ ...choice, ...over }, "", now)).toEqual(filter);
});

test("the filter includes the search text", () => {
  expect(auditFilter({ ...choice, range: "all" }, "Quillmark")).toEqual({ search: "Quillmark" });
});

test("the filter stays the same all day", () => {
  expect(auditFilter(choice, "", now)).toEqual(auditFilter(choice, "", new Date(2026, 10, 22, 23, 59)));
});
