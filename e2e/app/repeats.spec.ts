import type { Page, Route } from "@playwright/test";
import { sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { expectMoved, field, heading, pressed, toast } from "../support/page.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

// An act whose response was lost is found, and not repeated (RULES: Interface).

/** That many requests reach the server, but their responses are lost. */
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

test("a job is found after a lost response", async ({ page }) => {
  const { owner } = await makeCompany();
  const title = unique("Found");
  await openAs(page, owner, "/company/jobs/new");
  await fillJob(page, title);
  await loseAnswers(page, /manage-job-posting/, 1);
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  expect(await jobsCalled(title)).toHaveLength(1);
});

test("publishing again after a reload with other text posts one job with the latest text", async ({
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
  const description = field(page, "Description");
  await expect(description).toHaveText("Once.");
  // The editor replaces the plain field a moment later.
  await expect(description).toHaveAttribute("contenteditable", "true");
  await description.press("ControlOrMeta+a");
  await page.keyboard.insertText("Twice.");
  await expect(description).toHaveText("Twice.");
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  expect(await jobsCalled(title)).toEqual([{ description: "Twice." }]);
});

test("an application is reported as submitted after a gateway error", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  const candidate = await makeCandidate();
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  expectFailure(/submit_application/, 502);
  await loseAnswers(page, /submit_application/, 1, badGateway);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(heading(page, "Application sent")).toBeVisible();
  expect(await sql`select from public.applications where job_id = ${job.id}`).toHaveLength(1);
});

test("a template is reported as saved after a gateway error", async ({ page, expectFailure }) => {
  await openAs(page, (await makeCompany()).owner, "/company/mail-templates");
  await field(page, "Message").fill("Hello {first_name}");
  expectFailure(/set_mail_template/, 502);
  await loseAnswers(page, /set_mail_template/, 1, badGateway);
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(toast(page, "Template saved")).toBeVisible();
});

test("a rejection and a withdrawal are reported as done after gateway errors", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const [one, other] = [await makeJob(company), await makeJob(company)];
  await openAs(page, company.owner, `/company/applications/${await makeApplication(one, candidate)}`);
  expectFailure(/set_application_status|withdraw_application/, 502);
  await loseAnswers(page, /set_application_status/, 1, badGateway);
  await pressed(page, "Decline").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Decline" }).press("Enter");
  await expectMoved(page, "Casey", "Not Selected");

  const theirs = await openBrowser();
  await openAs(theirs, candidate, `/candidate/applications/${await makeApplication(other, candidate)}`);
  await loseAnswers(theirs, /withdraw_application/, 1, badGateway);
  await pressed(theirs, "Withdraw").click();
  await theirs
    .getByRole("dialog")
    .getByRole("button", { name: /^Withdraw/ })
    .press("Enter");
  await expect(toast(theirs, "Application withdrawn")).toBeVisible();
});

test("an invitation is created once, with one email, after a lost response", async ({ page }) => {
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

test("times and an offer stay in their dialogs after lost responses, until a retry confirms them", async ({
  page,
  expectFailure,
}) => {
  const company = await makeCompany();
  const id = await makeApplication(await makeJob(company), await makeCandidate(), { status: "interview" });
  await openAs(page, company.owner, `/company/applications/${id}`);
  const dialog = page.getByRole("dialog");
  const sendTwice = async (button: string, act: RegExp, answer: string, shows: string) => {
    expectFailure(act, 502);
    await loseAnswers(page, act, 2, badGateway);
    await dialog.getByRole("button", { name: button }).press("Enter");
    await expect(page.getByText("We don't know if this worked").first()).toBeVisible();
    // The existing one appears behind the dialog.
    await expect(page.getByText(shows).first()).toBeAttached();
    await dialog.getByRole("button", { name: button }).press("Enter");
    await expect(toast(page, answer)).toBeVisible();
    await expect(dialog).toHaveCount(0);
  };

  await pressed(page, "Propose times").click();
  await dialog.getByRole("button", { name: "Enter a time" }).click();
  await dialog.getByLabel("Date").fill(day(3));
  await dialog.getByLabel("Start").fill("10:00");
  await dialog.getByRole("button", { name: "Add this time" }).click();
  await dialog.getByRole("textbox", { name: "Video link" }).fill("meet.example.com/talk");
  await sendTwice("Send 1 time", /propose_times/, "Times sent", "Casey hasn't replied yet.");
  expect(await sql`select from private.interview_proposals where application_id = ${id}`).toHaveLength(1);

  await pressed(page, "Make an offer").click();
  await field(dialog, "Salary, before tax").fill("178,000");
  await field(dialog, "Starts").fill(day(40));
  await field(dialog, "Expires on").fill(day(10));
  await dialog.getByRole("button", { name: "Preview" }).click();
  await sendTwice("Send offer", /make_offer/, "Casey moved to Offered", "We'll notify Casey in a moment.");
  expect(await sql`select from private.offers where application_id = ${id}`).toHaveLength(1);
});
