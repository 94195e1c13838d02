import type { Page } from "@playwright/test";
import { makeAccount, sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { addressOf } from "../../tests/support/address-of.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { askQuestion } from "../support/arrange.ts";
import { expectFocusKept, expectPages, field, heading, pathOf, toast, unfold as unfoldAll } from "../support/page.ts";
import { quietAfter } from "../support/quiet.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmHere, finishSignUp, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";
import { offerUndoLonger } from "../support/undo.ts";

const tick = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const keep = (page: Page) => page.getByRole("link", { name: "Create an account" });
const ticked = (page: Page) => page.evaluate(() => localStorage.getItem("fairmatch.ticks"));
const panel = (page: Page) => page.getByRole("region", { name: "Your match" });
/** Expands the match, and the collapsed parts in it. */
async function unfold(page: Page) {
  await panel(page).locator("summary").first().click();
  const ways = panel(page).locator(".one-line summary");
  if ((await ways.count()) > 0) await ways.click();
}

/** A job where every part can be checked off. */
async function makeAskingJob(company: TestCompany, skills = ["TypeScript", "Go", "Kafka"]) {
  const job = await makeJob(company, { skillsRequired: skills, preferredSkills: ["GraphQL"], location: "Denver, CO" });
  await sql`update public.jobs set experience_level = 'senior_level', answer_days = 14 where id = ${job.id}`;
  return job;
}

test("a visitor's ticked skills stay local until signing up turns them into a profile", async ({ openBrowser }) => {
  const company = await makeCompany();
  const [one, like] = [unique("Forging"), unique("Rigging")];
  const job = await makeAskingJob(company, [one, like, "Go"]);
  const similar = await makeJob(await makeCompany(), { skillsRequired: [like, one] });
  await sql`update public.companies set culture_values = '{written_first,mentoring}' where id = ${company.id}`;
  const page = await openBrowser({ permissions: ["clipboard-read", "clipboard-write"] });
  // What was added can be changed from a toast, which stands as long.
  await offerUndoLonger(page);
  await page.goto(`/jobs/${job.id}`);
  await expect(page).toHaveTitle(`${job.title}, ${company.name} | Fairmatch`);
  await expect(panel(page)).toContainText("Check your match (3 skills)");
  await expect(panel(page).getByRole("img")).toHaveCount(0);
  await expect(page.getByText(/^Apply today, hear back by/)).toBeVisible();
  const others = page.getByRole("list", { name: "Similar jobs" });
  await expect(others).toContainText(similar.title);
  const otherTab = await page.context().newPage();
  await otherTab.goto(`/jobs/${similar.id}`);
  await expect(panel(otherTab)).toContainText("Check your match (2 skills)");
  await expect(others).not.toContainText("of 2 required skills");
  await quietAfter(page, () => unfold(page));

  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  for (const name of [one, "Go", "GraphQL", "5 years or more", "Denver, CO", "Mentoring"]) {
    await tick(page, name).click();
    await expect(tick(page, name)).toHaveAttribute("aria-pressed", "true");
  }
  await tick(page, "Go").press("Space");
  await expect(tick(page, "Go")).toHaveAttribute("aria-pressed", "false");
  await expect(panel(page)).toContainText("1 of 3 required skills");
  await expect(panel(page).getByRole("img", { name: "1 of 3 required skills, 1 of 1 preferred skills" })).toBeVisible();
  await expect(others).toContainText("1 of 2 required skills");
  expect(sent).toEqual([]);
  await expect(panel(otherTab)).toContainText("1 of 2 required skills");
  await otherTab.close();

  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname + new URL(link).search).toBe(`${addressOf.job(job, company)}?from=shared`);
  await expect(page.getByRole("link", { name: "Email", exact: true })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.*&body=[^&]*from%3Dshared$/,
  );
  await page.reload();
  // Collapsed again, with the checked items on its line.
  await expect(panel(page)).toContainText(`1 of 3 required skills${company.name} would see the same match.`);
  await expectGoodScreen(page);
  await unfold(page);
  await expect(tick(page, one)).toHaveAttribute("aria-pressed", "true");
  await expectGoodScreen(page);

  const email = uniqueEmail("keeper");
  await keep(page).click();
  await expect(heading(page, "Create your account")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText("Candidate");
  await field(page, "Email").fill(email);
  await finishSignUp(page);
  await confirmHere(page, email);
  await expect(toast(page, "Added to your profile")).toContainText(
    `${one}, GraphQL; 5 years of experience; your location, Denver, CO; how you like to work: Mentoring.`,
  );
  expect(pathOf(page)).toBe(addressOf.job(job, company));
  await expect(page.getByRole("heading", { name: /^1 of 3 required skills/ })).toBeVisible();
  await panel(page).locator("summary").first().click();
  await expect(page.getByText("Asks for Senior level; you have 5 years of experience")).toBeVisible();
  await expect(page.getByText(/^Ways of working\s*1 of 2$/)).toBeVisible();
  expect(await ticked(page)).toBeNull();
  await toast(page, "Added to your profile").getByRole("button", { name: "Change" }).click();
  await expect(heading(page, "Profile")).toBeVisible();
  await unfoldAll(page);
  await expect(page.getByRole("button", { name: `Remove ${one}` })).toBeVisible();
  await expect(field(page, "City")).toHaveValue("Denver");
});

test("another person who signs in is asked whose skills were ticked, and companies keep them", async ({
  openBrowser,
}) => {
  const company = await makeCompany();
  await sql`update public.companies set culture_values = '{pair_work}' where id = ${company.id}`;
  const job = await makeAskingJob(company);
  const page = await openBrowser();
  await page.goto(`/jobs/${job.id}`);
  await unfold(page);
  for (const name of ["Go", "Kafka", "Pair work"]) await tick(page, name).click();
  const kept = await ticked(page);

  const staff = await page.context().newPage();
  await openAs(staff, company.owner, `/jobs/${job.id}`);
  await expect(panel(staff)).toContainText("2 of 3 required skills");
  await expect(keep(staff)).toHaveCount(0);
  await expect(staff.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await expectGoodScreen(staff);
  await staff.close();

  const offer = (of: Page) => of.getByRole("region", { name: "Add the 2 skills you selected to your profile?" });
  const stranger = await page.context().newPage();
  await openAs(stranger, await makeCandidate({ skills: ["Welding"] }), "/candidate/dashboard");
  await expect(offer(stranger)).toContainText("Go, Kafka, Pair work");
  await expectGoodScreen(stranger);
  await offer(stranger).getByRole("button", { name: "Not now" }).click();
  await expect(offer(stranger)).toHaveCount(0);
  await expectFocusKept(stranger);
  await stranger.reload();
  await expect(heading(stranger, "Candidate Dashboard")).toBeVisible();
  await expect(stranger.getByText("Jobs You Can Apply For")).toBeVisible();
  await expect(offer(stranger)).toHaveCount(0);
  expect(await ticked(stranger)).toBe(kept);
  await stranger.close();

  const own = await page.context().newPage();
  const candidate = await makeCandidate({ skills: ["Welding"] });
  await openAs(own, candidate, `/jobs/${job.id}`);
  await expect(own.getByRole("heading", { name: /^0 of 3 required skills/ })).toBeVisible();
  await offer(own).getByRole("button", { name: "Add to profile" }).click();
  await expect(toast(own, "Added to your profile")).toContainText("Go, Kafka; how you like to work: Pair work.");
  await expect(own.getByRole("heading", { name: /^2 of 3 required skills/ })).toBeVisible();
  await expectFocusKept(own);
  expect(await ticked(own)).toBeNull();
  const [row] = await sql<{ skills: string[] }[]>`
    select skills from public.candidates where user_id = ${candidate.id}`;
  expect(row?.skills).toEqual(["Welding", "Go", "Kafka"]);
});

test("a job that closes before Apply says so, and no response is lost", async ({ openBrowser, expectFailure }) => {
  const company = await makeCompany();
  const skill = unique("Splicing");
  const job = await makeJob(company, { skillsRequired: [skill] });
  const like = await makeJob(company, { skillsRequired: [skill] });
  await askQuestion(job, "Which shift do you prefer?", "TEXT");
  const [page, visitor] = [await openBrowser(), await openBrowser()];
  await visitor.goto(`/jobs/${job.id}`);
  await expect(heading(visitor, job.title)).toBeVisible();
  await openAs(page, await makeCandidate(), `/jobs/${job.id}`);
  await expect(page.getByText("1 question, about 2 minutes").filter({ visible: true })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now" }).filter({ visible: true }).click();
  await field(page, "Which shift do you prefer?").fill("Nights");

  await sql`update public.jobs set status = 'filled' where id = ${job.id}`;
  expectFailure(/\/rpc\/(submit_application|get_job_details|get_job_questions)/, 404);
  await page.getByRole("button", { name: "Submit Application" }).filter({ visible: true }).click();
  await expect(toast(page, "This job has closed. Nothing was sent, and we kept your responses.")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "This job has closed since you opened it" })).toBeVisible();
  await expect(field(page, "Which shift do you prefer?")).toHaveValue("Nights");
  await page.getByRole("link", { name: "See similar jobs" }).click();
  await expect(heading(page, "This job is closed")).toBeVisible();
  await expect(page.getByRole("list", { name: "Open jobs that ask for the same skills" })).toContainText(like.title);
  await page.goBack();
  await expect(field(page, "Which shift do you prefer?")).toHaveValue("Nights");

  await visitor.getByRole("link", { name: "Apply Now" }).filter({ visible: true }).click();
  await expect(heading(visitor, "Sign in")).toBeVisible();
  expectFailure(new RegExp(`${job.id}$`), 410);
  await visitor.goto(`/jobs/${job.id}`);
  await expect(heading(visitor, "This job is closed")).toBeVisible();
  await expect(visitor).toHaveTitle("This job is closed | Fairmatch");
  await expect(visitor.getByText(`${job.title} at ${company.name} no longer takes applications.`)).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Apply Now" })).toHaveCount(0);
  await expectGoodScreen(visitor);
  await sql`update public.jobs set status = 'draft' where id = ${job.id}`;
  expectFailure(new RegExp(`${job.id}$`), 404);
  await visitor.reload();
  await expect(heading(visitor, "Job Not Found")).toBeVisible();
  await expect(visitor.getByText("The job you're looking for might not exist or is no longer active.")).toBeVisible();
});

test("a company has a page with its open jobs, and an unapproved one has none", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const [job] = await Promise.all(Array.from({ length: 21 }, () => makeJob(company)));
  await sql`
    update public.companies set industry = 'transportation', description = 'Freight across eleven states.',
      website = 'https://quillmark.example' where id = ${company.id}`;
  await page.goto(`/jobs/${job?.id}`);
  await page.getByRole("link", { name: company.name }).first().click();
  await expect(heading(page, company.name)).toBeFocused();
  await expect(page).toHaveTitle(`${company.name}: open jobs | Fairmatch`);
  await expect(page.getByText("Freight across eleven states.")).toBeVisible();
  await expectGoodScreen(page);
  const rows = page.getByRole("list", { name: "Open jobs" }).getByRole("listitem");
  await expectPages(page, rows, 21);
  await expect(rows.first()).toContainText("Asks for 1 skill: TypeScript");
  await page.getByRole("link", { name: "21", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs\\?company=${company.id}`));
  await page.goBack();
  await expect(heading(page, company.name)).toBeVisible();

  expectFailure(/\/(rpc\/get_employer|companies\/[\w-]+$)/, 404);
  const hidden = await makeCompany({ approved: false });
  await page.goto(`/companies/${hidden.id}`);
  await expect(heading(page, "Company not found")).toBeVisible();
  await expect(page.getByText(hidden.name)).toHaveCount(0);
  await openAs(page, await makeAccount("candidate"), `/companies/${company.id}`);
  await expect(heading(page, company.name)).toBeVisible();
});
