import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeAdmin, sql } from "../support/accounts.ts";
import { makeCompany } from "../support/companies.ts";
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

test("an administrator approves a company", async () => {
  const company = await makeCompany({ approved: false, tier: null });
  await page.openAs(await makeAdmin(), `/admin/company-approvals?company=${company.id}`);
  const similar = the("checkbox", /It’s a different company/);
  const approve = the("button", `Approve ${company.name}`);
  await page.sees(approve);
  if (await page.has(similar)) await page.press(similar);
  await page.press(approve);
  await page.until("It is approved", async () => {
    const [stored] = await sql`select is_approved from public.companies where id = ${company.id}`;
    return stored?.is_approved;
  });
});
