import { expect, test } from "vitest";
import { statusLook } from "@/components/product/status-look";

test.each([
  ["company", "unfinished", "draft", "idle", "Unfinished"],
  ["company", "pending", "pending", "warn", "Pending"],
  ["company", "APPROVED", "approved", "good", "Approved"],
  ["company", "rejected", "rejected", "bad", "Rejected"],
  ["job", "draft", "draft", "idle", "Draft"],
  ["job", "published", "open", "good", "Open"],
  ["job", "open", "open", "good", "Open"],
  ["job", "active", "open", "good", "Open"],
  ["job", "closed", "closed", "idle", "Closed"],
  ["job", "expired", "closed", "idle", "Closed (expired)"],
  ["job", "filled", "filled", "sea", "Filled"],
  ["application", "applied", "applied", "info", "New"],
  ["application", "Reviewing", "reviewing", "warn", "Under Review"],
  ["application", "interview", "interview", "plum", "Interview"],
  ["application", "offered", "offered", "sea", "Offered"],
  ["application", "hired", "hired", "good", "Hired"],
  ["application", "accepted", "hired", "good", "Hired"],
  ["application", "rejected", "not-selected", "idle", "Not Selected"],
  ["application", "withdrawn", "withdrawn", "idle", "Withdrawn"],
] as const)("%s %s", (kind, status, glyph, tone, word) => {
  expect(statusLook(kind, status)).toEqual({ glyph, tone, word });
});

test("an unknown status is shown unchanged", () => {
  expect(statusLook("application", "On hold")).toEqual({ glyph: null, tone: "idle", word: "On hold" });
});
