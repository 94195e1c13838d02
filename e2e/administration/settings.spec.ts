import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

// Saved settings apply to every page of every test, so these are ones no other test reads.
test.afterEach(async () => {
  await sql`delete from private.settings`;
});

test("settings are validated, saved together, and listed in the history", async ({ page, openBrowser }) => {
  const admin = await makeAdmin("Amelia Strand");
  await openAs(page, admin, "/admin/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("");
  await expectGoodScreen(page);
  await page.getByRole("combobox", { name: "State" }).fill("CO");
  await page.getByRole("textbox", { name: "Audit log" }).fill("364");
  await page.getByRole("switch", { name: "Show an announcement" }).check();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("alert")).toContainText("365 to 2,555 days");
  await expect(page.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
  await expectGoodScreen(page);
  await page.getByRole("textbox", { name: "Audit log" }).fill("730");
  await page.getByRole("switch", { name: "Show an announcement" }).uncheck();
  await expect(page.getByText("1 unsaved change", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page, "Settings saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "History" })).toContainText("changed the setting “state”");

  const small = await openBrowser(phone);
  await openAs(small, admin, "/admin/settings");
  await expect(small.getByRole("combobox", { name: "State" })).toHaveValue("CO");
  await small.getByRole("textbox", { name: "City" }).fill("Denver");
  await expectGoodScreen(small);
});
