import type { Page } from "@playwright/test";
import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { heading, pathOf } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { expect, test } from "../support/test.ts";

const results = (page: Page) => page.getByRole("region", { name: "Results" });
const related = (page: Page) => page.getByRole("navigation", { name: "Related searches" });

test("the page of a location lists its jobs, and links to others", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const industry = unique("Lake steamers").replaceAll("-", " ");
  await sql`update public.companies set industry = ${industry} where id = ${company.id}`;
  const jobs = [];
  for (let n = 0; n < 3; n++) jobs.push(await makeJob(company, { location: "Coeur d'Alene, ID" }));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/jobs/in/coeur-dalene-id");
  await expect(page).toHaveTitle("Jobs in Coeur d'Alene, ID | Fairmatch");
  await expect(heading(page, "Jobs in Coeur d'Alene, ID")).toBeVisible();
  await expect(results(page)).toContainText(/\d+ open jobs at \d+ compan/);
  for (const { title } of jobs) await expect(results(page)).toContainText(title);
  await page.waitForLoadState("networkidle");
  // Both came with the page.
  expect(asked.filter((path) => /get_landing_page|search_jobs/.test(path))).toEqual([]);
  await expectGoodScreen(page);

  await related(page)
    .getByRole("link", { name: `${industry} jobs` })
    .click();
  await expect(heading(page, `${industry} jobs`)).toBeFocused();
  await expect(results(page)).toContainText("3 open jobs at 1 company.");
  await expectGoodScreen(page);

  // Other filters make it a regular search.
  await page.getByRole("button", { name: /^Industry: / }).click();
  await page.getByText("Any industry", { exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe("/jobs");
  await page.goBack();
  await expect(heading(page, `${industry} jobs`)).toBeVisible();

  const phone = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true, colorScheme: "dark" });
  await phone.goto("/jobs/in/coeur-dalene-id");
  await expect(related(phone)).toBeVisible();
  await expectGoodScreen(phone);
});

test("remote jobs have a page, a skill without jobs says so, and unknown words are not a page", async ({
  page,
  expectFailure,
}) => {
  const job = await makeJob(await makeCompany(), { location: "Remote" });
  await page.goto("/jobs/remote");
  await expect(heading(page, "Remote jobs")).toBeVisible();
  await expect(results(page)).toContainText(job.title);
  await expectGoodScreen(page);
  await page.goto("/jobs/skill/abrasive-wheels");
  await expect(heading(page, "Abrasive wheels jobs")).toBeVisible();
  await expect(results(page)).toContainText("No open jobs right now.");
  await expectGoodScreen(page);
  expectFailure(/being-kind-to-kites/, 404);
  expectFailure(/get_landing_page/, 404);
  await page.goto("/jobs/skill/being-kind-to-kites");
  await expect(heading(page, "Page not found")).toBeVisible();
});
