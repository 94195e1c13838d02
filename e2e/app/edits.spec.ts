import type { Locator, Page } from "@playwright/test";
import { type Actor, makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../tests/support/companies.ts";
import { makeJob, type TestJob } from "../../tests/support/jobs.ts";
import { pdf } from "../support/files.ts";
import { field, heading, shown, toast, unfold } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const changeJob = async (person: Actor, job: TestJob, changes: object) =>
  expect((await person.client.rpc("update_job", { p_job_id: job.id, p_job: changes })).error).toBeNull();
const changeCompany = async (person: Actor, company: TestCompany, changes: object) =>
  expect(
    (await person.client.rpc("update_company", { p_company_id: company.id, p_company: changes })).error,
  ).toBeNull();
const storedJob = async (job: TestJob) => (await sql`select * from public.jobs where id = ${job.id}`)[0];

const conflict = (page: Page): Locator => page.getByRole("dialog", { name: "This was changed while you were editing" });
const choice = (dialog: Locator, label: string, side: "Use theirs" | "Keep mine"): Locator =>
  dialog.getByRole("group", { name: label }).getByRole("radio", { name: side });

test.describe("two people editing one record", () => {
  test("of a job choose theirs or mine for each field before saving", async ({ page, expectFailure }) => {
    const company = await makeCompany();
    const colleague = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { title: "Dispatcher" });
    await openAs(page, company.owner, `/company/jobs/${job.id}/edit`);
    await field(page, "Job title").fill("My title");
    await field(page, "Primary location").fill("My place");
    await changeJob(colleague, job, { title: "Their title", description: "Their description" });
    expectFailure(/manage-job-posting/, 409);
    await page.getByRole("button", { name: "Save job" }).click();
    const dialog = conflict(page);
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Their description");
    // No one else changed the location, so there is no question about it.
    await expect(dialog.getByRole("group")).toHaveCount(2);
    await expect(choice(dialog, "Job title", "Keep mine")).toBeChecked();
    await expect(choice(dialog, "Description", "Use theirs")).toBeChecked();
    await expectGoodScreen(page);
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    await expect(field(page, "Job title")).toHaveValue("My title");
    expect((await storedJob(job))?.title).toBe("Their title");

    await page.getByRole("button", { name: "Save job" }).click();
    await conflict(page).getByRole("button", { name: "Save with these" }).click();
    await expect(toast(page, "Job updated successfully")).toBeVisible();
    expect(await storedJob(job)).toMatchObject({
      title: "My title",
      description: "Their description",
      location: "My place",
    });
  });

  test("of a job also choose after a restored draft", async ({ page, expectFailure }) => {
    const company = await makeCompany();
    const colleague = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { title: "Dispatcher" });
    await openAs(page, company.owner, `/company/jobs/${job.id}/edit`);
    await field(page, "Job title").fill("My title");
    await changeJob(colleague, job, { description: "Their description" });
    await page.reload();
    await expect(field(page, "Job title")).toHaveValue("My title");
    expectFailure(/manage-job-posting/, 409);
    await page.getByRole("button", { name: "Save job" }).click();
    await conflict(page).getByRole("button", { name: "Save with these" }).click();
    await expect(toast(page, "Job updated successfully")).toBeVisible();
    expect(await storedJob(job)).toMatchObject({ title: "My title", description: "Their description" });
  });

  test("of a company profile choose as well", async ({ page, expectFailure }) => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    await openAs(page, manager, "/company/edit-profile");
    await field(page, "What you do and what it's like to work there").fill("My words");
    await changeCompany(company.owner, company, { description: "Their words", website: "https://theirs.example" });
    expectFailure(/update-company-direct/, 409);
    await page.getByRole("button", { name: "Update Profile" }).click();
    const dialog = conflict(page);
    await choice(dialog, "Description", "Use theirs").check();
    await dialog.getByRole("button", { name: "Save with these" }).click();
    await expect(toast(page, "Company profile updated successfully")).toBeVisible();
    const [row] = await sql`select description, website from public.companies where id = ${company.id}`;
    expect(row).toEqual({ description: "Their words", website: "https://theirs.example" });
  });
});

test("changes saved elsewhere appear in a profile being edited, and single edits can be discarded", async ({
  page,
}) => {
  const candidate = await makeCandidate();
  const stored = () => sql`select title, phone from public.candidates where user_id = ${candidate.id}`;
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await field(page, "Title").fill("My title");
  await sql`update public.candidates set phone = '+1 555 0199' where user_id = ${candidate.id}`;
  await page.reload();
  await unfold(page);
  await expect(field(page, "Title")).toHaveValue("My title");
  await expect(field(page, "Phone number")).toHaveValue("+1 555 0199");
  await sql`update public.candidates set phone = '+1 555 0198' where user_id = ${candidate.id}`;
  // Storing a document refetches the profile.
  await page.getByRole("group", { name: "Cover Letter" }).locator("input[type=file]").setInputFiles(pdf("letter.pdf"));
  await expect(field(page, "Phone number")).toHaveValue("+1 555 0198");
  await expect(field(page, "Title")).toHaveValue("My title");
  await expect(shown(page, "1 unsaved change")).toBeVisible();
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  expect(await stored()).toEqual([{ title: "My title", phone: "+1 555 0198" }]);

  await page.goto("/candidate/profile");
  await unfold(page);
  await field(page, "Title").fill("Not meant");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("button", { name: "Save Profile" })).toHaveCount(0);
  await expect(heading(page, "Profile")).toBeFocused();
  await unfold(page);
  await expect(field(page, "Title")).toHaveValue("My title");
});

