import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate } from "../../tests/support/companies.ts";
import { expectFocusKept, field, heading, pathOf, pressed, toast, unfold } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmDeletion, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("profile and preferences edited in two tabs don't overwrite each other", async ({ page, context }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await field(page, "Title").fill("Staff Engineer");
  const preferences = await context.newPage();
  await preferences.goto("/candidate/preferences");
  await preferences.getByRole("checkbox", { name: "Mentoring" }).check();
  const again = await context.newPage();
  await again.goto("/candidate/preferences");
  await field(again, "Minimum salary").fill("90000");
  const second = await context.newPage();
  await second.goto("/candidate/profile");
  await unfold(second);
  await field(second, "City").fill("Denver");

  for (const each of [preferences, again]) {
    await pressed(each, "Save Preferences").click();
    await expect(toast(each, "Preferences saved")).toBeVisible();
    await expect(each.getByText("No changes")).toBeVisible();
  }
  await expect(again.getByRole("checkbox", { name: "Mentoring" })).toBeChecked();
  for (const each of [page, second]) {
    await pressed(each, "Save Profile").click();
    await expect(heading(each, "Candidate Dashboard")).toBeVisible();
  }
  const [stored] = await sql`
    select c.title, c.city, c.culture_values, p.salary_from from public.candidates c
    join private.candidate_preferences p on p.user_id = c.user_id where c.user_id = ${candidate.id}`;
  expect(stored).toEqual({
    title: "Staff Engineer",
    city: "Denver",
    culture_values: ["mentoring"],
    salary_from: 90_000,
  });
});

test("signing out in one tab says in the other that unsaved input is gone", async ({
  page,
  context,
  expectFailure,
}) => {
  // The other tab may have a request in flight when the session ends.
  expectFailure(/\/rest\/v1\//, 401);
  await openAs(page, await makeCandidate(), "/candidate/preferences");
  await field(page, "Minimum salary").fill("90000");
  const other = await context.newPage();
  await other.goto("/candidate/dashboard");
  await other.getByRole("button", { name: /^Account: / }).click();
  await other.getByRole("menuitem", { name: "Sign Out" }).click();
  await expect(toast(other, "Signed out successfully.")).toBeVisible();
  await expect(toast(other, "You signed out in another tab")).toHaveCount(0);
  await expect(toast(page, "You signed out in another tab")).toContainText(
    "Anything you typed here and didn't save is gone",
  );
  await expect(heading(page, "Sign in")).toBeVisible();
  await expectFocusKept(page);
  await expectGoodScreen(page);
});

test("deleting the account in one tab ends editing in the other, and says why", async ({
  page,
  context,
  expectFailure,
}) => {
  expectFailure(/\/rest\/v1\//, 401);
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await field(page, "City").fill("Denver");
  const other = await context.newPage();
  await other.goto("/settings/data");
  await other.getByRole("button", { name: "Delete account" }).click();
  await confirmDeletion(other.getByRole("dialog"), candidate.email);
  await expect(toast(other, "Your account is deleted")).toBeVisible();
  await expect(toast(page, "Your account was deleted in another tab")).toContainText("didn't save is gone");
  await expect(heading(page, "Sign in")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
    /Denver|access_token/,
  );
  await expect.poll(() => pathOf(other), "the page after an account is deleted").toBe("/");
});
