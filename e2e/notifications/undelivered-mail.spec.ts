import type { Page } from "@playwright/test";
import { makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { mailTo } from "../support/inbox.ts";
import { expectPages, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

const day = 24 * 3_600_000;
let label = "";
test.beforeEach(() => {
  label = `${unique("mail")}@example.com`;
});
test.afterEach(() => sql`delete from public.email_outbox where to_email like ${`%${label}`}`);

/** An email whose second attempt failed and whose third is a day away. */
const mail = (to_email: string, more: object = {}) => ({
  template: "company_approved",
  to_email,
  data: sql.json({ company_name: "Harbor", path: "/company/dashboard" }) as never,
  attempts: 2,
  last_error: "421 try again later" as string | null,
  next_attempt_at: new Date(Date.now() + day),
  failed_at: null as Date | null,
  created_at: new Date(),
  ...more,
});
const write = (...mails: ReturnType<typeof mail>[]) => sql`insert into public.email_outbox ${sql(mails)}`;

test("waiting and failed emails have their own queues, which the address keeps", async ({ page }) => {
  const [waiting, over] = [`waiting-${label}`, `given-up-${label}`];
  // Newer than the five hundred of the test below.
  const created_at = new Date(Date.now() + 2 * day);
  await write(mail(waiting), mail(over, { failed_at: new Date(), attempts: 18, created_at }));
  await openAs(page, await makeAdmin(), "/admin/undelivered-mail");
  await expect(row(page, waiting)).toContainText("2 attempts, the next on");
  await expect(row(page, over)).toHaveCount(0);
  await expectGoodScreen(page);
  await page.getByRole("tab", { name: "Waiting" }).press("ArrowRight");
  await expect(page).toHaveURL(/queue=given_up$/);
  await expect(row(page, over)).toContainText("18 attempts)");
  await page.reload();
  await page.getByRole("button", { name: `Retry Company approved to ${over}` }).click();
  await expect(toast(page, "Sending the email again")).toBeVisible();
  await expect(row(page, over)).toHaveCount(0);
  await mailTo(over, /Harbor is approved/);
});

test("an overdue email never tried says delivery may be down, and offers no retry", async ({ page }) => {
  const overdue = `overdue-${label}`;
  await write(mail(overdue));
  // Delivery is running and would send what is due, so only the list says that it doesn't.
  await page.route(/list_undelivered_emails/, async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as { emails: { to_email: string }[] };
    const untried = { reason: null, attempts: 0, next_attempt_at: "2026-11-20T08:00:00Z" };
    const emails = list.emails.map((each) => (each.to_email === overdue ? { ...each, ...untried } : each));
    await route.fulfill({ response: answer, json: { ...list, emails } });
  });
  await openAs(page, await makeAdmin(), "/admin/undelivered-mail");
  await expect(row(page, overdue)).toContainText(
    "Not tried yet, though it was due Nov 20, 2026, 8:00 AM. Delivery may be down.",
  );
  await expect(row(page, overdue).getByRole("button")).toHaveCount(0);
  await expectGoodScreen(page);
});

test("five hundred undelivered emails are listed page by page", async ({ page }) => {
  // Newer than other tests' given-up emails.
  const created_at = (n: number) => new Date(Date.now() + day - n * 1000);
  await write(
    ...Array.from({ length: 500 }, (_, n) =>
      mail(`${n}-${label}`, { failed_at: new Date(), created_at: created_at(n) }),
    ),
  );
  await openAs(page, await makeAdmin(), "/admin/undelivered-mail?queue=given_up");
  await expectPages(page, row(page, label), 500);
});
