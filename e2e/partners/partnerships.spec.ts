import type { Page } from "@playwright/test";
import { makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makePartners, type TestCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { expectFieldMessage, expectPages, heading, toast } from "../support/page.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const address = "/admin/company-partnerships";

/** Two companies, the first with two open jobs and three represented candidates, one of whom agreed to be shown. */
async function makeTwo(): Promise<[TestCompany, TestCompany]> {
  const [first, second] = await Promise.all([
    makeCompany({ name: unique("Quillmark Freight") }),
    makeCompany({ name: unique("Orielle Staffing") }),
  ]);
  const [agreed] = await Promise.all([
    makeCandidate({ managedBy: first }),
    makeCandidate({ managedBy: first }),
    makeCandidate({ managedBy: first }),
    makeJob(first),
    makeJob(first),
  ]);
  await agreed.client.rpc("set_shown_to_partners", { p_shown: true });
  return [first, second];
}
const stored = async (first: TestCompany) =>
  (
    await sql`select can_share_jobs, can_share_candidates from public.company_relationships where company_a_id = ${first.id}`
  )[0];

const row = (page: Page, company: { name: string }) =>
  page.getByRole("table", { name: "Partnerships" }).getByRole("row").filter({ hasText: company.name });
const shareSwitch = (page: Page, what: string, first: TestCompany, second: TestCompany) =>
  page.getByRole("switch", { name: `Share ${what} between ${first.name} and ${second.name}` });
const search = (page: Page, text: string) => page.getByRole("searchbox", { name: "Search companies" }).fill(text);

/** Chooses a company by typing the end of its name. */
async function choose(page: Page, label: string, company: TestCompany): Promise<void> {
  const box = page.getByRole("dialog").getByRole("combobox", { name: label });
  await box.fill(company.name);
  await page.getByRole("option", { name: company.name }).click();
  await expect(box).toHaveValue(company.name);
}

test("two companies become partners, share after a confirmation, and end the partnership", async ({ page }) => {
  const [first, second] = await makeTwo();
  await openAs(page, await makeAdmin(), address);
  await expect(heading(page, "Company Partnerships")).toBeVisible();
  await page.getByRole("button", { name: "Create Partnership", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Create Partnership" });
  await dialog.getByRole("button", { name: "Create Partnership" }).click();
  const companyA = dialog.getByRole("combobox", { name: "Company A" });
  await expectFieldMessage(companyA, "Please select both companies");
  await expect(companyA).toBeFocused();
  await choose(page, "Company A", first);
  // The first one can't be selected twice, unless it is selected last.
  await dialog.getByRole("combobox", { name: "Company B" }).fill(first.name);
  await expect(dialog.getByRole("option", { name: "No approved company has this name." })).toBeVisible();
  // Escape closes only the empty list.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(companyA).toHaveValue(first.name);
  await choose(page, "Company B", second);
  await choose(page, "Company A", second);
  await dialog.getByRole("button", { name: "Create Partnership" }).click();
  await expectFieldMessage(dialog.getByRole("combobox", { name: "Company B" }), "A company cannot partner with itself");
  await expectGoodScreen(page);
  await choose(page, "Company A", first);
  await dialog.getByRole("button", { name: "Create Partnership" }).click();
  await expect(toast(page, "Partnership created successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await search(page, first.name);
  await expect(row(page, first)).toHaveCount(1);
  await expect(row(page, first)).toContainText("Nothing");
  const candidates = shareSwitch(page, "candidates", first, second);
  await candidates.click();
  const question = page.getByRole("dialog", { name: "Share candidates between these two?" });
  await expect(question).toContainText("1 candidate who agreed to be shown");
  await expect(question).toContainText("The other 2 stay hidden; they haven't been asked, or they said no.");
  await expect(question).toContainText("It doesn't represent anyone yet.");
  await expectGoodScreen(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(candidates).toBeFocused();
  await expect(candidates).not.toBeChecked();
  expect(await stored(first)).toEqual({ can_share_jobs: false, can_share_candidates: false });
  await candidates.click();
  await question.getByRole("button", { name: "Share 1 candidate" }).click();
  await expect(toast(page, "Partnership updated successfully")).toBeVisible();
  await expect(candidates).toBeChecked();
  await expect(row(page, first)).toContainText("1 candidate");
  await shareSwitch(page, "jobs", first, second).click();
  await page
    .getByRole("dialog", { name: "Share jobs between these two?" })
    .getByRole("button", { name: "Share 2 open jobs" })
    .click();
  await expect(row(page, first)).toContainText("2 open jobs");
  await expect
    .poll(() => stored(first), "what the two share")
    .toEqual({ can_share_jobs: true, can_share_candidates: true });
  // Turning it off needs no confirmation.
  await candidates.click();
  await expect(candidates).not.toBeChecked();
  await expect
    .poll(() => stored(first), "what the two share")
    .toEqual({ can_share_jobs: true, can_share_candidates: false });
  await expectGoodScreen(page);

  await page.getByRole("button", { name: `Delete the partnership between ${first.name} and ${second.name}` }).click();
  const end = page.getByRole("dialog", { name: /^Delete the partnership between/ });
  await expect(end).toContainText("They stop sharing 2 open jobs right away.");
  await expect(end.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectGoodScreen(page);
  await end.getByRole("button", { name: "Delete partnership" }).click();
  await expect(toast(page, "Partnership deleted successfully")).toBeVisible();
  await expect(page.getByText("No partnerships match.")).toBeVisible();
  expect(await stored(first)).toBeUndefined();
});

test("a duplicate partnership is refused at the field, and the existing one can be shown", async ({
  page,
  expectFailure,
}) => {
  const [first, second] = await makeTwo();
  await makePartners(second, first, {});
  await openAs(page, await makeAdmin(), `${address}?shares=jobs`);
  await page.getByRole("button", { name: "Create Partnership", exact: true }).click();
  await choose(page, "Company A", first);
  await choose(page, "Company B", second);
  expectFailure(/company_relationships/, 409);
  const dialog = page.getByRole("dialog", { name: "Create Partnership" });
  await dialog.getByRole("button", { name: "Create Partnership" }).click();
  const companyB = dialog.getByRole("combobox", { name: "Company B" });
  await expectFieldMessage(companyB, "Partnership already exists between these companies");
  await expect(companyB).toHaveValue(second.name);
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Show it" }).click();
  await expect(row(page, first)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Partnerships", exact: true })).toBeFocused();
});

test("the address keeps the search, and an unapproved company is marked as sharing nothing", async ({ page }) => {
  const [first, second] = await makeTwo();
  await makePartners(first, second, {});
  await sql`update public.company_relationships set can_share_jobs = true where company_a_id = ${first.id}`;
  await sql`update public.companies set is_approved = false, approved_at = null where id = ${second.id}`;
  await openAs(page, await makeAdmin(), address);
  await search(page, first.name);
  await expect(row(page, first)).toContainText("Not approved");
  await expect(row(page, first)).toContainText("Nothing now");
  await expect(row(page, first)).not.toContainText("open job");
  await expectGoodScreen(page);
  await shareSwitch(page, "candidates", first, second).click();
  const question = page.getByRole("dialog", { name: "Share candidates between these two?" });
  await expect(question).toContainText(`${second.name} is not approved`);
  await expect(question.getByRole("button", { name: "Share candidates" })).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search companies" })).toHaveValue(first.name);
  await expect(row(page, first)).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL(/company-partnerships$/);
});

/** Part of many companies' names; they are deleted after the test. */
let many: string | undefined;
test.afterEach(async () => {
  if (many) await sql`delete from public.companies where name like ${`${many}%`}`;
  many = undefined;
});

test("five hundred partnerships and companies without a partner are listed page by page", async ({ page }) => {
  many = unique("Bramble");
  await sql`
    insert into public.companies (name, submitted_at, is_approved, approved_at, created_at)
    select ${many} || ' ' || n, now(), true, now(), now() + interval '1 hour' - n * interval '1 second' from generate_series(0, 550) as n`;
  await sql`
    insert into public.company_relationships (company_a_id, company_b_id, created_at)
    select hub.id, c.id, now() - row_number() over (order by c.name) * interval '1 second'
    from public.companies hub, public.companies c
    where hub.name = ${`${many} 0`} and c.name like ${`${many}%`} and substr(c.name, length(${many}) + 2)::int between 1 and 500`;
  await openAs(page, await makeAdmin(), `${address}?q=${many}`);
  await expectPages(page, row(page, { name: many }), 500);
  const without = page.getByRole("region", { name: /^Approved companies without a partner/ });
  const offered = without.getByRole("button", { name: new RegExp(`for ${many}`) });
  await expect(offered).toHaveCount(8);
  for (const shown of [20, 40]) {
    await without.getByRole("button", { name: "Show more" }).click();
    await expect(offered).toHaveCount(shown);
  }
});

test("a company is found, selected and cleared by keyboard alone", async ({ page }) => {
  const [first, second] = await makeTwo();
  await openAs(page, await makeAdmin(), address);
  await expect(heading(page, "Company Partnerships")).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Create Partnership", exact: true }));
  await page.keyboard.press("Enter");
  const companyA = page.getByRole("dialog").getByRole("combobox", { name: "Company A" });
  await expect(companyA).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("listbox")).toBeVisible();
  // The first Escape closes the list, the second the dialog.
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.type(first.name);
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  // Chosen once it has been looked up: until then the field shows the same as typed text.
  await expect(companyA).toHaveAttribute("aria-expanded", "false");
  await expect(companyA).toHaveValue(first.name);
  await page.keyboard.press("Tab");
  const companyB = page.getByRole("dialog").getByRole("combobox", { name: "Company B" });
  await expect(companyB).toBeFocused();
  await page.keyboard.type(second.name);
  // The first list shows it as well, below companies of other tests.
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(companyB).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Partnership created successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Partnership", exact: true })).toBeFocused();
});

test("failed sharing, loading, creating and deleting are reverted and explained", async ({ page, expectFailure }) => {
  const [first, second] = await makeTwo();
  await makePartners(first, second, {});
  const refuse = (address: RegExp) =>
    page.route(address, (route) =>
      route.fulfill({
        status: 503,
        json: { code: "PT503", message: "Not today", hint: "closed", details: null },
      }),
    );
  expectFailure(/list_partnerships|company_relationships/, 503);
  await refuse(/list_partnerships/);
  await openAs(page, await makeAdmin(), address);
  await expect(page.getByText("Failed to load company data").first()).toBeVisible();
  await expectGoodScreen(page);
  await letThrough(page, /list_partnerships/);
  await page.getByRole("button", { name: "Retry" }).click();
  await search(page, first.name);
  await expect(row(page, first)).toHaveCount(1);
  await refuse(/company_relationships/);
  const jobs = shareSwitch(page, "jobs", first, second);
  await jobs.click();
  await page.getByRole("dialog").getByRole("button", { name: "Share 2 open jobs" }).click();
  await expect(toast(page, "Failed to update partnership")).toContainText("Not today");
  await expect(jobs).not.toBeChecked();
  // By name: the list keeps its earlier rows until the search responds.
  await page.getByRole("button", { name: `Delete the partnership between ${first.name} and ${second.name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete partnership" }).click();
  await expect(toast(page, "Failed to delete partnership")).toBeVisible();
  await expect(row(page, first)).toHaveCount(1);
  await page.getByRole("button", { name: "Create Partnership", exact: true }).click();
  await choose(page, "Company A", first);
  await choose(page, "Company B", second);
  await page.getByRole("dialog").getByRole("button", { name: "Create Partnership" }).click();
  // The dialog stays, so everything else is inaccessible by role.
  await expect(page.getByText("Failed to create partnership").first()).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Company B" })).toHaveValue(second.name);
});

test("partnerships are a list on a phone, where a company without a partner can begin one", async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  const [first, second] = await makeTwo();
  const third = await makeCompany({ name: unique("Harrow & Pike Roofing") });
  // Newer than what other tests create at the same time.
  await sql`update public.companies set created_at = now() + interval '1 hour' where id = ${third.id}`;
  await makePartners(first, second, {});
  await openAs(page, await makeAdmin(), `${address}?shares=nothing`);
  await search(page, first.name);
  await expect(row(page, first)).toHaveCount(1);
  await shareSwitch(page, "jobs", first, second).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Share 2 open jobs" }).tap();
  await expect(toast(page, "Partnership updated successfully")).toBeVisible();
  // It shares something now, so this filter excludes it.
  await expect(page.getByText("No partnerships match.")).toBeVisible();
  await page.getByRole("button", { name: `Create a partnership for ${third.name}` }).tap();
  await expect(page.getByRole("dialog").getByRole("combobox", { name: "Company A" })).toHaveValue(third.name);
  await expectGoodScreen(page);
});
