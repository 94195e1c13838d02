import { expect, it } from "vitest";
import { deviceWords, isHandheld } from "@/accounts/model/device-words";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/149.0.0.0 Safari/537.36`, "Chrome on Windows", false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/149.0.0.0 Safari/537.36 Edg/149.0`,
    "Edge on Windows",
    false,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/149.0.0.0 Safari/537.36`, "Chrome on Linux", false],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/149.0.0.0 Safari/537.36 OPR/120.0`,
    "Opera on ChromeOS",
    false,
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15",
    "Safari on Mac",
    false,
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:149.0) Gecko/20100101 Firefox/149.0", "Firefox on Mac", false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
    true,
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/149.0 Mobile/15E148 Safari/604.1",
    "Chrome on iPad",
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    "Samsung Internet on Android",
    true,
  ],
  ["curl/8.9.1", "Unknown device", false],
  ["", "Unknown device", false],
  [null, "Unknown device", false],
])("%s is %s", (userAgent, words, handheld) => {
  expect(deviceWords(userAgent)).toBe(words);
  expect(isHandheld(userAgent)).toBe(handheld);
});
