import { expect, test } from "vitest";
import { formatRecent } from "@/lib/format-time";

test("recent times show the hour, and older ones the day", () => {
  const now = new Date(2026, 2, 1, 0, 5);
  expect(formatRecent(new Date(2026, 2, 1, 0, 1).toISOString(), now)).toBe("Today, 12:01 AM");
  expect(formatRecent(new Date(2026, 1, 28, 17, 40).toISOString(), now)).toBe("Yesterday, 5:40 PM");
  expect(formatRecent(new Date(2026, 1, 27, 23, 59).toISOString(), now)).toBe("Feb 27, 2026");
});
