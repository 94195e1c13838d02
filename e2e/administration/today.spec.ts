import { makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { heading } from "../support/page.ts";
import { expectGoodScreen, settled, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";
import { offerUndoLonger, takeUndoLonger } from "../support/undo.ts";

/** A registration and a message that have been pending longest. */
async function arrange() {
  const company = await makeCompany({ name: crypto.randomUUID(), approved: false, tier: null });
  await sql`update public.companies set submitted_at = now() - interval '999 days' where id = ${company.id}`;
  const words = unique("No email came");
  await sql`
    insert into private.contact_messages (id, name, email, topic, words, created_at)
    values (gen_random_uuid(), 'Jo', 'jo@example.com', 'account', ${words}, now() - interval '998 days')`;
  return { company, words };
}

test("an administrator works from Today by keyboard, decides in place, and can undo", async ({ page }) => {
  const { company, words } = await arrange();
  await offerUndoLonger(page);
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  const list = page.getByRole("region", { name: "Waiting, oldest first" });
  // Once approved, it needs a plan as well.
  const row = list.getByRole("listitem").filter({ hasText: company.name }).first();
  await expect(row).toContainText("999 days");
  await expectGoodScreen(page);

  const area = page.getByRole("navigation", { name: "Administration", exact: true });
  await expect(area.getByRole("link")).toHaveText(["Today", /^Approvals/, /^Reports/, "Companies", "People"]);
  await expect(area.getByRole("link", { name: /Approvals , \d+ registration/ })).toBeVisible();
  await expect(area.locator('[aria-current="page"]')).toHaveText(["Today"]);

  await tabTo(page, row.getByRole("link", { name: `Review: ${company.name}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: company.name })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: `Approve ${company.name}` }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Give it a plan" })).toBeFocused();
  await takeUndoLonger(company.id);
  await area.getByRole("link", { name: "Today" }).press("Enter");
  await expect(row).toContainText("Company approved successfully");
  await row.getByRole("button", { name: `Undo: ${company.name}` }).press("Enter");
  await expect(row.getByRole("link", { name: `Review: ${company.name}` })).toBeVisible();

  await page
    .getByRole("group", { name: "Show" })
    .getByRole("button", { name: /^Messages/ })
    .press("Enter");
  await expect(page).toHaveURL(/kind=messages/);
  await expect(row).toHaveCount(0);
  const message = list.getByRole("listitem").filter({ hasText: words });
  await message.getByRole("link", { name: /^Answer: / }).press("Enter");
  await expect(heading(page, "Messages")).toBeVisible();
  await expect(area.getByRole("button", { name: "Messages, more" })).toHaveAttribute("aria-current", "page");
});

test("a phone shows rows, five tabs, and a company on its own page", async ({ openBrowser }) => {
  const { company } = await arrange();
  const page = await openBrowser(phone);
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await settled(page);
  const tabs = page.getByRole("navigation", { name: "Administration, bottom" });
  await expect(tabs.locator("> *")).toHaveText([/Today/, /Approvals/, /Reports/, /Companies/, /More/]);
  await expectGoodScreen(page);
  await page.getByRole("link", { name: `Review: ${company.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/company/${company.id}$`));
  await expect(tabs.getByRole("link", { name: "Companies" })).toHaveAttribute("aria-current", "page");
});

test("every administrator page is marked as current exactly once", async ({ page }) => {
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  const current = page
    .getByRole("navigation", { name: "Administration", exact: true })
    .locator('[aria-current="page"]');
  for (const [path, place] of [
    ["reported-messages", /^Reports/],
    ["companies", /^Companies/],
    ["people", /^People/],
    ["skills", /^Skills/],
    ["send-admin-invitation", /^Invitations/],
    ["security", /^Administrators/],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(current, path).toHaveText([place]);
  }
});
