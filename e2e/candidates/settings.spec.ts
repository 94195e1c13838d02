import { makeCandidate } from "../../tests/support/companies.ts";
import { heading, pathOf } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("settings are tabs on one page, and older addresses lead to them", async ({ page }) => {
  await openAs(page, await makeCandidate(), "/candidate/dashboard");
  await page.getByRole("button", { name: /^Account: / }).press("Enter");
  await page.getByRole("menuitem", { name: "Settings" }).press("Enter");
  await expect(heading(page, "Account")).toBeVisible();
  expect(pathOf(page)).toBe("/settings/account");
  const tabs = page.getByRole("navigation", { name: "Settings" });
  await expect(tabs.getByRole("link", { name: "Account" })).toHaveAttribute("aria-current", "page");
  for (const name of ["Emails", "Data", "Preferences"]) {
    await tabs.getByRole("link", { name }).click();
    await expect(heading(page, name)).toBeVisible();
    await expectGoodScreen(page);
    if (name === "Preferences") await page.getByRole("link", { name: "Settings" }).click();
  }
  for (const [old, now] of [
    ["/candidate/security", "/settings/account"],
    ["/candidate/my-data", "/settings/data"],
    ["/candidate/privacy#views", "/settings/data#views"],
    ["/candidate/my-data#mails", "/settings/emails#mails"],
    ["/candidate/my-data#put-forwards", "/candidate/preferences#put-forwards"],
    ["/candidate/preferences#mails", "/settings/emails"],
  ] as const) {
    await page.goto(old);
    await expect.poll(() => pathOf(page), old).toBe(now);
  }
});

test("settings are a list on a phone, and each page leads back to it", async ({ openBrowser }) => {
  const page = await openBrowser(phone);
  await openAs(page, await makeCandidate(), "/settings");
  await expect(heading(page, "Settings")).toBeVisible();
  await expectGoodScreen(page);
  for (const name of ["Account", "Emails", "Data", "Preferences"]) {
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await expect(heading(page, name)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Settings" }).click();
    await expect(heading(page, "Settings")).toBeVisible();
  }
});
