// Bulk work of a company: importing and exporting candidates, and assigning work to colleagues.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import papaparse from "papaparse";
import { sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { invite } from "../support/arrange.ts";
import { file } from "../support/files.ts";
import { heading, shown, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const sent = async (company: TestCompany) =>
  (await sql`select from public.invitations where company_id = ${company.id} and type = 'candidate'`).count;

test("five hundred lines with all kinds of errors are checked first and sent afterward", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const managed = await makeCandidate({ managedBy: company });
  const invited = uniqueEmail("invited");
  await invite(company.owner, "candidate", invited, { candidateData: { firstName: "Kim", lastName: "Invited" } });
  const good = Array.from(
    { length: 120 },
    (_, n) => `Ada,Kowalczyk ${n},${uniqueEmail(`line-${n}`)},Engineer,Go; Kafka`,
  );
  const left = [
    ...good.slice(0, 100).map((line) => line.toUpperCase()),
    `Mo,Managed,${managed.email},,`,
    `Kim,Invited,${invited},,`,
  ];
  const wrong = [
    "Wendell,Pryce,wendell.pryce@example,,",
    "No,Address,,,",
    `Single,,${uniqueEmail("single")},,`,
    `${"a".repeat(101)},Long,${uniqueEmail("long")},,`,
    `Two,Lines,${uniqueEmail("lines")},"One${"\n"}Two",`,
    `Skilled,Person,${uniqueEmail("skilled")},,${"b".repeat(61)}`,
    ",,,Nobody,",
  ];
  const faults = Array.from({ length: 500 - good.length - left.length }, (_, n) => String(wrong[n % wrong.length]));
  const text = ["First name,Surname,Email address,Job title,Skills", ...good, ...left, ...faults].join("\r\n");

  await openAs(page, company.owner, "/company/candidates");
  await page.getByRole("link", { name: "Import CSV" }).click();
  await expect(heading(page, "Import candidates")).toBeVisible();
  const choose = page.locator("input[type=file]");
  await choose.setInputFiles(file("people.csv", text, "text/csv"));
  await expect(shown(page, "120 get an invitation")).toBeVisible();
  await expect(shown(page, "102 are skipped")).toBeVisible();
  await expect(shown(page, "278 need fixing")).toBeVisible();
  await expectGoodScreen(page);
  const lines = page.getByRole("table", { name: "Lines of the file" });
  await page.getByRole("button", { name: /^To fix/ }).click();
  for (const reason of ["Please enter a valid email address", "Last name is required", "Title: use one line"]) {
    await expect(lines.getByText(reason).first()).toBeVisible();
  }
  expect(await sent(company)).toBe(1);

  await page.getByRole("button", { name: "Send 120" }).click();
  const dialog = page.getByRole("dialog", { name: "Send 120 invitations?" });
  await expect(dialog).toBeVisible();
  expect(await sent(company)).toBe(1);
  await dialog.getByRole("button", { name: "Send 120" }).click();
  await expect(shown(page, "120 invitations on the way")).toBeVisible();
  expect(await sent(company)).toBe(121);

  // Lines to correct are returned unchanged, each with its reason.
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the 278 lines to correct" }).click();
  const back = papaparse.parse<string[]>(await readFile(await (await downloading).path(), "utf8")).data;
  expect(back).toHaveLength(279);
  expect(back[0]).toEqual(["First name", "Surname", "Email address", "Job title", "Skills", "Reason"]);
  expect(back[1]?.slice(2)).toEqual(["wendell.pryce@example", "", "", "Please enter a valid email address"]);

  // Exported formulas don't run in a spreadsheet.
  const formulas = { first_name: "=1+1", last_name: "@SUM(A1)", title: "-2+3" };
  await sql`update public.candidates set ${sql(formulas)} where id = ${managed.candidateId}`;
  const small = await openBrowser(phone);
  await openAs(small, company.owner, "/company/candidates");
  const exporting = small.waitForEvent("download");
  await small.getByRole("button", { name: "Export CSV" }).click();
  const rows = papaparse.parse<string[]>(await readFile(await (await exporting).path(), "utf8")).data;
  expect(rows).toHaveLength(2);
  expect(rows[1]).toEqual(expect.arrayContaining(["'=1+1", "'@SUM(A1)", "'-2+3", managed.email]));
});

test("selected work is assigned to a colleague, undone, reassigned and unassigned", async ({ page, openBrowser }) => {
  const company = await makeCompany();
  const named = async (first: string) => {
    const person = await makeStaff(company, "recruiter");
    await sql`update public.company_users set first_name = ${first}, last_name = 'Ode' where user_id = ${person.id}`;
    return person;
  };
  const [marcus, priya] = [await named("Marcus"), await named("Priya")];
  for (const title of ["Billing Specialist", "Dispatcher", "Yard Supervisor"]) await makeJob(company, { title });
  await makeCandidate({ managedBy: company });
  const row = (where: Page, title: string) => where.getByRole("listitem").filter({ hasText: title });
  const pick = async (where: Page, title: string) => {
    const box = where.getByRole("checkbox", { name: `Select ${title}` });
    // After an assignment its row is up to date before it is unchecked.
    await expect(box).not.toBeChecked();
    await box.press("Space");
  };

  await openAs(page, company.owner, "/company/dashboard");
  await page.getByRole("link", { name: /^Manage Assignments/ }).click();
  await expect(heading(page, "Assignments")).toBeVisible();
  await pick(page, "Billing Specialist");
  await pick(page, "Dispatcher");
  await page.getByRole("button", { name: "Assign 2 jobs" }).click();
  await expect(toast(page, "Please select jobs and an assignee")).toBeVisible();
  await page.getByRole("radio", { name: /^Marcus/ }).check();
  await expect(page.getByText("Assign to Marcus Ode: 2 jobs had no owner. Marcus is notified.")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Assign 2 jobs" }).click();
  const done = toast(page, "Successfully assigned 2 jobs");
  await expect(row(page, "Dispatcher")).toContainText("Marcus Ode");
  await done.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Dispatcher")).toContainText("No owner");
  await expect(row(page, "Billing Specialist")).toContainText("No owner");

  await pick(page, "Dispatcher");
  await page.getByRole("button", { name: "Assign 1 job" }).click();
  await expect(row(page, "Dispatcher")).toContainText("Marcus Ode");
  await page.getByRole("radio", { name: /^Priya/ }).check();
  await pick(page, "Dispatcher");
  await expect(page.getByText("Dispatcher moves from Marcus Ode. Priya and Marcus are notified.")).toBeVisible();
  await page.getByRole("button", { name: "Assign 1 job" }).click();
  await expect(row(page, "Dispatcher")).toContainText("Priya Ode");
  const [held] = await sql`select assigned_to_user_id from public.job_assignments where company_id = ${company.id}`;
  expect(held?.assigned_to_user_id).toBe(priya.id);

  // Her own list, on a phone.
  const small = await openBrowser(phone);
  await openAs(small, priya, "/company/jobs");
  await small.getByRole("button", { name: "Mine" }).click();
  await expect(small.getByRole("link", { name: /^Manage / })).toHaveCount(1);

  await pick(page, "Dispatcher");
  await page.getByRole("button", { name: "Unassign" }).click();
  await expect(toast(page, "Job unassigned")).toBeVisible();
  await expect(row(page, "Dispatcher")).toContainText("No owner");

  await page.getByRole("tab", { name: /^Candidates/ }).click();
  await page.getByRole("checkbox", { name: /^Select Casey/ }).press("Space");
  await page.getByRole("button", { name: "Assign 1 candidate" }).click();
  await expect(toast(page, "Successfully assigned 1 candidate")).toBeVisible();
  expect(await sql`select from public.candidate_assignments where assigned_to_user_id = ${priya.id}`).toHaveLength(1);
  expect(await sql`select from public.job_assignments where assigned_to_user_id = ${marcus.id}`).toHaveLength(0);
});
