import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type Actor, makeAdmin, sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany, makeStaff, type TestCompany } from "../../tests/support/companies.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { expectPages, heading, pathOf, toast } from "../support/page.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen, settled } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const address = "/admin/audit-log";
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Two companies; an administrator decided about the first today, three days ago and half a year ago. */
async function makeHistory(): Promise<{ admin: Actor; company: TestCompany; other: TestCompany }> {
  const [admin, company, other] = await Promise.all([
    makeAdmin(),
    makeCompany({ name: unique("=Quillmark") }),
    makeCompany({ name: unique("Orielle") }),
  ]);
  await sql`update public.profiles set first_name = '=Ingrid', last_name = 'Strand' where id = ${admin.id}`;
  const entry = { actor_id: admin.id, subject_type: "company", subject_id: company.id, company_id: company.id };
  await sql`insert into public.audit_log ${sql([
    {
      ...entry,
      action: "company.rejected",
      details: sql.json({ reason: 'No "EIN", or unreadable' }),
      created_at: daysAgo(0),
    },
    { ...entry, action: "company.approved", details: sql.json({ from: "pending" }), created_at: daysAgo(3) },
    {
      ...entry,
      action: "file.opened",
      details: sql.json({ bucket: "company-documents", path: "x" }),
      created_at: daysAgo(180),
    },
  ])}`;
  return { admin, company, other };
}

const entries = (page: Page) => page.getByRole("main").getByRole("listitem");
const chip = (page: Page, name: string) => page.getByRole("group", { name: "Kind" }).getByRole("button", { name });

