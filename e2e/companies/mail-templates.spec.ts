import { randomUUID } from "node:crypto";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("a manager edits a template, sees who would receive it, and a rejection starts from it", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  // Another person has changed them.
  expectFailure(/rpc\/set_mail_template/, 409);
  const company = await makeCompany();
  const [manager, recruiter] = [await makeStaff(company, "manager"), await makeStaff(company, "recruiter")];
  await openAs(page, manager, "/company/mail-templates");
  await expect(heading(page, "Templates")).toBeVisible();
  await expect(page.getByText("this person is made up")).toBeVisible();
  await expectGoodScreen(page);

  const job = await makeJob(company);
  const application = await makeApplication(job, await makeCandidate());
  await page.reload();
  const box = page.getByRole("textbox", { name: "Message" });
  await box.fill("Dear ");
  await page.getByRole("button", { name: "First name" }).click();
  await expect(box).toBeFocused();
  await box.pressSequentially(", not this time for {job_titel}.");
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("Dear Casey, not this time for {job_titel}.");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText("{job_titel} isn't a field.").first()).toBeVisible();
  await box.fill("Dear {first_name}, not this time for {job_title}.");
  // Drafts survive a reload.
  await page.reload();
  await expect(preview).toContainText(`Dear Casey, not this time for ${job.title}.`);
  await company.owner.client.rpc("set_mail_template", { p_kind: "rejection", p_body: "Hello {first_name}." });
  await page.getByRole("button", { name: "Save template" }).click();
  const conflict = page.getByRole("dialog", { name: "This was changed while you were editing" });
  await expect(conflict).toContainText("Hello {first_name}.");
  await conflict.getByRole("button", { name: "Save with these" }).click();
  await expect(toast(page, "Template saved")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save template" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Fairmatch's text", exact: true })).toBeVisible();
  await expectGoodScreen(page);
  // No draft is left.
  await sql`update private.company_mail_templates set body = 'Bye {first_name}.' where company_id = ${company.id}`;
  await page.reload();
  await expect(preview).toContainText("Bye Casey.");

  const theirs = await openBrowser(phone);
  await openAs(theirs, recruiter, "/company/mail-templates?template=offer");
  await expect(theirs.getByText("Administrators and managers of your company can edit it.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Save template" })).toHaveCount(0);
  await expectGoodScreen(theirs);

  await page.goto(`/company/applications/${application}`);
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog", { name: "Decline Casey?" });
  await dialog.getByRole("button", { name: "Start from the template" }).click();
  await expect(dialog.getByLabel(/^Message to Casey/)).toHaveValue("Bye Casey.");
  await expect(dialog.getByRole("button", { name: "Start from the template" })).toHaveCount(0);
});

test("pending company requests come first on a candidate's dashboard", async ({ page }) => {
  const company = await makeCompany();
  const person = await makeCandidate();
  const [offered, asked] = await Promise.all([1, 2].map(async () => makeApplication(await makeJob(company), person)));
  await sql`
    insert into private.offers (id, application_id, made_by_name, salary, salary_period, starts_on, answer_by)
    values (${randomUUID()}, ${offered ?? ""}, 'Olive', 90000, 'year', current_date + 30, '2099-03-01')`;
  await sql`
    insert into private.interview_proposals (id, application_id, made_by_name, minutes, place_kind, place, time_zone, slots)
    values (${randomUUID()}, ${asked ?? ""}, 'Olive', 30, 'phone', '+1 555 0100', 'UTC', array[now() + interval '3 days'])`;
  await openAs(page, person, "/candidate/dashboard");
  const times = page.getByRole("listitem").filter({ hasText: `Pick an interview time with ${company.name}` });
  await expect(times).toContainText("1 time, the first");
  const offer = page.getByRole("listitem").filter({ hasText: `${company.name} made you an offer` });
  await expect(offer).toContainText("$90,000");
  await expect(offer).toContainText("Expires Mar 1, 2099");
  await expectGoodScreen(page);
  await offer.getByRole("link", { name: /^View offer/ }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/applications/${offered}$`));
});
