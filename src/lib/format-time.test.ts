import { expect, test } from "vitest";
import { formatDayEnd, formatRecent } from "@/lib/format-time";

test("what is recent has its time, what is longer ago its day", () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(formatRecent(new Date(2026, 2, 1, 0, 1).toISOString(), now)).toBe("Today, 12:01 AM");
  expect(formatRecent(new Date(2026, 1, 28, 17, 40).toISOString(), now)).toBe("Yesterday, 5:40 PM");
  expect(formatRecent(new Date(2026, 1, 27, 23, 59).toISOString(), now)).toBe("Feb 27, 2026");
});

test("a day ends with its last minute in UTC, wherever that is read", () => {
  const end = new Date(Date.UTC(2026, 11, 4, 23, 59));
  expect(formatDayEnd("2026-12-04")).toBe(
    `${end.toLocaleDateString("en-US", { month: "short", day: "2-digit", year: "numeric" })}, ${end.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" })}`,
  );
});
