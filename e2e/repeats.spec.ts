import type { Page, Route } from "@playwright/test";
import { makeCandidate, makeCompany, makeJob, sql, unique, uniqueEmail } from "../tests/support/actors.ts";
import { field, toast } from "./support/page.ts";
import { openAs } from "./support/session.ts";
import { expect, test } from "./support/test.ts";

// What was done while its answer got lost is found, and not done twice (RULES: Interface).

/** So many requests reach the server, and their answers nobody. */
const loseAnswers = (page: Page, address: RegExp, times: number, lose = (route: Route) => route.abort("aborted")) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await lose(route);
    },
    { times },
  );
const badGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });

async function fillJob(page: Page, title: string) {
  await field(page, "Job title").fill(title);
  await field(page, "Description").fill("Once.");
  await field(page, "Primary location").fill("Denver, CO");
  await page.getByRole("combobox", { name: "Job type" }).selectOption("FULL_TIME");
}
const jobsCalled = (title: string) => sql`select description from public.jobs where title = ${title}`;

test("a job whose answer got lost is found by itself", async ({ page }) => {
  const { owner } = await makeCompany();
  const title = unique("Found");
  await openAs(page, owner, "/company/jobs/new");
  await fillJob(page, title);
  await loseAnswers(page, /manage-job-posting/, 1);
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  expect(await jobsCalled(title)).toHaveLength(1);
});

test("Publish pressed again, after a reload and with other words, posts one job, as it says last", async ({
  page,
  expectFailure,
}) => {
  const { owner } = await makeCompany();
  const title = unique("Again");
  await openAs(page, owner, "/company/jobs/new");
  await fillJob(page, title);
  expectFailure(/manage-job-posting/, 502);
  await loseAnswers(page, /manage-job-posting/, 2, badGateway);
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "We don't know if this worked")).toContainText("It won't be done twice.");
  expect(await jobsCalled(title)).toEqual([{ description: "Once." }]);
  await page.reload();
  await expect(field(page, "Description")).toHaveValue("Once.");
  await field(page, "Description").fill("Twice.");
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  expect(await jobsCalled(title)).toEqual([{ description: "Twice." }]);
});

test("an application that a proxy lost the answer to is said to be submitted", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  const candidate = await makeCandidate();
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  expectFailure(/submit_application/, 502);
  await loseAnswers(page, /submit_application/, 1, badGateway);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page, "Application submitted successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(1);
});

test("an invitation whose answer got lost is made once, with one mail", async ({ page }) => {
  const company = await makeCompany();
  const email = uniqueEmail("once");
  await openAs(page, company.owner, "/company/candidates/add");
  await field(page, "First name").fill("Jonas");
  await field(page, "Last name").fill("Etxeberria");
  await field(page, "Email").fill(email);
  await loseAnswers(page, /send-candidate-invitation/, 1);
  await page.getByRole("button", { name: "Send Invitation" }).press("Enter");
  await expect(toast(page, `Candidate invitation has been created for ${email}`)).toBeVisible();
  expect(await sql`select from public.invitations where email = ${email}`).toHaveLength(1);
  expect(await sql`select from public.email_outbox where to_email = ${email}`).toHaveLength(1);
});
