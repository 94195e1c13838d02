import { describe, expect, it } from "vitest";
import { safeRedirect } from "@/auth/safe-redirect";

describe("safeRedirect", () => {
  it.each(["/", "/company/register", "/candidate/apply/1?step=2#answers", "/jobs?query=c%2B%2B", "/jobs?query=50%25"])(
    "keeps %s",
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "company/register",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%5Cevil.example",
    "/%2Fevil.example",
    "/%252Fevil.example",
    "/%25252Fevil.example",
    "/\t/evil.example",
    "/%09/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,hello",
    "http://evil.example/",
    "https:evil.example",
    " //evil.example",
    "/%E0%A4%A",
  ])("refuses %j", (path) => {
    expect(safeRedirect(path)).toBeNull();
  });
});
