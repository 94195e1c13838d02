import type { Locator, Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { heading, pathOf } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen, settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

// In sequence: each creates the newest jobs.
test.describe.configure({ mode: "default" });

const newest = /\/rpc\/search_jobs$/;
const ledger = (page: Page) => page.getByRole("figure", { name: "Try a match" });
const tick = (page: Page, name: string) => ledger(page).getByRole("button", { name, exact: true });
const rows = (page: Page) => page.getByRole("region", { name: "Open now" }).getByRole("listitem");
const strip = (root: Locator) => root.locator(".strip");
const count = (page: Page) => ledger(page).getByRole("status");

/** The six newest jobs, the last one first. */
async function makeNewest(skillsRequired = ["TypeScript", "PostgreSQL", "Kafka"]) {
  const company = await makeCompany();
  const jobs = [];
  for (let index = 0; index < 6; index += 1) jobs.push(await makeJob(company, { skillsRequired }));
  const salary = { salary_min: 90_000, salary_max: 110_000 };
  await sql`update public.jobs set ${sql(salary)} where company_id = ${company.id} and id <> ${String(jobs[0]?.id)}`;
  return { company, jobs: jobs.reverse() };
}

test("ticked skills update the ledger, its strip and the bars of open jobs, and are kept", async ({ page }) => {
  const { jobs } = await makeNewest();
  const [job] = jobs;
  await page.goto("/");
  const row = rows(page).filter({ hasText: job?.title });
  await expect(strip(row)).toHaveAccessibleName("0 of 3 required skills");
  await expect(count(page)).toHaveText("0 of 5 required skills. Both sides see this.");
  await tick(page, "TypeScript").click();
  await tick(page, "Spanish").click();
  await expect(tick(page, "TypeScript")).toHaveAttribute("aria-pressed", "true");
  await expect(count(page)).toHaveText("1 of 5 required skills. Both sides see this.");
  await expect(strip(ledger(page))).toHaveAccessibleName("1 of 5 required skills, 1 of 1 preferred skills");
  await expect(ledger(page)).toContainText("2 selected");
  await expect(strip(row)).toHaveAccessibleName("1 of 3 required skills");
  await expect(row).toContainText("1 of 3");

  // The same set after a reload, which was rendered without it, and on the job.
  await page.reload();
  await expect(tick(page, "TypeScript")).toHaveAttribute("aria-pressed", "true");
  await expect(strip(row)).toHaveAccessibleName("1 of 3 required skills");
  await tick(page, "TypeScript").click();
  await expect(strip(row)).toHaveAccessibleName("0 of 3 required skills");
  await tick(page, "Kafka").click();
  await row.getByRole("link", { name: job?.title }).click();
  await expect(heading(page, String(job?.title))).toBeVisible();
  expect(pathOf(page)).toMatch(new RegExp(`-${job?.id}$`));
  await page.getByRole("region", { name: "Your match" }).locator("summary").first().click();
  await expect(page.getByRole("main").getByRole("button", { name: "Kafka" })).toHaveAttribute("aria-pressed", "true");
});

test("the view for employers has its own address, and keeps its ticks separate", async ({ page }) => {
  const { company } = await makeNewest();
  await sql`update public.companies set location = 'Fresno, CA' where id = ${company.id}`;
  for (let index = 0; index < 14; index += 1) await makeJob(company);
  await page.goto("/");
  await tick(page, "Docker").click();
  const hiring = page.getByRole("button", { name: "I am hiring" });
  await hiring.click();
  await expect(hiring).toBeFocused();
  await expect(heading(page, "See who fits, skill by skill")).toBeVisible();
  expect(pathOf(page)).toBe("/?for=companies");

  const people = ledger(page).getByRole("listitem");
  await expect(people.first()).toContainText("Nadia Ferreira");
  await expect(people.first()).toContainText("4 of 5");
  for (const name of ["TypeScript", "REST APIs"]) await tick(page, name).click();
  await expect(people.first()).toContainText("Noor Fahmi");
  await expect(strip(people.first())).toHaveAccessibleName("3 of 3 required skills");
  await expect(count(page)).toContainText("First: Noor Fahmi.");
  for (const name of ["PostgreSQL", "Docker", "Kafka"]) await tick(page, name).click();
  await expect(count(page)).toContainText("Select at least one skill to sort.");

  const firm = page.getByRole("list", { name: "Companies with open jobs" }).getByRole("listitem");
  await expect(firm.filter({ hasText: company.name })).toContainText("Fresno, CA");
  await expect(firm.filter({ hasText: company.name })).toContainText("20 open jobs");
  await expect(page.getByRole("main").getByRole("link", { name: "Register company" }).first()).toHaveAttribute(
    "href",
    "/signup?role=company",
  );

  // Opened by its address, it never shows the other side's text.
  await page.reload();
  await expect(heading(page, "See who fits, skill by skill")).toBeVisible();
  await expect(page).toHaveTitle(/^Hire by skills/);
  await page.getByRole("button", { name: "I am looking" }).click();
  await expect.poll(() => pathOf(page), "the home page of who is looking").toBe("/");
  await expect(tick(page, "Docker")).toHaveAttribute("aria-pressed", "true");
  await expect(ledger(page)).toContainText("1 selected");
});

test("a visitor's header links to sign-up and to posting a job, at every width", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/pricing");
  const header = page.getByRole("banner");
  const leadsTo = (name: string) => header.getByRole("link", { name, exact: true }).filter({ visible: true });
  await expect(leadsTo("Post a job")).toHaveAttribute("href", "/signup?role=company");
  await expect(leadsTo("Create account")).toHaveAttribute("href", "/signup");
  await expect(leadsTo("Pricing")).toHaveAttribute("aria-current", "page");
  for (const width of [900, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(leadsTo("Create account")).toHaveCount(1);
    await expect(leadsTo("Post a job")).toHaveCount(0);
    await header.getByRole("button", { name: "Open menu" }).click();
    await expect(leadsTo("Create account")).toHaveCount(1);
    await expect(leadsTo("Post a job")).toHaveAttribute("href", "/signup?role=company");
    await expect(leadsTo("Sign In")).toBeVisible();
    await expectGoodScreen(page);
    await header.getByRole("button", { name: "Close menu" }).click();
  }
  await page.getByRole("link", { name: "Start free trial: Free trial" }).click();
  await expect(page).toHaveURL(/\/signup\?role=company$/);
});

test("a visitor can browse jobs by text, by industry, or all of them", async ({ page }) => {
  const { jobs } = await makeNewest();
  const title = String(jobs[0]?.title);
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Or look around first" }).fill(` ${title} `);
  await page.keyboard.press("Enter");
  const search = page.getByRole("searchbox", { name: "Search jobs" });
  await expect(search).toHaveValue(title);
  await expect.poll(() => pathOf(page), "the address of the search").toBe(`/jobs?q=${title}`);
  await expect(page.getByRole("main")).toContainText(title);
  await page.goBack();
  await page.getByRole("link", { name: "All jobs" }).click();
  await expect(search).toHaveValue("");
  expect(pathOf(page)).toBe("/jobs");
  await page.goto("/industries");
  await page.getByRole("link", { name: "Retail & E-commerce" }).click();
  await expect(page.getByRole("group", { name: "Filters" }).getByRole("button", { name: /Retail/ })).toBeVisible();
  expect(pathOf(page)).toBe("/jobs?industry=Retail");
});

test("open jobs appear without shifting the layout, and an empty or failed list says so", async ({
  page,
  expectFailure,
}) => {
  await makeNewest();
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    const release = await holdAnswers(page, newest);
    await page.goto("/");
    const next = page.getByRole("heading", { name: "Both sides" });
    await expect(page.getByRole("status", { name: "Loading jobs" })).toBeVisible();
    const top = (await next.boundingBox())?.y;
    release();
    await expect(rows(page)).toHaveCount(6);
    expect((await next.boundingBox())?.y, `${size.width} px`).toBe(top);
    await letThrough(page, newest);

    await page.route(newest, (route) => route.fulfill({ json: { jobs: [] } }));
    await page.reload();
    await expect(page.getByText("No new jobs available at the moment.")).toBeVisible();
    expect((await next.boundingBox())?.y, `${size.width} px, none`).toBe(top);
    await letThrough(page, newest);
  }
  await expectGoodScreen(page);
  expectFailure(newest, 400);
  // Every request: one that fails before its section is there is made again when it is.
  await page.route(newest, refuse("The jobs are at lunch."));
  await page.reload();
  await expect(page.getByText("The jobs are at lunch.")).toBeVisible();
  await expectGoodScreen(page);
  await letThrough(page, newest);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(rows(page)).toHaveCount(6);
});

