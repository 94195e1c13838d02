// Safari's engine, in a window as narrow as its driver allows (447 px).
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Browser, type Driver, startWebKit } from "./driver.ts";
import { Page } from "./page.ts";
import { proposeAndPick, readResume } from "./walks.ts";

let browser: Browser<Driver>;
let page: Page;
beforeAll(async () => {
  browser = await startWebKit(390, 844);
  page = new Page(browser.driver);
});
afterAll(() => browser?.close());
afterEach(async () => expect(await page.driver.errors()).toEqual([]));

test("a company reads a resume", () => readResume(page));
test("a company proposes times, and the candidate picks one", async () => {
  await proposeAndPick(page);
});
