import type { Page } from "@playwright/test";
import { type Actor, makeAdmin, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { askQuestion } from "../support/arrange.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { expectFocusKept, field, heading, shown, toast, unfold } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough, routeFirst } from "../support/routes.ts";
import { expectGoodScreen, settled } from "../support/screen.ts";
import { fillSignIn, finishSignUp, openAs, signInThroughForm, spoilSession } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";
import { offerUndoLonger } from "../support/undo.ts";

const notifications = (page: Page) => page.getByRole("region", { name: /^Notifications/ });

/** The part of the screen's height covered by toasts. */
async function toastsHeight(page: Page): Promise<number> {
  const box = await notifications(page).getByRole("list").boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? 1);
}

/** Whether toasts cover the control. */
async function isCovered(page: Page, name: string): Promise<boolean> {
  const control = page.getByRole("button", { name, exact: true });
  const toasts = await notifications(page).getByRole("list").boundingBox();
  const box = await control.boundingBox();
  if (!toasts || !box) throw new Error(`Nothing to see of ${name} or of the toasts.`);
  return toasts.y < box.y + box.height && box.y < toasts.y + toasts.height;
}

test("a small phone shows the newest of several failures, and each disappears once loaded", async ({
  openBrowser,
  expectFailure,
}) => {
  const page = await openBrowser({ ...phone, viewport: { width: 360, height: 640 } });
  const words = "The office that keeps these numbers is closed, and nobody knows for how long. ".repeat(4);
  expectFailure(/\/rest\/v1\//, 400);
  await page.route(/\/rest\/v1\/(companies|rpc\/count_for_admin)/, refuse(words));
  await makeCompany();
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await expect(page.getByText("Failed to load dashboard data")).toBeVisible();
  const more = page.getByRole("button", { name: "5 more notifications" });
  await expect(more).toBeVisible();
  await expect(notifications(page).getByRole("listitem")).toHaveCount(1);
  expect(await toastsHeight(page)).toBeLessThanOrEqual(1 / 3);
  await expectGoodScreen(page);

  // F8 moves to the toasts, as announced; the newest comes first.
  await page.keyboard.press("F8");
  for (let stop = 0; stop < 6 && !(await more.evaluate((each) => each === document.activeElement)); stop += 1)
    await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  for (const what of ["user count", "company count", "pending approvals", "candidate count", "companies data", "plans"])
    await expect(toast(page, `Failed to load ${what}`)).toHaveCount(1);
  expect(await toastsHeight(page)).toBeLessThanOrEqual(1 / 3);
  await expect(more).toBeInViewport();

  await letThrough(page, /\/rest\/v1\/(companies|rpc\/count_for_admin)/);
  const plans = page.getByRole("region", { name: "Company Subscriptions" });
  await plans.getByRole("button", { name: "Retry" }).click();
  await expect(toast(page, "Failed to load companies data")).toHaveCount(0);
  await expect(page.getByText("Failed to load dashboard data")).toHaveCount(0);
  // By keyboard: a second click in the same place right away would count as part of the first.
  await plans.getByRole("button", { name: "Retry" }).press("Enter");
  await expect(toast(page, "Failed to load plans")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Manage / }).first()).toBeVisible();
});

