import { formatKnownPay, formatPay } from "@contracts/money";
import { expect, test } from "vitest";
import { formatCount, formatFileSize, formatWords, personName } from "@/lib/format";
import { safeHttpUrl } from "@/lib/safe-http-url";

test("a pay range needs both ends, and names its period unless it is a year", () => {
  expect(formatPay({ salary_min: 138000, salary_max: 165000, pay_period: "year" })).toBe("$138,000–$165,000");
  expect(formatPay({ salary_min: 138000, salary_max: null })).toBe("");
  expect(formatPay({ salary_min: 0, salary_max: 1000 })).toBe("$0–$1,000");
  expect(formatPay({ salary_min: 24.5, salary_max: 29, pay_period: "hour" })).toBe("$24.50–$29 an hour");
  expect(formatPay({ salary_min: 24.5, salary_max: 24.5, pay_period: "hour" })).toBe("$24.50 an hour");
  expect(formatKnownPay({ salary_min: 24.5, salary_max: null, pay_period: "hour" })).toBe("From $24.50 an hour");
  expect(formatKnownPay({ salary_min: null, salary_max: 60000, pay_period: "year" })).toBe("Up to $60,000");
});

test("stored values are made readable", () => {
  expect(formatWords("FULL_TIME")).toBe("Full time");
  expect(formatWords("senior_level")).toBe("Senior level");
  expect(formatWords(null)).toBe("");
});

test("people without a name get a placeholder", () => {
  expect(personName({ first_name: "Grace", last_name: null }, "candidate")).toBe("Grace");
  expect(personName({ first_name: "", last_name: " " }, "candidate")).toBe("Unnamed candidate");
  expect(personName({ first_name: null, last_name: null }, "colleague")).toBe("Unnamed colleague");
});

test("counts and sizes are formatted with units", () => {
  expect(formatCount(1, "application")).toBe("1 application");
  expect(formatCount(1204, "application")).toBe("1,204 applications");
  expect(formatCount(2, "company", "companies")).toBe("2 companies");
  expect(formatFileSize(900)).toBe("900 B");
  expect(formatFileSize(2.1 * 1024 * 1024)).toBe("2.1 MB");
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//example.com",
  "ftp://example.com",
  "",
  null,
  "https://user:password@example.com/",
  "http://localhost:5173/",
  "http://192.168.0.1/",
  "http://2130706433/",
  "https://example.com:99999/",
])("%s is not shown as a link", (value) => {
  expect(safeHttpUrl(value)).toBeNull();
});

test("http(s) addresses are shown as links", () => {
  expect(safeHttpUrl("https://example.com/a")).toBe("https://example.com/a");
});
