import type { AuditEntry } from "@contracts/administration/audit";
import { expect, test } from "vitest";
import { auditCsv } from "@/administration/admin/audit/audit-csv";

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: "2026-11-20T12:00:00.5+00:00",
  kind: "approvals",
  action: "company.rejected",
  is_by_system: false,
  actor: { id: "1", name: "Amelia Strand", role: "admin" },
  company: { id: "a", name: "Quillmark Freight" },
  subject: null,
  successor: null,
  partners: null,
  details: {},
  ...over,
});

test("the file has a header, and a row for each entry", () => {
  expect(auditCsv([entry({ details: { reason: 'The "EIN", unreadable\nand old' } })])).toBe(
    '\ufeff"time","actor","sentence","kind","company","details"\r\n' +
      '"2026-11-20T12:00:00.500Z","Amelia Strand","Amelia Strand rejected Quillmark Freight.","Approvals","Quillmark Freight",' +
      '"Reason: The ""EIN"", unreadable\nand old"',
  );
});

test.each(["=", "+", "-", "@", "\t", "\r", '"=', " =", "'\t@"])("%j at the start of a cell is escaped", (sign) => {
  const name = `${sign}HYPERLINK(1)`;
  const text = auditCsv([
    entry({ actor: { id: "1", name, role: "admin" }, company: { id: "a", name } }),
    entry({ partners: [{ id: "a", name }, null], action: "partnership.created" }),
  ]);
  const cells = text.split(/,|\r\n/).map((cell) => cell.replace(/^"|"$/g, "").replaceAll('""', '"'));
  expect(cells.filter((cell) => cell.startsWith(name))).toEqual([]);
  expect(cells.filter((cell) => cell.startsWith(`'${name}`))).toHaveLength(4);
});

test("ordinary text is left unchanged", () => {
  const text = auditCsv([entry({ company: { id: "a", name: "A = B" } })]);
  expect(text).toContain(',"A = B",');
});

test("system actions and deleted companies have names", () => {
  const text = auditCsv([entry({ is_by_system: true, actor: null, company: null })]);
  expect(text.split("\r\n")[1]).toMatch(/Z","Fairmatch","Fairmatch rejected a deleted company\.","Approvals","",""$/);
});