test("the log describes actions in sentences by day, and the address keeps every filter", async ({ page }) => {
  const { admin, company, other } = await makeHistory();
  await openAs(page, admin, address);
  await expect(heading(page, "Audit log")).toBeVisible();
  const company_ = page.getByRole("combobox", { name: "Company" });
  await company_.fill(company.name);
  await page.getByRole("option", { name: company.name }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(entries(page).first()).toContainText(`=Ingrid Strand rejected ${company.name}.`);
  await expect(entries(page).first()).toContainText('Reason: No "EIN", or unreadable');
  await expect(page.getByRole("heading", { level: 2, name: /^Today, / })).toBeVisible();
  await expectGoodScreen(page);

  await page.getByRole("combobox", { name: "When" }).selectOption({ label: "All" });
  await expect(entries(page)).toHaveCount(3);
  await expect(entries(page).last()).toContainText(`opened a document of ${company.name}.`);
  await expect(chip(page, "Documents 1")).toBeVisible();
  await chip(page, "Approvals 2").click();
  await expect(entries(page)).toHaveCount(2);
  const actor = page.getByRole("combobox", { name: "Who did it" });
  await actor.fill(admin.email);
  await page.getByRole("option", { name: "=Ingrid Strand" }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(page).toHaveURL(/actor=/);
  expect(new URL(page.url()).searchParams.toString()).toBe(
    `company=${company.id}&range=all&kind=approvals&actor=${admin.id}`,
  );

  // A reload keeps it, and going back after a link restores it.
  const before = pathOf(page);
  await page.reload();
  await expect(entries(page)).toHaveCount(2);
  await expect(company_).toHaveValue(company.name);
  await expect(actor).toHaveValue("=Ingrid Strand");
  // Opening and closing a filter changes nothing: the address, and so the position in the list, is kept.
  await actor.click();
  await expect(page.getByRole("listbox", { name: "people" })).toBeVisible();
  await actor.press("Tab");
  expect(pathOf(page)).toBe(before);
  await entries(page).first().getByRole("link", { name: company.name }).click();
  await expect(heading(page, company.name)).toBeVisible();
  await page.goBack();
  await expect(entries(page)).toHaveCount(2);
  expect(pathOf(page)).toBe(before);

  await page.getByRole("button", { name: "Anyone" }).click();
  await page.getByRole("button", { name: "Any company" }).click();
  await expect(company_).toBeFocused();
  await page.getByRole("searchbox", { name: "Search person or company" }).fill(other.name);
  await expect(page.getByText("No matching entries")).toBeVisible();
  await expectGoodScreen(page);
});

test("entries are filtered by the person who acted, and found by any name they mention", async ({ page }) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const label = unique("Castellane");
  await sql`update public.company_users set first_name = 'Owen', last_name = ${label} where user_id = ${recruiter.id}`;
  const entry = {
    actor_id: recruiter.id,
    company_id: company.id,
    subject_type: "invitation",
    action: "invitation.sent",
  };
  const details = sql.json({ kind: "employee", name: `Tobias ${label}x`, email: "t@example.com", role: "recruiter" });
  await sql`insert into public.audit_log ${sql([{ ...entry, details }])}`;
  await openAs(page, await makeAdmin(), address);
  const actor = page.getByRole("combobox", { name: "Who did it" });
  await actor.fill(unique("nobody"));
  const none = page.getByText("No actions by anyone with this name or email.", { exact: true });
  await expect(none.filter({ visible: true }).first()).toBeVisible();
  await expectGoodScreen(page);
  await actor.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await actor.fill(`owen ${label}`);
  await page.getByRole("option", { name: recruiter.email }).click();
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(`Owen ${label} of ${company.name} invited Tobias ${label}x`);
  await page.getByRole("button", { name: "Anyone" }).click();
  await page.getByRole("searchbox", { name: "Search person or company" }).fill(`tobias ${label}x`);
  await expect(entries(page)).toHaveCount(1);
  await expect(page).toHaveURL(/q=tobias/);
});

test("a custom range includes both dates, and an end before its start is reported", async ({ page }) => {
  const { admin, company } = await makeHistory();
  const day = daysAgo(3).toISOString().slice(0, 10);
  await openAs(page, admin, `${address}?company=${company.id}&range=own&from=${day}&to=${day}`);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(`approved ${company.name}.`);
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(page.getByRole("alert").filter({ hasText: "The end date is before the start date." })).toBeVisible();
  await expectGoodScreen(page);
});

test("an export contains every matching entry, and no spreadsheet formulas", async ({ page }) => {
  const { admin, company } = await makeHistory();
  await openAs(page, admin, `${address}?company=${company.id}`);
  await expect(entries(page)).toHaveCount(2);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  await expect(toast(page, "2 entries exported")).toBeVisible();
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe('\ufeff"time","actor","sentence","kind","company","details"');
  expect(lines[1]?.replace(/^[^,]*,/, "")).toBe(
    `"'=Ingrid Strand","'=Ingrid Strand rejected ${company.name}.","Approvals","'${company.name}","Reason: No ""EIN"", or unreadable"`,
  );
  expect(lines).toHaveLength(3);
});

test("an export can be canceled, and a failed one shows an error", async ({ page, expectFailure }) => {
  const { admin, company } = await makeHistory();
  await openAs(page, admin, `${address}?company=${company.id}`);
  await expect(entries(page)).toHaveCount(2);
  // A canceled request gets no response.
  const release = await holdAnswers(page, /list_audit_log/, async () => {});
  await page.getByRole("button", { name: "Export CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Exporting the audit log" });
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeFocused();
  release();
  await letThrough(page, /list_audit_log/);
  await page.route(/list_audit_log/, (route) =>
    route.fulfill({ status: 503, json: { code: "PT503", message: "Not today", hint: "closed", details: null } }),
  );
  expectFailure(/list_audit_log/, 503);
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(toast(page, "The audit log couldn't be exported")).toContainText("Not today");
  await letThrough(page, /list_audit_log/);
  // Leaving the page cancels the download.
  await entries(page).first().getByRole("link", { name: company.name }).click();
  await expect(heading(page, company.name)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Audit log")).toBeVisible();
  await settled(page);
  await holdAnswers(page, /list_audit_log/);
  let isGivenUp = false;
  page.on("requestfailed", (request) => {
    if (request.url().includes("list_audit_log")) isGivenUp = true;
  });
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(dialog.getByRole("progressbar")).toBeVisible();
  expect(isGivenUp, "not before the page is left").toBe(false);
  await page.goForward();
  await expect(heading(page, company.name)).toBeVisible();
  await expect.poll(() => isGivenUp, "the export is given up").toBe(true);
});

test("five hundred entries are listed page by page", async ({ page }) => {
  // They remain, like the whole log: with their own company, and older than what other tests read.
  const { admin, company } = await makeHistory();
  await sql`
    insert into public.audit_log (actor_id, action, subject_type, company_id, details, created_at)
    select ${company.owner.id}, 'job.created', 'job', ${company.id}, jsonb_build_object('title', 'Job ' || n),
      '2025-02-01'::timestamptz - n * interval '1 hour'
    from generate_series(1, 500) as n`;
  await openAs(page, admin, `${address}?company=${company.id}&range=own&to=2025-02-02`);
  await expectPages(page, entries(page), 500, "Show older");
});

test("older entries are loaded page by page, and a failed list can be retried", async ({ page, expectFailure }) => {
  const { admin, company } = await makeHistory();
  await sql`insert into public.audit_log ${sql(
    Array.from({ length: 25 }, (_, index) => ({
      actor_id: company.owner.id,
      action: "job.created",
      subject_type: "job",
      company_id: company.id,
      details: sql.json({ title: `Job ${index}` }),
      created_at: daysAgo(1),
    })),
  )}`;
  expectFailure(/list_audit_log/, 503);
  await page.route(/list_audit_log/, (route) =>
    route.fulfill({ status: 503, json: { code: "PT503", message: "Not today", hint: "closed", details: null } }),
  );
  await openAs(page, admin, `${address}?company=${company.id}`);
  await expect(page.getByText("Failed to load the audit log")).toBeVisible();
  await letThrough(page, /list_audit_log/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(entries(page)).toHaveCount(20);
  await expect(chip(page, "Everything 27")).toBeVisible();
  await page.getByRole("button", { name: "Show older" }).click();
  await expect(entries(page)).toHaveCount(27);
  await expect(page.getByRole("button", { name: "Show older" })).toHaveCount(0);
});
