import { expect, test } from "vitest";
import { browserOf } from "@/lib/browser";
import { screenOf } from "@/lib/send-error";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36 Edg/149.0", "Edge", "149"],
  ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Safari/605.1.15", "Safari", "19"],
  ["Mozilla/5.0 (Macintosh; rv:149.0) Gecko/20100101 Firefox/149.0", "Firefox", "149"],
])("%s is %s %s", (userAgent, family, version) => {
  expect(browserOf(userAgent)).toEqual({ family, version });
});
test("an unknown client has no name", () => expect(browserOf("curl/8.9.1")).toBeUndefined());

test.each([
  ["/company/jobs/0b9f3c1e-5f1c-4a54-9d57-0d1d2f6f3a11/manage", "/company/jobs/:id/manage"],
  ["/unsubscribe/abcdefghijklmnopqrstuvwxyzabc", "/unsubscribe/:id"],
  ["/jobs/in/denver-co", "/jobs/in/denver-co"],
])("%s is reported as %s", (pathname, screen) => expect(screenOf(pathname)).toBe(screen));
