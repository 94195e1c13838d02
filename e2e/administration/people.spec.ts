import type { Page } from "@playwright/test";
import { makeAccount, makeAdmin, sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { invite, makeAccounts } from "../support/arrange.ts";
import { mailTo } from "../support/inbox.ts";
import { expectFocusKept, expectPages, heading, toast } from "../support/page.ts";
import { expectGoodScreen, settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const rows = (page: Page) => page.getByRole("table").getByRole("row");

/** Prefix of many addresses; these accounts are deleted after their test. */
let many: string | undefined;
test.afterEach(async () => {
  if (many) await sql`delete from auth.users where email like ${`${many}%`}`;
  many = undefined;
});

test("people are found by role and email, with their company and confirmation status", async ({
  page,
  openBrowser,
}) => {
  const label = unique("crowd");
  const company = await makeCompany({ name: `${"Long Name ".repeat(9)}${label}` });
  const recruiter = await makeStaff(company, "recruiter");
  await sql`update public.profiles set email = ${`${label}-staff@example.com`} where id = ${recruiter.id}`;
  for (let n = 1; n <= 3; n += 1) await makeAccount("candidate", `${label}-${n}@example.com`);
  await sql`update auth.users set email_confirmed_at = null where email = ${`${label}-3@example.com`}`;
  const admin = await makeAdmin();
  await openAs(page, admin, "/admin/people");
  await expect(heading(page, "People")).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
  await page.getByRole("searchbox", { name: "Name or any part of the email" }).fill(label.toUpperCase());
  await expect(rows(page)).toHaveCount(5);
  await expect(row(page, `${label}-3@`)).toContainText("Not confirmed");
  await expect(row(page, `${label}-1@`)).not.toContainText("Not confirmed");
  await expect(row(page, `${label}-staff@`)).toContainText("Sam recruiter");
  await expectGoodScreen(page);
  await page.getByRole("combobox", { name: "Role" }).selectOption("Company staff");
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/role=company/);
  await page.getByRole("link", { name: company.name }).click();
  await expect(heading(page, company.name)).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("combobox", { name: "Role" }).selectOption("Administrators");
  await expect(page.getByText("No people match.")).toBeVisible();

  const small = await openBrowser(phone);
  await openAs(small, admin, `/admin/people?q=${label}`);
  await expect(small.getByText(`${label}-1@example.com`)).toBeVisible();
  await expectGoodScreen(small);
});

test.describe("removing an administrator", () => {
  test("passes on their open invitations, and notifies them", async ({ page, openBrowser, expectFailure }) => {
    // Their last known role's page is requested first.
    expectFailure(/\/rest\/v1\//, 403);
    expectFailure(/\/rest\/v1\//, 404);
    const [admin, colleague] = [await makeAdmin(), await makeAdmin()];
    const email = uniqueEmail("invited");
    const link = await invite(colleague, "company", email, { companyName: "Harbor & Sons" });
    const theirs = await openBrowser();
    await openAs(theirs, colleague, "/admin/companies");
    await expect(rows(theirs)).not.toHaveCount(0);

    await openAs(page, admin, "/admin/administrators");
    await expect(row(page, admin.email)).toContainText("(you)");
    await expect(row(page, colleague.email)).not.toContainText("(you)");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: `Withdraw ${colleague.email}` }).click();
    const dialog = page.getByRole("dialog", { name: `Remove ${colleague.email} as administrator?` });
    await expect(dialog).toContainText("becomes a candidate account");
    await expect(dialog).toContainText("We notify ");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await expect(dialog.getByRole("radio", { name: "Keep in my name" })).toBeChecked();
    await expectGoodScreen(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Withdraw ${colleague.email}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Remove administrator" }).click();
    await expect(toast(page, `${colleague.email} is no longer an administrator`)).toBeVisible();
    await expect(row(page, colleague.email)).toHaveCount(0);
    await expect(row(page, admin.email).getByRole("cell", { name: "1", exact: true })).toBeVisible();
    await expectFocusKept(page);
    await mailTo(colleague.email, /./);

    await theirs.reload();
    await expect(heading(theirs, "Candidate Dashboard")).toBeVisible();
    await theirs.goto(link);
    await expect(theirs.getByText("Harbor & Sons").first()).toBeVisible();
  });

  test("can also revoke their invitations", async ({ page }) => {
    const [admin, colleague] = [await makeAdmin(), await makeAdmin()];
    await invite(colleague, "company", uniqueEmail("invited"), { companyName: "Harbor & Sons" });
    await openAs(page, admin, "/admin/administrators");
    await page.getByRole("button", { name: `Withdraw ${colleague.email}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Revoke:/ }).check();
    await dialog.getByRole("button", { name: "Remove administrator" }).click();
    // While it is open, the rows behind it are inaccessible.
    await expect(dialog).toHaveCount(0);
    await expect(row(page, colleague.email)).toHaveCount(0);
    const [invitation] = await sql`select status from public.invitations where invited_by_admin_id = ${colleague.id}`;
    expect(invitation?.status).toBe("revoked");
  });

  test("explains the consequences to those who remove themselves, and leads to the home page", async ({
    page,
    expectFailure,
  }) => {
    expectFailure(/\/rest\/v1\//, 404);
    await makeAdmin();
    const admin = await makeAdmin();
    await invite(admin, "company", uniqueEmail("invited"), { companyName: "Harbor & Sons" });
    await openAs(page, admin, "/admin/administrators");
    await page.getByRole("button", { name: `Withdraw ${admin.email}` }).click();
    const dialog = page.getByRole("dialog", { name: "Remove yourself as administrator?" });
    await expect(dialog).toContainText("only another administrator can invite you back");
    await expect(dialog).toContainText("Your 1 open invitation will be revoked.");
    await expectGoodScreen(page);
    await dialog.getByRole("button", { name: "Withdraw myself" }).click();
    await expect(toast(page, "You're no longer an administrator")).toBeVisible();
    await expect(heading(page, "Candidate Dashboard")).toBeFocused();
    await page.goto("/admin/administrators");
    await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  });

  test("is impossible for the last one, even if another left after the dialog opened", async ({
    page,
    expectFailure,
  }) => {
    const [admin, colleague] = [await makeAdmin(), await makeAdmin()];
    const last = "The last administrator can't be removed. Invite another one first.";
    await openAs(page, admin, "/admin/administrators");
    expectFailure(/\/rpc\/withdraw_admin/, 409);
    // Other tests' administrators must not be removed.
    await page.route(/\/rpc\/withdraw_admin/, (route) =>
      route.fulfill({ status: 409, json: { code: "PT409", message: last, details: null, hint: "last_admin" } }),
    );
    await page.getByRole("button", { name: `Withdraw ${colleague.email}` }).click();
    await page.getByRole("button", { name: "Remove administrator" }).click();
    await expect(toast(page, "The administrator couldn't be removed")).toContainText(last);
    await page.route(/\/rpc\/list_admins/, async (route) => {
      const answer = await route.fetch();
      const all = (await answer.json()) as { is_me: boolean }[];
      await route.fulfill({ response: answer, json: all.filter(({ is_me }) => is_me) });
    });
    await page.reload();
    await expect(row(page, admin.email)).toContainText(last);
    await expect(page.getByRole("button", { name: /^Withdraw/ })).toHaveCount(0);
    await settled(page);
    await expectGoodScreen(page);
  });
});

test("five hundred people are listed page by page, and administrators all together", async ({ page }) => {
  const admin = await makeAdmin();
  many = unique("crowd");
  await makeAccounts(many, 500);
  await openAs(page, admin, `/admin/people?q=${many}`);
  await expectPages(page, page.getByRole("row").filter({ hasText: many }), 500);
  await page.getByRole("searchbox").fill(`${many}-500@`);
  await expect(rows(page)).toHaveCount(2);

  await sql.begin(async (transaction) => {
    await transaction`update public.profiles set role = 'admin' where email like ${`${many}%`}`;
    await transaction`delete from public.email_outbox where to_email like ${`${many}%`}`;
  });
  await page.goto("/admin/administrators");
  await expect(page.getByRole("row").filter({ hasText: many })).toHaveCount(500);
  await expect(page.getByRole("button", { name: `Withdraw ${many}-500@example.com` })).toBeEnabled();
});
