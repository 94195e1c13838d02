import type { Page } from "@playwright/test";
import { makeAdmin, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../tests/support/jobs.ts";
import { heading, pathOf } from "../support/page.ts";
import { quietAfter } from "../support/quiet.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const phone = { width: 390, height: 844 };
const results = (page: Page) => page.getByRole("region", { name: "Results" });
const titles = (page: Page) => results(page).locator("[data-job]").allTextContents();
const field = (page: Page) => page.getByRole("combobox", { name: "What can you do?" });

/** Three jobs that match one word, the last one newest; titles consist of the word and a name. */
async function makeThree(): Promise<{ word: string; jobs: Record<"one" | "two" | "three", TestJob> }> {
  const word = unique("list").replaceAll("-", "");
  const company = await makeCompany();
  const make = (name: string, skillsRequired: string[], more: object = {}) =>
    makeJob(company, { title: `${word} ${name}`, skillsRequired, location: "Denver, CO", ...more });
  return {
    word,
    jobs: {
      one: await make("one", ["Rust", "Go"]),
      two: await make("two", ["Kafka"], { jobType: "CONTRACT" }),
      three: await make("three", ["Excel"], { location: "Reno, NV" }),
    },
  };
}

test("a visitor's skills reorder the list locally, and are kept without being sent", async ({ page, openBrowser }) => {
  const { word } = await makeThree();
  await page.goto(`/jobs?q=${word}`);
  await expect(heading(page, "3 open jobs")).toBeVisible();
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} three`, `${word} two`, `${word} one`]);
  // Before the first check mark there is nothing to compare.
  await expect(results(page).getByText("Newest first")).toBeVisible();
  await expect(results(page).getByText("Asks for 2 skills: Rust, Go")).toBeVisible();
  await expect(results(page).getByRole("img")).toHaveCount(0);
  const [row, save] = await Promise.all([
    results(page).getByRole("listitem").first().boundingBox(),
    results(page)
      .getByRole("link", { name: /^Save:/ })
      .first()
      .boundingBox(),
  ]);
  expect(save?.width).toBe(32);
  expect((row?.x ?? 0) + (row?.width ?? 0) - (save?.x ?? 0)).toBeLessThan(48);
  await field(page).fill("golang");
  await expect(page.getByRole("listbox", { name: "Known skills" }).getByText("Go", { exact: true })).toBeVisible();
  await field(page).press("Enter");
  await expect(page.getByRole("button", { name: "Remove Go" })).toBeVisible();
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} one`, `${word} three`, `${word} two`]);
  await expect(results(page).getByRole("heading", { name: "Some required skills 1" })).toBeVisible();
  await expect(results(page).getByText("1 of 2 required skills")).toBeVisible();
  await expect(results(page).getByRole("heading", { name: "No match yet 2" })).toBeVisible();
  await expect(results(page).getByText("Asks for 1 skill: Kafka")).toBeVisible();
  await expect(page.getByRole("status").getByText("Sorted by best match")).toBeAttached();

  // A skill is checked for the job next to the list, and both update right away.
  const asked: string[] = [];
  page.on("request", (request) => request.method() === "POST" && asked.push(request.url()));
  const pane = page.getByRole("article");
  await results(page).getByText(`${word} two`).click();
  await expect(pane.getByRole("heading", { name: `${word} two` })).toBeVisible();
  await quietAfter(page, () => pane.getByRole("heading", { name: "Check your match (1 skill)" }).click());
  asked.length = 0;
  await pane.getByRole("button", { name: "Kafka" }).click();
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} two`, `${word} one`, `${word} three`]);
  await expect(results(page).getByRole("heading", { name: "All required skills 1" })).toBeVisible();
  expect(asked.filter((url) => !url.endsWith("note_job_view"))).toEqual([]);
  expect(page.url()).not.toContain("Kafka");
  await expectGoodScreen(page);

  await page.reload();
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} two`, `${word} one`, `${word} three`]);
  // Other tabs follow, other browsers don't.
  const other = await page.context().newPage();
  await other.goto(`/jobs?q=${word}`);
  await field(other).press("Backspace");
  await expect(page.getByRole("button", { name: "Remove Kafka" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove Go" })).toBeVisible();
  await field(other).press("Backspace");
  await expect(results(page).getByText("Newest first")).toBeVisible();
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} three`, `${word} two`, `${word} one`]);
  await other.close();
  const stranger = await openBrowser();
  await stranger.goto(pathOf(page));
  await expect(heading(stranger, "3 open jobs")).toBeVisible();
  await expect(stranger.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
});

test("the address keeps filters, Back removes the last one, and an empty list suggests changes", async ({ page }) => {
  const { word } = await makeThree();
  await page.goto(`/jobs?q=${word}&type=nothing&company=x&salary=-1`);
  await expect(heading(page, "3 open jobs")).toBeVisible();
  await page.getByRole("button", { name: "Type", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Type" });
  await expect(menu.getByRole("button", { name: "Contract 1" })).toBeVisible();
  await menu.getByRole("button", { name: "Contract 1" }).click();
  await expect(heading(page, "1 open job")).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/type=contract/);
  await expect(page).toHaveTitle(`Jobs: ${word}, Contract | Fairmatch`);
  await page.getByRole("button", { name: "Location", exact: true }).click();
  await page.getByRole("combobox", { name: "Location" }).fill("Reno, NV");
  await page.keyboard.press("Enter");
  await expect(results(page).getByText("No jobs match")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear 2 filters" })).toBeVisible();
  await expectGoodScreen(page);
  await results(page).getByRole("button", { name: "Type: Contract" }).click();
  await expect.poll(() => titles(page), "the jobs in their order").toEqual([`${word} three`]);
  await page.goBack();
  await expect(results(page).getByText("No jobs match")).toBeVisible();
  await page.goBack();
  await expect.poll(() => titles(page), "the jobs in their order").toEqual([`${word} two`]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Type: Contract" })).toBeVisible();
  await page.getByRole("button", { name: "Clear 1 filter" }).click();
  await expect(heading(page, "3 open jobs")).toBeVisible();
});

test("jobs near a city are found by radius, remote ones included, with the distance in each row", async ({ page }) => {
  const word = unique("near").replaceAll("-", "");
  const company = await makeCompany();
  for (const location of ["Denver, CO", "Boulder, CO", "Reno, NV", "Remote"])
    await makeJob(company, { title: `${word} ${location}`, location });
  await page.goto(`/jobs?q=${word}`);
  await expect(heading(page, "4 open jobs")).toBeVisible();
  await page.getByRole("button", { name: "Location", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Location" });
  await menu.getByRole("combobox", { name: "Location" }).fill("denve");
  await expect(menu.getByRole("option", { name: "Denver, CO" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(heading(page, "1 open job")).toBeVisible();
  await menu.getByRole("combobox", { name: "Distance" }).selectOption("Within 25 miles");
  await expect(heading(page, "2 open jobs")).toBeVisible();
  await expect(results(page)).toContainText(/Boulder, CO\d\d miles away/);
  await menu.getByRole("switch", { name: "Include remote jobs" }).click();
  await expect(heading(page, "3 open jobs")).toBeVisible();
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/place=Denver%2C\+CO&within=25&remote=yes/);
  await expect(page.getByRole("button", { name: "Within 25 miles of Denver, CO" })).toBeVisible();
  await expect(page.getByRole("link", { name: "GeoNames" })).toBeVisible();
  await page.reload();
  await expect(heading(page, "3 open jobs")).toBeVisible();
});

test("a candidate moves through rows by key, sees applied jobs, and opens one with Enter", async ({ page }) => {
  const { word, jobs } = await makeThree();
  const candidate = await makeCandidate({ skills: ["Rust", "Go", "Kafka"] });
  await makeApplication(jobs.two, candidate);
  await openAs(page, candidate, `/jobs?q=${word}`);
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} one`, `${word} two`, `${word} three`]);
  const pane = page.getByRole("article");
  await expect(pane.getByRole("heading", { name: `${word} one` })).toBeVisible();
  await expect(
    results(page)
      .getByRole("listitem")
      .filter({ hasText: `${word} two` }),
  ).toContainText("Submitted");
  await results(page)
    .getByRole("link", { name: `${word} one` })
    .focus();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `${word} two` }).first()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`job=${jobs.two.id}`));
  await expect(pane.getByRole("link", { name: "View application" })).toBeVisible();
  await expect(pane.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(pane.getByRole("heading", { name: `${word} three` })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(pane.getByRole("heading", { name: `${word} one` })).toBeVisible();
  await expect(pane.getByRole("link", { name: "Apply Now" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Newest" }).click();
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} three`, `${word} two`, `${word} one`]);
  await results(page)
    .getByRole("link", { name: `${word} one` })
    .press("Enter");
  await expect(page).toHaveURL(new RegExp(`/jobs/.+-${jobs.one.id}$`));
  await expect(heading(page, `${word} one`)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/order=newest/);
  await expect(heading(page, "3 open jobs")).toBeVisible();
});

test("a phone opens all filters with one button, and a row leads to its page", async ({ openBrowser }) => {
  const { word, jobs } = await makeThree();
  const page = await openBrowser({ viewport: phone, hasTouch: true });
  await page.goto(`/jobs?q=${word}`);
  await page.getByRole("button", { name: "Filters" }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: "Show 3 jobs" })).toBeFocused();
  expect(await sheet.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await sheet.getByRole("button", { name: "Contract 1" }).click();
  await expect(sheet.getByRole("button", { name: "Show 1 job" })).toBeVisible();
  await expectGoodScreen(page);
  await sheet.getByRole("button", { name: "Full time 2" }).click();
  await sheet.getByRole("button", { name: "Show 3 jobs" }).click();
  await expect(page.getByRole("button", { name: "Filters 1" })).toBeVisible();
  // Everything chosen in the sheet is one history entry.
  await page.goBack();
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toBeVisible();
  await results(page).getByText(`${word} two`).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/.+-${jobs.two.id}$`));
});

test("company people and administrators see the list, newest first", async ({ page }) => {
  const { word } = await makeThree();
  await openAs(page, await makeAdmin(), `/jobs?q=${word}`);
  await expect
    .poll(() => titles(page), "the jobs in their order")
    .toEqual([`${word} three`, `${word} two`, `${word} one`]);
  await expect(page.getByRole("group", { name: "Sort by" })).toHaveCount(0);
  await expect(field(page)).toHaveCount(0);
  await expectGoodScreen(page);
});
