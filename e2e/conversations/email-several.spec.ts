import { randomUUID } from "node:crypto";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCandidate } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("a recruiter writes a template, inserts it by slash, and emails several people with it", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const job = await makeJob(company);
  const named = async (first_name: string): Promise<TestCandidate & { application: string }> => {
    const person = await makeCandidate();
    await sql`update public.candidates set first_name = ${first_name} where user_id = ${person.id}`;
    return { ...person, application: await makeApplication(job, person) };
  };
  const [mei, kofi, yusuf] = [await named("Mei"), await named("Kofi"), await named("Yusuf")];
  await yusuf.client
    .rpc("set_conversation_blocked", { p_application_id: yusuf.application, p_is_blocked: true })
    .throwOnError();

  await test.step("the recruiter writes a team template", async () => {
    await openAs(page, recruiter, "/company/mail-templates?template=messages");
    await page.getByRole("button", { name: "New template" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Still reading");
    const box = page.getByRole("textbox", { name: "Message" });
    await box.fill("Hi ");
    await page.getByRole("button", { name: "First name" }).click();
    await box.pressSequentially(", we're still reading for {job_title}.");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: "Save template" }).click();
    await expect(page.getByRole("heading", { name: "Still reading" })).toBeVisible();
    await page.getByRole("button", { name: "Delete Still reading" }).click();
    await expect(page.getByText("No templates yet")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("heading", { name: "Still reading" })).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("the recruiter inserts it into the conversation", async () => {
    await page.goto(`/company/applications/${mei.application}?tab=conversation`);
    const box = page.locator("#write");
    await box.pressSequentially("/sti");
    await expect(page.getByRole("option", { name: /Still reading/ })).toBeVisible();
    await expectGoodScreen(page);
    // Resizing closes the list.
    await box.fill("");
    await box.pressSequentially("/sti");
    await expect(page.getByRole("listbox")).toBeVisible();
    await box.press("Enter");
    await expect(box).toHaveValue(`Hi Mei, we're still reading for ${job.title}.`);
    await box.fill("");
  });

  const messages = async () =>
    (
      await sql<{ body: string }[]>`
        select m.body from private.application_messages m join public.applications a on a.id = m.application_id
        where a.job_id = ${job.id} order by m.body`
    ).map(({ body }) => body);
  const dialog = page.getByRole("dialog", { name: "Email 2 of 3 people" });

  await test.step("the recruiter emails several people, and undoes it once", async () => {
    await page.goto(`/company/jobs/${job.id}/manage?view=list`);
    await page.getByRole("checkbox", { name: /^Select all/ }).check();
    await page.getByRole("button", { name: "Email", exact: true }).click();
    await expect(dialog).toContainText("Blocked messages from your company.");
    await dialog.getByRole("combobox", { name: "Template" }).selectOption("Still reading");
    const shown = dialog.getByRole("region", { name: /^To (Mei|Kofi)/ });
    const first = (await shown.getAttribute("aria-label")) ?? "";
    await expect(shown).toContainText(`Hi ${first.split(" ")[1]}, we're still reading for ${job.title}.`);
    await shown.focus();
    await shown.press("ArrowRight");
    await expect(shown).not.toHaveAttribute("aria-label", first);
    await expectGoodScreen(page);
    await dialog.getByRole("button", { name: "Send to 2 people" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(/^Hi \{first_name\}/);
    expect(await messages()).toEqual([]);
  });

  await test.step("each person gets their own message", async () => {
    await dialog.getByRole("button", { name: "Send to 2 people" }).click();
    await expect(toast(page, "Sending to 2 people")).toBeVisible();
    await kofi.client.rpc("withdraw_application", { p_application_id: kofi.application }).throwOnError();
    await expect(toast(page, "1 sent, 1 failed: Kofi")).toBeVisible({ timeout: 60_000 });
    expect(await messages()).toEqual([`Hi Mei, we're still reading for ${job.title}.`]);
  });

  const theirs = await openBrowser(phone);
  await openAs(theirs, mei, `/candidate/applications/${mei.application}`);
  await expect(theirs.getByText(`Hi Mei, we're still reading for ${job.title}.`)).toBeVisible();
});

test("the bell groups a day's notifications about one person, and marks all as read", async ({ page }) => {
  const company = await makeCompany();
  const application = await makeApplication(await makeJob(company), await makeCandidate());
  const tell = (title: string) => sql`
    insert into public.notifications (user_id, type, title, message, data, created_at)
    values (${company.owner.id}, 'application_received', ${title}, 'Engineer',
      ${sql.json({ application_id: title === "Another" ? randomUUID() : application })}, clock_timestamp())`;
  await sql`delete from public.notifications where user_id = ${company.owner.id}`;
  for (const title of ["Earliest", "Earlier", "Another", "Newest"]) await tell(title);
  await openAs(page, company.owner, "/company/dashboard");
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName("Notifications, 4 unread");
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveCount(3);
  await panel.getByRole("button", { name: /2 earlier, 2 unread/ }).click();
  await expect(panel.getByRole("listitem")).toHaveCount(5);
  await expectGoodScreen(page);
  await panel.getByRole("button", { name: "Mark all as read" }).click();
  await expect(panel.getByText("Unread:")).toHaveCount(0);
  await expect(panel).toBeFocused();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await expect
    .poll(
      async () =>
        (await sql`select from public.notifications where user_id = ${company.owner.id} and not is_read`).count,
    )
    .toBe(0);
});
