import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { mailsFor } from "../../tests/support/inbox.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { heading } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("a mention appears under the bell and by email, which one press turns off", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  // From an expired link.
  expectFailure(/rpc\/get_unsubscribe/, 404);
  const company = await makeCompany();
  const [author, reader] = [await makeStaff(company, "recruiter"), await makeStaff(company, "manager")];
  const application = await makeApplication(await makeJob(company), await makeCandidate());
  const [named] = await sql<{ name: string }[]>`
    select first_name || ' ' || last_name as name from public.company_users where user_id = ${reader.id}`;
  const write = async (text: string) => {
    const box = page.getByLabel("Note for your team");
    await box.pressSequentially(`${text} @${named?.name.split(" ")[0]}`);
    await page
      .getByRole("option", { name: named?.name ?? "" })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: `${named?.name} is notified.` })).toBeVisible();
    await box.press("Control+Enter");
    await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
    await expect(box).toHaveValue("");
  };
  await openAs(page, author, `/company/applications/${application}?tab=notes`);
  await write("Ask about Kafka");

  const mail = await mailTo(reader.email, /mentioned you/);
  expect(mail.text).toContain("> Ask about Kafka");
  const theirs = await openBrowser(phone);
  await openAs(theirs, reader, "/company/dashboard");
  await theirs.getByRole("button", { name: /Notifications/ }).click();
  await theirs.getByRole("link", { name: /mentioned you/ }).click();
  await expect(theirs).toHaveURL(new RegExp(`/company/applications/${application}\\?tab=notes$`));
  await expect(theirs.getByText("Ask about Kafka").first()).toBeVisible();

  // The email's link, when signed out.
  const elsewhere = await openBrowser();
  await elsewhere.goto(linkIn(mail, "/unsubscribe/"));
  await expect(heading(elsewhere, "Turn these emails off?")).toBeVisible();
  await expectGoodScreen(elsewhere);
  await elsewhere.getByRole("button", { name: "Turn off" }).click();
  await expect(heading(elsewhere, "Turned off")).toBeVisible();
  await expectGoodScreen(elsewhere);
  await write("And about Go");
  await expect
    .poll(
      async () =>
        (await sql`select from public.notifications where user_id = ${reader.id} and type = 'mentioned'`).count,
      "the mentions in the bell",
    )
    .toBe(2);
  expect((await mailsFor(reader.email)).filter(({ subject }) => /mentioned you/.test(subject))).toHaveLength(1);

  await theirs.goto("/company/notifications");
  const byEmail = theirs.getByRole("combobox", { name: "Mentions, by email" });
  await expect(byEmail).toHaveValue("off");
  await expectGoodScreen(theirs);
  await byEmail.selectOption("Daily");
  await theirs.getByRole("checkbox", { name: "Mentions, in the app" }).click();
  await expect
    .poll(
      async () => [
        ...(await sql`select in_app, by_mail from private.staff_notice_settings where user_id = ${reader.id}`),
      ],
      "the settings that are kept",
    )
    .toEqual([{ in_app: false, by_mail: "daily" }]);
  await theirs.reload();
  await expect(byEmail).toHaveValue("daily");

  await elsewhere.goto(`/unsubscribe/${"0".repeat(64)}`);
  await expect(heading(elsewhere, "This link no longer works")).toBeVisible();
});
