import type { Page } from "@playwright/test";
import { sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmHere, finishSignUp } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

let word: string;
let email: string;
test.beforeEach(async ({ page }) => {
  word = unique("Weaver").replaceAll("-", "");
  email = uniqueEmail("visitor");
  await sql`delete from private.counted_acts where act in ('job_alert', 'job_alert_address')`;
  await page.goto(`/jobs?q=${word}&type=full-time`);
});

const panelOf = (page: Page) => page.getByRole("region", { name: "Job alert" });
const openPanel = (page: Page) =>
  page
    .getByRole("button", { name: /^Email me/ })
    .filter({ visible: true })
    .first()
    .click();

/** From the list to an active alert, through the real email. */
async function start(page: Page) {
  await openPanel(page);
  await panelOf(page).getByLabel("Email").fill(email);
  await panelOf(page).getByRole("button", { name: "Daily" }).click();
  await panelOf(page).getByRole("button", { name: "Email me" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
  await page.goto(linkIn(await mailTo(email, /Confirm your job alert/), "/job-alerts/"));
  await page.getByRole("button", { name: "Start emails" }).click();
  await expect(heading(page, "You’re all set")).toBeVisible();
}

/** The email about a newly posted job, as if it were due. */
async function nextMail() {
  const job = await makeJob(await makeCompany(), { title: word });
  await sql`
    update private.saved_searches set since = now() - interval '1 hour', next_at = now()
    where address_id = (select id from private.alert_addresses where email = ${email})`;
  return mailTo(email, new RegExp(`New job: ${job.title}`));
}

test("a visitor requests alerts in place, and gets none before confirming by email", async ({ page }) => {
  await openPanel(page);
  const panel = panelOf(page);
  await expect(panel.getByLabel("Email")).toBeFocused();
  await expect(panel.getByRole("listitem")).toHaveText([`“${word}”`, "Full time"]);
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Email me/ }).filter({ visible: true })).toBeFocused();

  await openPanel(page);
  await panel.getByLabel("Email").fill("nonsense");
  await panel.getByRole("button", { name: "Email me" }).click();
  await expect(panel.getByLabel("Email")).toBeFocused();
  await expect(panel.getByText("Please enter a valid email address").first()).toBeVisible();
  await panel.getByLabel("Email").fill(email);
  await panel.getByRole("button", { name: "Email me" }).click();
  await expect(panel.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expect(panel.getByRole("button", { name: /^Resend in 0:/ })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("group", { name: "Filters" }).getByRole("button", { name: "Remote" }).click();
  await panel.getByRole("button", { name: "Alert for these filters" }).click();
  await expect(panel.getByRole("listitem")).toHaveText([`“${word}”`, "Remote", "Full time"]);
  await expect(panel.getByLabel("Email")).toHaveValue(email);

  await page.goto(linkIn(await mailTo(email, /Confirm your job alert/), "/job-alerts/"));
  await expect(heading(page, "One click to start")).toBeVisible();
  await expect(page.getByText(`“${word}”, Full time`)).toBeVisible();
  expect(await sql`select from private.alert_addresses where email = ${email}`).toHaveLength(0);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Start emails" }).click();
  await expect(heading(page, "You’re all set")).toBeVisible();
  await expectGoodScreen(page);
  await page.reload();
  await expect(heading(page, "This link was already used")).toBeVisible();
});

test("an alert can be stopped by its email link or a mail program's POST, and started again", async ({ page }) => {
  await start(page);
  const mail = await nextMail();
  await page.goto(linkIn(mail, "/unsubscribe/"));
  await expect(heading(page, "Stop these emails?")).toBeVisible();
  await page.getByRole("button", { name: "Mondays" }).click();
  await expect(page.getByRole("button", { name: "Mondays" })).toHaveAttribute("aria-pressed", "true");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(heading(page, "You’re unsubscribed")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(heading(page, "Stop these emails?")).toBeVisible();

  const [, oneClick = ""] = /^<(.+)>$/.exec(String(mail.headers["list-unsubscribe"])) ?? [];
  const answer = await fetch(oneClick, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
  await page.reload();
  await expect(heading(page, "You’re unsubscribed")).toBeVisible();
});

test("an expired link sends a new one, and an unknown link says so", async ({ page, expectFailure }) => {
  expectFailure(/\/rpc\/get_job_alert_request/, 404);
  await openPanel(page);
  await panelOf(page).getByLabel("Email").fill(email);
  await panelOf(page).getByRole("button", { name: "Email me" }).click();
  const first = linkIn(await mailTo(email, /Confirm your job alert/), "/job-alerts/");
  await sql`update private.alert_requests set made_at = now() - interval '25 hours' where email = ${email}`;
  await page.goto(first);
  await expect(heading(page, "This link has expired")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Email me a new link" }).click();
  await expect(page.getByText(`We sent a new link to ${email}.`)).toBeVisible();
  await page.reload();
  await expect(heading(page, "This link no longer works")).toBeVisible();
  await expectGoodScreen(page);
});

test("a sixth alert is refused on confirmation, with a link to the other five", async ({ page, expectFailure }) => {
  expectFailure(/\/rpc\/confirm_job_alert/, 409);
  await start(page);
  await sql`
    insert into private.saved_searches (address_id, name, words, filter, frequency, next_at)
    select a.id, 'More', 'weaver ' || n, '{}', 'daily', now() + interval '1 day'
    from private.alert_addresses a, generate_series(2, 5) n where a.email = ${email}`;
  await page.goto("/jobs");
  await openPanel(page);
  await expect(panelOf(page).getByText("All new jobs")).toBeVisible();
  await panelOf(page).getByLabel("Email").fill(email);
  await panelOf(page).getByRole("button", { name: "Email me" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const [row] = await sql<{ token: string }[]>`
    select token from private.alert_requests where email = ${email} and search_id is null`;
  await page.goto(`/job-alerts/${row?.token}`);
  await page.getByRole("button", { name: "Start emails" }).click();
  await expect(toast(page, "You have 5 alerts. Stop one first.")).toBeVisible();
  await page.getByRole("link", { name: "See your alerts" }).click();
  await expect(heading(page, "Stop or change your alerts")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("region", { name: "“weaver 2”" }).getByRole("button", { name: "Stop this one" }).click();
  await expect(page.getByRole("button", { name: "Unsubscribe from all 4" })).toBeVisible();
});

test("signing up with the same address turns an alert into a saved search", async ({ page }) => {
  await start(page);
  await page.getByRole("link", { name: "Create an account" }).last().click();
  await finishSignUp(page);
  await confirmHere(page, email);
  await expect(page).toHaveURL(/\/candidate\/dashboard$/);
  await page.goto("/candidate/saved?tab=searches");
  await expect(page.getByRole("link", { name: `“${word}”, Full time` })).toBeVisible();
  await expect(page.getByLabel(/by email$/)).toHaveValue("daily");
});

test("an existing account gets a saved search instead", async ({ page }) => {
  ({ email } = await makeCandidate());
  await start(page);
  await expect(page.getByRole("link", { name: "Your saved searches" })).toBeVisible();
});
