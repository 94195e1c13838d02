import { randomUUID } from "node:crypto";
import { type Actor, sql } from "../../tests/support/accounts.ts";
import { addPerson, personOf } from "../../tests/support/added.ts";
import { makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeJob, type TestJob } from "../../tests/support/jobs.ts";
import { endDecisionTime } from "../../tests/support/notices.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

async function added(actor: Actor, job: TestJob, given: object): Promise<string> {
  const id = randomUUID();
  const person = personOf({ name: "Tomas Reyhold", phone: "(303) 555-0184", ...given });
  expect((await addPerson(actor, job, person, { id, anyway: true })).error).toBeNull();
  return id;
}

test("a manager merges two people added by hand, undoes it, and merges them again", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const [manager, job] = await Promise.all([makeStaff(company, "manager"), makeJob(company)]);
  const older = await added(manager, job, { note: "Met at a fair", email: "older@people.example" });
  const newer = await added(manager, job, { email: "newer@people.example" });

  await openAs(page, manager, `/company/applications/${newer}`);
  const open = async () => {
    await page.getByRole("button", { name: "More for Tomas Reyhold" }).click();
    await page.getByRole("menuitem", { name: "Merge with a duplicate" }).click();
  };
  await open();
  const dialog = page.getByRole("dialog", { name: "Merge these two?" });
  const sides = dialog.getByRole("radio");
  await expect(sides).toHaveCount(2);
  await expect(sides.first()).toBeChecked();
  const contact = dialog.getByRole("definition").first();
  await expect(contact).toContainText("newer@people.example, (303) 555-0184");
  await expectGoodScreen(page);
  // The preview follows the choice.
  await sides.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(sides.nth(1)).toBeChecked();
  await expect(contact).toContainText("older@people.example, (303) 555-0184");
  await expect(dialog.getByText("Only older@people.example can take over.")).toBeVisible();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(older));
  await toast(page, "applications are merging").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "stay separate")).toBeVisible();
  expect(
    await sql`select from private.pending_notifications where kind = 'merge' and subject_id = ${newer}`,
  ).toHaveLength(0);

  await open();
  await expect(sides.first()).toBeChecked();
  await dialog.getByRole("button", { name: "Merge" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(newer));
  await endDecisionTime(older);
  await page.reload();
  await expect(heading(page, "Tomas Reyhold")).toBeVisible();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByText(/^Merged with the person .* added on /)).toBeVisible();
  await expect(page.getByText("older@people.example")).toBeVisible();
  await page.getByRole("tab", { name: "Profile" }).click();
  await expect(page.getByText("Met at a fair")).toBeVisible();
  // No one is left to merge with.
  await expect(page.getByRole("button", { name: "More for Tomas Reyhold" })).toHaveCount(0);

  const small = await openBrowser(phone);
  await added(manager, job, { email: "third@people.example" });
  await openAs(small, manager, `/company/applications/${newer}`);
  await small.getByRole("button", { name: "More for Tomas Reyhold" }).click();
  await small.getByRole("menuitem", { name: "Merge with a duplicate" }).click();
  await expect(small.getByRole("dialog").getByRole("radio")).toHaveCount(2);
  await expectGoodScreen(small);
});