test("a change of approved details is reviewed, rejected, sent again and approved", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const company = await makeCompany({ name: unique("Orrinsby") });
  const known = await makeCompany({ name: unique("Halewick Insurance") });
  await openAs(page, company.owner, "/company/edit-registration");
  await expect(page.getByText("Some changes are reviewed first")).toBeVisible();
  await field(page, "Company name").fill(`${known.name}, Inc.`);
  await field(page, "Tax ID").fill("98-7654321");
  await page.getByRole("button", { name: "Save registration" }).click();
  await expect(toast(page, "Company information updated successfully")).toBeVisible();
  await expect(page.getByText("Waiting for approval since")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "98-7654321" })).toBeVisible();
  await expectGoodScreen(page);
  await page.goto("/company/profile");
  await expect(heading(page, company.name)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto("/company/edit-registration");
  await expect(field(page, "Company name")).toHaveValue(`${known.name}, Inc.`);
  await expectGoodScreen(page);

  const admin = await openBrowser();
  await openAs(admin, await makeAdmin(), "/admin/company-approvals");
  await expectGoodScreen(admin);
  await admin.getByRole("searchbox", { name: "Search all queues" }).fill(company.name);
  await admin.getByRole("tab", { name: "Changes 1" }).click();
  await expect(
    admin.getByRole("article", { name: company.name }).getByRole("cell", { name: "98-7654321" }),
  ).toBeVisible();
  await admin.getByRole("link", { name: `View ${company.name}` }).click();
  await expect(heading(admin, company.name)).toBeVisible();
  await expect(admin.getByRole("region", { name: "Similar companies" })).toContainText("same name");
  await expect(admin.getByRole("link", { name: known.name })).toBeVisible();
  await expectGoodScreen(admin);

  // It changes while the administrator looks at it: unseen changes aren't approved.
  await changeCompany(company.owner, company, { tax_id: "11-1111111" });
  expectFailure(/decide_company_proposal/, 409);
  await admin.getByRole("checkbox", { name: /It’s a different company/ }).check();
  await admin.getByRole("button", { name: "Approve changes" }).click();
  await expect(toast(admin, "Review it again before you decide")).toBeVisible();
  await expect(admin.getByRole("cell", { name: "11-1111111" })).toBeVisible();
  await admin.getByRole("button", { name: "Reject changes" }).click();
  const dialog = admin.getByRole("dialog", { name: `Reject the changes to “${company.name}”?` });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(admin);
  await dialog.getByRole("button", { name: "Reject changes" }).click();
  await expect(dialog.getByText("Explain what needs to change").first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("This is another company's name.");
  await dialog.getByRole("button", { name: "Reject changes" }).click();
  await expect(toast(admin, "Changes rejected")).toBeVisible();
  await expect(admin.getByText("until you decide")).toHaveCount(0);
  await expectGoodScreen(admin);

  await page.goto("/company/dashboard");
  await expect(shown(page, "This is another company's name.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Edit changes" }).click();
  const renamed = unique("Orrinsby Foods");
  await field(page, "Company name").fill(renamed);
  await page.getByRole("button", { name: "Submit again" }).click();
  await expect(page.getByText("Waiting for approval since")).toBeVisible();

  await admin.reload();
  await admin.getByRole("button", { name: "Approve changes" }).click();
  await expect(toast(admin, "Changes approved")).toBeVisible();
  await expect(heading(admin, renamed)).toBeFocused();
  await page.goto("/company/profile");
  await expect(heading(page, renamed)).toBeVisible();
  await expect(page.getByText("Waiting for approval since")).toHaveCount(0);
});

test("a pending change can be withdrawn", async ({ page }) => {
  const company = await makeCompany();
  await changeCompany(company.owner, company, { name: "Renamed" });
  await openAs(page, company.owner, "/company/profile");
  await page.getByRole("button", { name: "Withdraw changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Withdraw the changes?" });
  await expect(dialog).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Withdraw changes" }).click();
  await expect(toast(page, "Changes withdrawn")).toBeVisible();
  await expect(page.getByText("Waiting for approval since")).toHaveCount(0);
  await expect(heading(page, company.name)).toBeVisible();
});

test("unfinished companies can't be approved, and an approval is withdrawn with a reason", async ({ page }) => {
  const unfinished = await makeCompany({ approved: false, submitted: false, tier: null, name: unique("Begun") });
  const company = await makeCompany();
  const job = await makeJob(company);
  await openAs(page, await makeAdmin(), "/admin/company-approvals?queue=unfinished");
  const search = page.getByRole("searchbox", { name: "Search all queues" });
  await search.fill(unfinished.name);
  await expect(page.getByRole("tab", { name: "Waiting 0" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: unfinished.name, exact: true }).click();
  await expect(heading(page, unfinished.name)).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Approve|Reject) / })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("tab", { name: /^Unfinished/ })).toHaveAttribute("aria-selected", "true");

  await page.getByRole("tab", { name: /^Rejected/ }).click();
  await expectGoodScreen(page);
  await page.getByRole("tab", { name: /^Approved/ }).click();
  await search.fill(company.name);
  await expectGoodScreen(page);
  await page.getByRole("button", { name: `Reject ${company.name}` }).click();
  const dialog = page.getByRole("dialog", { name: `Withdraw the approval of “${company.name}”?` });
  await dialog.getByRole("button", { name: "Withdraw approval" }).click();
  await expect(dialog.getByText("Say why the approval is withdrawn").first()).toBeVisible();
  await expectGoodScreen(page);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The company is closed.");
  await dialog.getByRole("button", { name: "Withdraw approval" }).click();
  await expect(toast(page, "Approval withdrawn")).toBeVisible();
  expect(await sql`select from private.visible_jobs where job_id = ${job.id}`).toHaveLength(0);
});