test("a slow candidate dashboard shows placeholders, then the sections that failed", async ({
  page,
  expectFailure,
}) => {
  expectFailure(/get_my_invitations/, 400);
  const releases = [
    await holdAnswers(page, /get_candidate_by_user_id/),
    await holdAnswers(page, /get_my_invitations/, refuse("Not today")),
  ];
  await openAs(page, await makeCandidate({ complete: false }), "/candidate/dashboard");
  const applications = page.getByRole("heading", { name: "Your Applications" });
  await expect(page.getByRole("status", { name: "Loading your dashboard" })).toBeVisible();
  await expect(applications).toBeHidden();
  for (const release of releases) release();
  const failure = page.getByText("Couldn't load your invitations.");
  await expect(failure).toBeVisible();
  await expect(page.getByText("Complete Your Profile")).toBeVisible();
  await expect(applications).toBeVisible();
  await letThrough(page, /get_my_invitations/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toHaveCount(0);
  await expectFocusKept(page);
});

test("a failure message disappears with the next attempt", async ({ page, expectFailure }) => {
  const { owner } = await makeCompany();
  await openAs(page, owner, "/company/user-profile");
  await field(page, "First name").fill("Ines");
  await field(page, "Last name").fill("Okafor");
  expectFailure(/\/rest\/v1\/company_users/, 400);
  await routeFirst(page, /\/rest\/v1\/company_users\?id=/, refuse("Not today"));
  const save = page.getByRole("button", { name: "Save Profile" });
  await save.click();
  await expect(toast(page, "Failed to update profile")).toBeVisible();
  await save.click();
  await expect(toast(page, "Profile updated successfully!")).toBeVisible();
  await expect(toast(page, "Failed to update profile")).toHaveCount(0);
});

test.describe("an ended session is reported in terms of the attempted action", () => {
  const ended = async (page: Page, actor: Actor, path: string, button: string, words: string) => {
    await openAs(page, actor, path);
    if (path === "/candidate/profile") {
      await unfold(page);
      await field(page, "Title").fill("Staff Engineer");
    }
    const press = page.getByRole("button", { name: button });
    await expect(press).toBeEnabled();
    await settled(page);
    await spoilSession(page);
    await press.click();
    await expect(toast(page, words)).toContainText("Your session has ended. Please sign in again.");
    await expect(toast(page, /./)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`/signin\\?redirect=${encodeURIComponent(path)}$`));
  };

  test("on the profile and on an application", async ({ page, openBrowser, expectFailure }) => {
    expectFailure(/\/functions\/v1\/|\/auth\/v1\/|\/rest\/v1\//, 401);
    expectFailure(/\/auth\/v1\/token/, 400);
    expectFailure(/\/auth\/v1\/logout/, 403);
    const company = await makeCompany();
    await sql`update public.company_users set first_name = 'Ines', last_name = 'Okafor' where company_id = ${company.id}`;
    const job = await makeJob(company);
    const candidate = await makeCandidate();
    const profile = "You must be logged in to update your profile";
    await ended(page, company.owner, "/company/user-profile", "Save Profile", profile);
    const second = await openBrowser();
    await ended(second, candidate, "/candidate/profile", "Save Profile", profile);
    const third = await openBrowser();
    const again = await makeCandidate();
    const apply = `/candidate/apply/${job.id}`;
    await ended(third, again, apply, "Submit Application", "Please log in to apply for this job");
  });
});

test("failed questions don't block applying, unless one is required", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  const candidate = await makeCandidate();
  expectFailure(/\/rpc\/get_job_questions/, 400);
  await page.route("**/rpc/get_job_questions", refuse("The questions are being looked for"));
  await askQuestion(job, "Why?", "TEXT");
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  await expect(page.getByText("The questions of this job couldn't be loaded.")).toBeVisible();
  await expectGoodScreen(page);
  await letThrough(page, "**/rpc/get_job_questions");
  expectFailure(/\/rpc\/submit_application/, 422);
  await sql`update public.job_questions set is_required = true where job_id = ${job.id}`;
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page, "Please answer all required questions")).toBeVisible();
  await field(page, "Why?").fill("Because.");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(heading(page, "Application sent")).toBeVisible();
  await expect(toast(page, "Please answer all required questions")).toHaveCount(0);
});

test("an undo stays visible next to other toasts, and a late one says so", async ({ openBrowser, expectFailure }) => {
  const page = await openBrowser({ ...phone, viewport: { width: 360, height: 640 } });
  const company = await makeCompany();
  const application = await makeApplication(await makeJob(company), await makeCandidate());
  await offerUndoLonger(page);
  await openAs(page, await makeStaff(company, "recruiter"), `/company/applications/${application}`);
  await page.getByRole("button", { name: "Move to Under Review" }).filter({ visible: true }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await endUndoTime(application);
  expectFailure(/\/rpc\/undo_application_status/, 409);
  await undo.click();
  await expect(toast(page, "The move couldn't be undone")).toContainText("It's too late");
  expect(await toastsHeight(page)).toBeLessThanOrEqual(1 / 3);
});

test("a failed sign-in is explained in the form, and no toast covers its button", async ({
  openBrowser,
  expectFailure,
}) => {
  const page = await openBrowser({ ...phone, viewport: { width: 360, height: 640 } });
  const { email } = await makeCandidate();
  expectFailure(/\/auth\/v1\/token/, 400);
  await signInThroughForm(page, email, "Wrong1password");
  const text = "Invalid email or password. Please check your credentials and try again.";
  await expect(toast(page, "Sign in failed")).toContainText(text);
  await expect(page.getByRole("form", { name: "Sign in" })).toContainText(text);
  await expect(field(page, "Password")).toBeFocused();
  await expect(field(page, "Password")).toHaveValue("");
  expect(await isCovered(page, "Sign In")).toBe(false);
  await expectGoodScreen(page);
  await fillSignIn(page, email);
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  await expect(toast(page, "Sign in failed")).toHaveCount(0);

  const newcomer = await openBrowser({ ...phone, viewport: { width: 360, height: 740 } });
  await newcomer.goto("/signup?role=candidate");
  await field(newcomer, "Email").fill(uniqueEmail("newcomer"));
  await finishSignUp(newcomer);
  await expect(shown(newcomer, /^Account created successfully\. Please check your email/)).toBeVisible();
  await expect(newcomer.getByRole("button", { name: /^Resend email in/ })).toBeVisible();
  await expect(newcomer.getByRole("button", { name: "Use a different email" })).toBeVisible();
  await expect(notifications(newcomer).getByRole("listitem")).toHaveCount(0);
  await expectGoodScreen(newcomer);
});

test("a dialog whose code fails to load leaves the page intact, and opens later", async ({ page }) => {
  await makeCompany();
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  const button = page.getByRole("button", { name: /^Manage / }).first();
  await expect(button).toBeVisible();
  await page.evaluate(() => Object.assign(document.querySelector("main") ?? {}, { keptPage: true }));
  await page.route(/\.js$/, (route) => route.abort("aborted"));
  await button.press("Enter");
  await expect(notifications(page).or(page.getByRole("alert"))).toContainText("This couldn't be opened");
  expect(await page.evaluate(() => "keptPage" in (document.querySelector("main") ?? {}))).toBe(true);
  await expect(button).toBeVisible();
  await letThrough(page, /\.js$/);
  await button.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});
