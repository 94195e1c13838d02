import type { Page } from "@playwright/test";
import { type Actor, makeAdmin, password, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const words = "Two companies told us that your certificates aren't yours.";

test("an administrator sees a person's activity, suspends them, and lifts the suspension", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const [admin, person] = [await makeAdmin("Amelia Strand"), await makeCandidate()];
  await makeApplication(await makeJob(await makeCompany()), person, {});
  await openAs(page, admin, `/admin/people?q=${person.email}`);
  await page.getByRole("link", { name: "Casey Candidate" }).click();
  await expect(heading(page, "Casey Candidate")).toBeVisible();
  await expect(page.getByText("1 application, 1 open")).toBeVisible();
  await expect(page.getByRole("button", { name: "Resend confirmation" })).toBeDisabled();
  await expect(page.getByText(/^Not needed: the email was confirmed/)).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "Suspend", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Suspend Casey Candidate?" });
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption("Not who they say they are");
  await dialog.getByRole("textbox", { name: "What they should know" }).fill(words);
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await expect(toast(page, "Casey Candidate is suspended")).toBeVisible();
  await expect(page.getByText(/^Suspended since .* by Amelia Strand$/)).toBeVisible();
  await expect(page.getByText("Not signed in anywhere.")).toBeVisible();
  await expectGoodScreen(page);

  // Only the right password reveals it.
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/token/, 403);
  const theirs = await openBrowser(phone);
  await theirs.goto("/signin");
  await signIn(theirs, person, "Another1word");
  await expect(theirs.getByText(/Invalid email or password/).first()).toBeVisible();
  await signIn(theirs, person, password);
  await expect(heading(theirs, "Your account is suspended")).toBeFocused();
  await expect(theirs.getByText(words)).toBeVisible();
  await expect(theirs.getByText("Your profile and your 1 application are kept.", { exact: false })).toBeVisible();
  await expectGoodScreen(theirs);
  await theirs.getByRole("button", { name: "Back to sign in" }).click();
  await expect(heading(theirs, "Sign in")).toBeVisible();

  await page.getByRole("button", { name: "Lift suspension" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByText(/^Suspended since/)).toHaveCount(0);
  await signIn(theirs, person, password);
  await expect(heading(theirs, "Candidate Dashboard")).toBeVisible();
});

async function signIn(page: Page, { email }: Actor, withPassword: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(withPassword);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("a suspended company says so on its pages, and comes back once the suspension is lifted", async ({
  page,
  openBrowser,
}) => {
  const [admin, company] = [await makeAdmin("Amelia Strand"), await makeCompany()];
  await openAs(page, admin, `/admin/company/${company.id}`);
  await page.getByRole("button", { name: "Suspend company" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption("Messages that break the terms");
  await dialog.getByRole("textbox", { name: "What they should know" }).fill("We have paused it until we have talked.");
  await dialog.getByRole("button", { name: "Suspend company" }).click();
  await expect(page.getByText(/^Suspended since .* by Amelia Strand$/)).toBeVisible();
  await expectGoodScreen(page);

  const theirs = await openBrowser();
  await openAs(theirs, company.owner, "/company/jobs");
  await expect(theirs.getByText("Your company is suspended.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Post a New Job" })).toBeDisabled();
  await expectGoodScreen(theirs);
  await theirs.getByRole("link", { name: "See why" }).click();
  await expect(theirs.getByText(`${company.name} is suspended`)).toBeVisible();
  await expect(theirs.getByText("We have paused it until we have talked.")).toBeVisible();
  await expectGoodScreen(theirs);

  await page.getByRole("button", { name: "Lift suspension" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Lift suspension" }).click();
  await expect(page.getByRole("button", { name: "Suspend company" })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(`${company.name} is suspended`)).toHaveCount(0);
});

test("deletion on request requires the email, and can be undone", async ({ page }) => {
  const [admin, person] = [await makeAdmin(), await makeCandidate()];
  await openAs(page, admin, `/admin/people/${person.id}`);
  await page.getByRole("button", { name: "Delete on request" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "How they asked" }).selectOption("By phone");
  await dialog.getByRole("textbox", { name: `Type ${person.email}` }).fill("x@example.com");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(dialog.getByText("This isn't the account's email").first()).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole("textbox", { name: `Type ${person.email}` }).fill(person.email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone: the account stays")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete on request" })).toBeEnabled();
  expect(await sql`select from private.pending_notifications where subject_id = ${person.id}`).toHaveLength(0);
});
