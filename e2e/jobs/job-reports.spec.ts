import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { addressOf } from "../../tests/support/address-of.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

test("a job is reported, the report edited, and an administrator takes it offline and back online", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  await openAs(page, candidate, `/jobs/${job.id}`);
  const open = page.getByRole("button", { name: "Report this job" });
  const dialog = page.getByRole("dialog", { name: "Report this job" });
  await open.click();
  await dialog.getByRole("radio", { name: /Something else/ }).check();
  await dialog.getByRole("button", { name: "Report job" }).click();
  await expect(dialog.getByText("Say what's wrong").first()).toBeVisible();
  await dialog.getByLabel("In your own words").fill("They ask for money.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Report job" }).click();
  await expect(toast(page, "The job was reported")).toBeVisible();
  await open.click();
  await dialog.getByRole("radio", { name: /Fraud/ }).check();
  await dialog.getByRole("button", { name: "Change report" }).click();
  await expect(toast(page, "Your report was changed")).toBeVisible();

  const desk = await openBrowser(phone);
  await openAs(desk, await makeAdmin(), "/admin/dashboard");
  await desk.getByRole("link", { name: /^Reported jobs/ }).click();
  await expect(heading(desk, "Reported jobs")).toBeVisible();
  const reports = desk.getByRole("list", { name: `Reports of ${job.title}` });
  await expect(reports).toContainText("They ask for money.");
  await expectGoodScreen(desk);
  await desk.getByRole("button", { name: `Take ${job.title} offline` }).click();
  await desk.getByRole("combobox", { name: "Reason" }).selectOption("Another reason");
  await desk.getByRole("textbox", { name: "What they should do" }).fill("It asks for money.");
  await desk.getByRole("button", { name: "Take offline", exact: true }).click();
  const told = toast(desk, `${job.title} is offline`);
  await expect(told).toBeVisible();
  await expect(reports).toHaveCount(0);
  expect((await sql`select status from public.jobs where id = ${job.id}`)[0]?.status).toBe("closed");
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(reports).toBeVisible();
  expect((await sql`select status from public.jobs where id = ${job.id}`)[0]?.status).toBe("published");
  await desk.getByRole("button", { name: `Dismiss the reports of ${job.title}` }).click();
  await expect(reports).toHaveCount(0);
  await desk.getByRole("tab", { name: "Decided" }).click();
  await expect(reports).toBeVisible();
});

test("a visitor signs in to report a job, and its own company isn't offered to", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await page.goto(`/jobs/${job.id}`);
  await expect(page.getByRole("link", { name: "Report this job" })).toHaveAttribute(
    "href",
    `/signin?redirect=${encodeURIComponent(addressOf.job(job, company))}`,
  );
  await openAs(page, company.owner, `/jobs/${job.id}`);
  await expect(heading(page, job.title)).toBeVisible();
  await expect(page.getByText("Report this job")).toHaveCount(0);
});

test("an administrator sees only the reported message, removes it, restores it and keeps it", async ({ page }) => {
  const company = await makeCompany();
  const author = await makeStaff(company, "recruiter");
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const application = await makeApplication(job, candidate);
  const [message, other] = [crypto.randomUUID(), crypto.randomUUID()];
  await sql`
    insert into private.application_messages (id, application_id, author_id, author_side, author_name, company_id, company_name, body)
    select id, ${application}, ${author.id}, 'company', ${`Rita ${job.title}`}, ${company.id}, ${company.name}, body
    from (values (${message}::uuid, '<b>Send $60</b> to my own account.'), (${other}, 'Between us')) as written (id, body)`;
  await candidate.client.rpc("report_message", {
    p_message_id: message,
    p_reason: "fraud",
    p_words: "No fee was named.",
  });

  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await page.getByRole("link", { name: /^Reported messages/ }).click();
  await expect(heading(page, "Reported messages")).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: `Rita ${job.title}, ${company.name}` });
  await expect(row).toContainText("<b>Send $60</b> to my own account.");
  await expect(row.getByRole("list")).toContainText("No fee was named.");
  await expect(page.getByText("Between us")).toHaveCount(0);
  await expectGoodScreen(page);
  await row.getByRole("button", { name: /^Remove Rita .*'s message/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Remove Rita .*'s message/ });
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Remove message" }).click();
  const told = toast(page, `Rita ${job.title}'s message was removed`);
  await expect(told).toBeVisible();
  await expect(row).toHaveCount(0);
  const body = async () => (await sql`select body from private.application_messages where id = ${message}`)[0]?.body;
  expect(await body()).toBe("");
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(row).toBeVisible();
  expect(await body()).toContain("$60");
  await row.getByRole("button", { name: /^Keep Rita .*'s message/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("tab", { name: "Decided" }).click();
  await expect(row).toContainText("Kept by");
});