test("the home page passes the screen checks on both sides, from phone to desktop", async ({ page }) => {
  await makeNewest();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  for (const name of ["TypeScript", "Kafka"]) await tick(page, name).click();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "I am hiring" }).click();
  await expectGoodScreen(page);
});

test("a candidate sees the profile's match, and a company starts with the employer view", async ({
  page,
  openBrowser,
}) => {
  const { company, jobs } = await makeNewest();
  const candidate = await makeCandidate({ skills: ["kafka", "TypeScript"] });
  await openAs(page, candidate, "/");
  const row = rows(page).filter({ hasText: jobs[0]?.title });
  await expect(strip(row)).toHaveAccessibleName("2 of 3 required skills");
  await expect(page.getByText("The bars count the skills on your profile.")).toBeVisible();
  await tick(page, "PostgreSQL").click();
  await expect(ledger(page)).toContainText("1 selected");
  await expect(strip(row)).toHaveAccessibleName("2 of 3 required skills");
  await expectGoodScreen(page);

  // Asked for skills, without a list of missing ones.
  const empty = await openBrowser();
  await openAs(empty, await makeCandidate({ skills: [] }), "/");
  await expect(empty.getByRole("link", { name: "Add your skills to see how you match" })).toBeVisible();
  await expect(strip(rows(empty).first())).toHaveCount(0);

  const other = await openBrowser();
  await openAs(other, company.owner, "/");
  await settled(other);
  await expect(other.getByRole("button", { name: "I am hiring" })).toHaveAttribute("aria-pressed", "true");
  await other.getByRole("button", { name: "I am looking" }).click();
  await expect.poll(() => pathOf(other), "the home page of who is looking").toBe("/?for=candidates");
  await expect(strip(rows(other).filter({ hasText: jobs[0]?.title }))).toHaveAccessibleName("0 of 3 required skills");
});

test("the home page can be read and searched without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto("/");
  await expect(heading(page, "Finding the Perfect Match")).toBeVisible();
  await expect(ledger(page)).toContainText("0 of 5 required skills.");
  for (const name of ["Both sides", "How It Works", "What we promise"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("searchbox").fill("nurse");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/jobs\?q=nurse$/);
  await context.close();
});
