import { readFileSync } from "node:fs";
import { makeAdmin, password, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { newPath, pdf, storeFile } from "../../tests/support/files.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { expectFieldMessage, heading, pathOf, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmDeletion, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a candidate downloads all their data in one file, and sees which document couldn't be read", async ({
  page,
  expectFailure,
}) => {
  const candidate = await makeCandidate();
  const kept = await storeFile(candidate, "candidate_resumes", newPath(candidate.id), pdf("the resume"));
  const lost = await storeFile(candidate, "candidate_certificates", newPath(candidate.id), pdf("the certificate"));
  await makeApplication(await makeJob(await makeCompany()), candidate);
  await openAs(page, candidate, "/settings/data");
  await expectGoodScreen(page);

  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^fairmatch-\d{4}-\d\d-\d\d\.zip$/);
    // Nothing in it is compressed.
    return readFileSync(await download.path(), "latin1");
  };
  const whole = await save();
  await expect(toast(page, "Your data is downloaded")).toBeVisible();
  for (const text of ["data.json", "read-me.html", "the resume", "the certificate", candidate.email])
    expect(whole).toContain(text);

  expectFailure(/open-file/, 500);
  await page.route("**/functions/v1/open-file", (route) =>
    route.request().postData()?.includes(lost) ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  const part = await save();
  await expect(page.getByRole("alert")).toContainText(`files/candidate-certificates/${lost.split("/")[1]}`);
  expect(part).toContain("the resume");
  expect(part).toContain(String(kept.split("/")[1]));
  expect(part).not.toContain("the certificate");
});

test("a candidate deletes the account with address and password, and is signed out in every tab", async ({
  page,
  expectFailure,
  openBrowser,
}) => {
  const candidate = await makeCandidate();
  const company = await makeCompany();
  const application = await makeApplication(await makeJob(company), candidate);
  await openAs(page, candidate, "/settings/data");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectGoodScreen(page);
  expectFailure(/auth\/v1\/token/, 400);
  await confirmDeletion(dialog, candidate.email, "Wrong1password");
  await expect(dialog).toContainText("That's not your password. Try again.");
  expectFailure(/delete-account/, 422);
  await confirmDeletion(dialog, "somebody@example.com");
  await expect(dialog).toContainText("This isn't your account's email");
  await confirmDeletion(dialog, candidate.email);
  await expect(toast(page, "Your account is deleted")).toBeVisible();
  await expect.poll(() => pathOf(page), "the page after an account is deleted").toBe("/");
  expect(await sql`select from auth.users where id = ${candidate.id}`).toHaveLength(0);

  const desk = await openBrowser();
  await openAs(desk, company.owner, `/company/applications/${application}`);
  await expect(heading(desk, "Deleted account")).toBeVisible();
  await expect(desk.getByText("The applicant deleted their account")).toBeVisible();
  await expectGoodScreen(desk);
});

test("a deleted account is reported as deleted even when the response is lost", async ({ page, expectFailure }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/settings/data");
  await page.getByRole("button", { name: "Delete account" }).click();
  expectFailure(/auth\/v1\/user/, 403);
  await page.route("**/functions/v1/delete-account", async (route) => {
    await route.fetch();
    await route.abort("aborted");
  });
  await confirmDeletion(page.getByRole("dialog"), candidate.email);
  await expect(toast(page, "Your account is deleted")).toBeVisible();
  await expect.poll(() => pathOf(page), "the page after an account is deleted").toBe("/");
  expect(await sql`select from auth.users where id = ${candidate.id}`).toHaveLength(0);
});

test("an account is deleted and reported as deleted despite a gateway error", async ({ page, expectFailure }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/settings/data");
  await page.getByRole("button", { name: "Delete account" }).click();
  expectFailure(/delete-account/, 502);
  await page.route("**/functions/v1/delete-account", (route) => route.fulfill({ status: 502, body: "Bad gateway" }), {
    times: 1,
  });
  await confirmDeletion(page.getByRole("dialog"), candidate.email);
  await expect(toast(page, "Your account is deleted")).toBeVisible();
  expect(await sql`select from auth.users where id = ${candidate.id}`).toHaveLength(0);
});

test("the last administrator names a successor and leaves, and the company is deleted by name", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const colleague = await makeStaff(company, "recruiter");
  await openAs(page, company.owner, "/company/user-profile");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog");
  await confirmDeletion(dialog, company.owner.email);
  const successor = dialog.getByRole("combobox", { name: "Who becomes administrator" });
  await expectFieldMessage(successor, "Choose who becomes administrator");
  await successor.selectOption({ label: "Sam recruiter" });
  await confirmDeletion(dialog, company.owner.email);
  await expect(toast(page, "Your account is deleted")).toBeVisible();

  const browser = await openBrowser();
  await openAs(browser, colleague, "/company/profile");
  await browser.getByRole("button", { name: "Delete company" }).click();
  const asked = browser.getByRole("dialog");
  await asked.getByLabel("Name of the company").fill(company.name);
  await asked.getByRole("textbox", { name: "Your password" }).fill(password);
  await expectGoodScreen(browser);
  await asked.getByRole("button", { name: "Delete company" }).click();
  await expect(toast(browser, `${company.name} is deleted`)).toBeVisible();
  await expect(heading(browser, /Register/)).toBeVisible();
  await expect(toast(browser, "No company found for this user")).toHaveCount(0);
  expect(await sql`select from public.companies where id = ${company.id}`).toHaveLength(0);

  await browser.goto("/company/security");
  await browser.getByRole("button", { name: "Delete account" }).click();
  await confirmDeletion(browser.getByRole("dialog"), colleague.email);
  await expect(toast(browser, "Your account is deleted")).toBeVisible();
});

test("an administrator deletes their account on the page where the password is changed", async ({ page }) => {
  // The last administrator couldn't leave.
  const [admin] = await Promise.all([makeAdmin(), makeAdmin()]);
  await openAs(page, admin, "/admin/security");
  await expect(page.getByText("Your decisions in the audit log, under “A deleted account”.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Delete account" }).click();
  await confirmDeletion(page.getByRole("dialog"), admin.email);
  await expect(toast(page, "Your account is deleted")).toBeVisible();
  expect(await sql`select from auth.users where id = ${admin.id}`).toHaveLength(0);
});
