import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { makeCompany, makePartners, makeStaff } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { endDecisionTime } from "../../tests/support/notices.ts";
import { setPlan } from "../../tests/support/plans.ts";
import { expectFieldMessage, expectFocusKept, heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("a company over its limit sees hidden items, chooses which jobs stay, and requests a plan", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  for (const title of ["Welder", "Planner", "Driver"]) await makeJob(company, { title });
  for (const role of ["manager", "recruiter", "recruiter"] as const) await makeStaff(company, role);
  const partner = await makeCompany();
  await makePartners(company, partner, { jobs: true });
  await setPlan(company, { tier: "free_trial" });
  await openAs(page, company.owner, "/company/plan");
  await expect(heading(page, "Plan")).toBeVisible();
  const over = page.getByRole("region", { name: "Over your plan" });
  await expect(over).toContainText("1 job is hidden");
  await expect(over).toContainText("Driver. Applicants keep their applications.");
  await expect(over).toContainText("Team members: 4 of 3");
  await expect(over).toContainText(`Partnership with ${partner.name} is on hold`);
  await expectGoodScreen(page);

  await over.getByRole("button", { name: "Choose which stay open" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose which stay open" });
  await dialog.getByRole("checkbox", { name: /^Welder/ }).uncheck();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /^Driver/ }).check();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(over).toContainText("Welder. Applicants keep their applications.");

  await page.getByRole("button", { name: "Ask for this plan: Intermediate" }).click();
  await expect(toast(page, "Asked for Intermediate")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for this instead: Pro" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Ask for this plan: Pro" })).toBeVisible();
  await page.getByRole("button", { name: "Ask for this plan: Pro" }).click();
  await expect(page.getByRole("button", { name: "Withdraw request: Pro" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Withdraw request: Pro" }).click();
  await expect(page.getByText("Request for Pro withdrawn")).toBeVisible();

  await page.goto("/company/jobs");
  await expect(page.getByRole("listitem").filter({ hasText: "Welder" })).toContainText("Hidden");
  await expect(page.getByRole("listitem").filter({ hasText: "Driver" })).not.toContainText("Hidden");
  await expectGoodScreen(page);

  const small = await openBrowser(phone);
  await openAs(small, company.owner, "/company/plan");
  await expect(small.getByRole("region", { name: "Over your plan" })).toBeVisible();
  await expectGoodScreen(small);
});

test("an administrator sees what a smaller plan hides and which jobs stay", async ({ page }) => {
  const company = await makeCompany();
  for (const title of ["Welder", "Planner", "Driver"]) await makeJob(company, { title });
  await openAs(page, await makeAdmin(), `/admin/company/${company.id}`);
  await page.getByRole("button", { name: `Manage ${company.name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Plan of ${company.name}` });
  await dialog.getByRole("radio", { name: /^Free trial/ }).check();
  await expect(dialog.getByRole("row", { name: /^Open jobs/ })).toContainText("1 job hidden, the newest first");
  await expect(dialog.getByText("Hidden: Driver.")).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Choose others" }).click();
  await dialog.getByRole("checkbox", { name: /^Planner/ }).uncheck();
  await dialog.getByRole("checkbox", { name: /^Driver/ }).check();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Change to Free trial, hide 1 job" }).click();
  await expect(toast(page, "Subscription updated to Free trial successfully")).toBeVisible();
  const hidden = await sql`
    select title from public.published_jobs where company_id = ${company.id} and is_over_plan`;
  expect(hidden.map(({ title }) => title)).toEqual(["Planner"]);
});

test("a plan request appears on Today, and is declined with a reason or granted", async ({ page, openBrowser }) => {
  const company = await makeCompany({ tier: "basic" });
  await openAs(page, company.owner, "/company/plan");
  const admin = await openBrowser();
  const today = await makeAdmin();
  /** Requests a plan, and opens the request from Today once it can't be undone. */
  async function ask() {
    await page.getByRole("button", { name: "Ask for this plan: Pro" }).click();
    await expect(toast(page, "Asked for Pro")).toBeVisible();
    const [asked] = await sql`
      update private.plan_requests set asked_at = now() - interval '990 days'
      where company_id = ${company.id} and ended is null returning id`;
    await endDecisionTime(asked?.id);
    await openAs(admin, today, "/admin/dashboard?kind=plans");
    await admin.getByRole("link", { name: `Decide: ${company.name} asks for Pro` }).click();
    await expect(plan).toContainText("Asks for Pro");
  }
  const plan = admin.getByRole("region", { name: "Plan", exact: true });

  await ask();
  await expectGoodScreen(admin);
  await plan.getByRole("button", { name: "Decline" }).click();
  const decline = admin.getByRole("dialog", { name: `Decline Pro for ${company.name}?` });
  await decline.getByRole("button", { name: "Decline request" }).press("Enter");
  const reason = decline.getByRole("textbox", { name: "Reason" });
  await expectFieldMessage(reason, "Say why");
  await reason.fill("Please pay the open invoice first.");
  await expectGoodScreen(admin);
  await decline.getByRole("button", { name: "Decline request" }).press("Enter");
  await expect(toast(admin, "Request declined")).toBeVisible();
  await expect(plan).not.toContainText("Asks for Pro");
  await expectFocusKept(admin);
  await page.reload();
  await expect(page.getByText("Please pay the open invoice first.")).toBeVisible();

  await ask();
  await plan.getByRole("button", { name: "Change plan" }).click();
  const change = admin.getByRole("dialog", { name: `Plan of ${company.name}` });
  await expect(change.getByRole("radio", { name: /^Pro/ })).toBeChecked();
  await expect(change.getByRole("button", { name: "Change to Pro" })).toBeEnabled();
  await change.getByRole("button", { name: "Change to Pro" }).press("Enter");
  await expect(toast(admin, "Subscription updated to Pro successfully")).toBeVisible();
  await expect(plan).not.toContainText("Asks for Pro");
  await endDecisionTime(company.id);
  await page.reload();
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /^Pro/ }) })).toContainText(
    "Your plan",
  );
});
