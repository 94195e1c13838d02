import type { Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading, pathOf, toast, unfold } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const names = (page: Page) => page.getByRole("link", { name: /Candidate$/ });

test("a company sorts applications by best match, and the order is kept when it comes back", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
  for (const [first_name, skills] of [
    ["Bea", ["Go", "Kafka"]],
    ["Newton", ["Go"]],
  ] as const) {
    const candidate = await makeCandidate({ skills: [...skills] });
    await sql`update public.candidates set first_name = ${first_name} where id = ${candidate.candidateId}`;
    await makeApplication(job, candidate);
  }
  const choose = async (order: string) => {
    await page.getByRole("button", { name: /^Order: / }).click();
    await page.getByRole("menuitem", { name: new RegExp(`^${order}`) }).click();
  };
  const path = `/company/jobs/${job.id}/manage`;
  await openAs(page, company.owner, path);
  await expect(names(page)).toHaveText([/Bea/, /Newton/]);
  await choose("Newest");
  await expect(names(page)).toHaveText([/Newton/, /Bea/]);
  await names(page).last().click();
  await expect(page.getByRole("heading", { name: /Bea Candidate/ })).toBeVisible();
  await page.goBack();
  expect(pathOf(page)).toBe(`${path}?order=newest`);
  await expect(names(page)).toHaveText([/Newton/, /Bea/]);
  await choose("Best match");
  await expect(names(page)).toHaveText([/Bea/, /Newton/]);
  expect(pathOf(page)).toBe(path);
});

test("a company and a candidate choose ways of working, and both see what they share", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const theirs = await openBrowser();
  const chosen = (of: Page, name: string) =>
    of.getByRole("group", { name: /^Ways of working/ }).getByRole("checkbox", { name });
  const row = (of: Page) => of.locator("dl.facts > div", { hasText: "Ways of working" });

  await openAs(page, company.owner, "/company/edit-profile");
  for (const name of ["Mentoring", "Written first", "Pair work"]) await chosen(page, name).check();
  await page.getByRole("button", { name: "What each means" }).click();
  await expect(page.getByText("Two people often do one task together.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(toast(page, "Company profile updated successfully")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Written first" })).toBeVisible();

  await openAs(theirs, candidate, `/jobs/${job.id}`);
  await expect(row(theirs)).toContainText("Written first, Pair work, Mentoring; none are on your profile yet");
  await theirs.goto("/candidate/profile");
  await unfold(theirs);
  const most = ["Mentoring", "Open numbers", "Pay bands", "Peer review", "Few meetings", "Own projects", "Small teams"];
  for (const name of [...most, "Side by side"]) await chosen(theirs, name).check();
  await expect(theirs.getByRole("group", { name: "Ways of working (8 of 8 chosen)" })).toBeVisible();
  await expect(chosen(theirs, "Pair work")).toBeDisabled();
  await chosen(theirs, "Side by side").uncheck();
  await chosen(theirs, "Pair work").check();
  await expectGoodScreen(theirs);
  await theirs.getByRole("button", { name: "Save Profile" }).click();
  await expect(heading(theirs, "Candidate Dashboard")).toBeVisible();
  await theirs.goto(`/jobs/${job.id}`);
  const facts = ["Pair work", "Mentoring", "Written first"];
  await expect(row(theirs).locator("small")).toHaveText("2 of 3");
  await expect(row(theirs).locator(".fact")).toHaveText(facts);

  const application = await makeApplication(job, candidate);
  await theirs.goto(`/candidate/applications/${application}`);
  await expect(row(theirs).locator(".fact")).toHaveText(facts);
  await page.goto(`/company/applications/${application}`);
  await page
    .getByRole("group")
    .getByText(/required skills/)
    .click();
  await expect(row(page).locator("small")).toHaveText("2 of 3");
  await expect(row(page).locator(".fact")).toHaveText(facts);
});
