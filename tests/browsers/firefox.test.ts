import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Browser, type FirefoxDriver, startFirefox } from "./driver.ts";
import { Page, the } from "./page.ts";
import { goToNext, makeApplicants, readResume, sendFile } from "./walks.ts";

let browser: Browser<FirefoxDriver>;
let page: Page<FirefoxDriver>;
beforeAll(async () => {
  browser = await startFirefox();
  page = new Page(browser.driver);
});
afterAll(() => browser?.close());
afterEach(async () => expect(await page.driver.errors()).toEqual([]));

test("a company reads a resume", () => readResume(page));
test("a company goes to the next application", () => goToNext(page));
test("a message with a file arrives", () => sendFile(page));

test("a person is moved on the board by a key", async () => {
  const { owner, manage } = await makeApplicants("Ada");
  await page.openAs(owner, manage);
  await page.focus(the("link", "Ada Applicant"));
  await page.keys("2");
  await page.sees(the("region", "Under Review, 1"));
});
