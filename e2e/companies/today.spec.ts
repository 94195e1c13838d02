import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { openDay } from "../../tests/support/dates.ts";
import { addInterview } from "../../tests/support/interviews.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading } from "../support/page.ts";
import { expectGoodScreen, settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test("Today links each due item to its person, and says when nothing is left", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const job = await makeJob(company, { title: "Night Dispatcher" });
  const [first, second] = await Promise.all([
    makeApplication(job, await makeCandidate(), { status: "interview" }),
    makeApplication(job, await makeCandidate()),
  ]);
  await addInterview(first, { people: [company.owner], startsAt: minutesAway(10) });
  await sql`
    update public.applications set answer_by = ${openDay(-2)}, answer_due = ${openDay(-2)} where id = ${first}`;
  await openAs(page, company.owner, "/company/dashboard");

  const main = page.getByRole("main");
  const join = main.getByRole("link", { name: /^Join the video call with / });
  await expect(join).toHaveAttribute("href", "https://meet.example/room");
  await expect(main.locator(".btn-primary")).toHaveText(["Join"]);
  const titles = main.getByRole("heading", { level: 2 });
  const order = [/^Interviews/, /^Reply-by dates/, /^New applications/, "Activity", /^Manage Job/];
  const places = ["Company Profile", "Candidate Management", "Job Management", "Team Management"];
  await expect(titles).toHaveText([...order, ...places]);
  const area = page.getByRole("navigation", { name: "Company area", exact: true });
  await expect(area.getByRole("link", { name: /^Interviews ?, 1 today$/ })).toBeVisible();
  await expectGoodScreen(page);

  await main.getByRole("link", { name: "Night Dispatcher", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/company/applications/${second}\\?of=${job.id}&stage=applied$`));
  await page.goBack();

  await sql`delete from private.interviews where application_id = ${first}`;
  await sql`update public.applications set status = 'rejected', answer_due = null where job_id = ${job.id}`;
  const small = await openBrowser(phone);
  await openAs(small, company.owner, "/company/dashboard");
  await expect(small.getByRole("heading", { name: "You’re all caught up" })).toBeVisible();
  await settled(small);
  await small.getByText("Company and team").click();
  await small.getByRole("link", { name: "Edit Registration" }).press("Enter");
  await expect(heading(small, "Edit Registration")).toBeVisible();
});

test("a company whose plan ended still sees due items, and a single button", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company, { title: "Welder" });
  await makeApplication(job, await makeCandidate());
  await sql`
    update public.company_subscriptions set expires_at = now() - interval '3 days' where company_id = ${company.id}`;
  await openAs(page, company.owner, "/company/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Welder", exact: true })).toBeVisible();
  await expect(main.locator(".btn-primary")).toHaveText(["Contact us"]);
  await expect(main.getByText("Hidden", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Subscription Status" })).toBeVisible();
  await expectGoodScreen(page);
});
