import type { Page } from "@playwright/test";
import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { expectFocusKept, heading, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const notes = (page: Page) => page.getByRole("list", { name: "Notes" }).getByRole("listitem");

/** With more jobs than show at first, a colleague with a long name, a report, and email. */
async function makeBusyCompany(): Promise<TestCompany> {
  const company = await makeCompany();
  const colleague = await makeStaff(company, "recruiter");
  await sql`
    update public.company_users set first_name = 'Alexandrina-Wilhelmine', last_name = 'Featherstonehaugh-Cholmondeley'
    where user_id = ${colleague.id}`;
  for (let count = 1; count <= 6; count++)
    await makeJob(company, { title: `Regional Operations Manager, Mountain West and High Plains ${count}` });
  const job = await makeJob(company, { title: "Night Dispatch Coordinator" });
  const candidate = await makeCandidate();
  await makeApplication(job, candidate);
  await candidate.client.rpc("report_job", { p_job_id: job.id, p_reason: "gone", p_words: "It was filled." });
  await sql`
    insert into public.email_outbox (template, to_email, company_id, sent_at) values
      ('staff_summary', ${company.owner.email}, ${company.id}, now())`;
  await sql`
    insert into public.email_outbox (template, to_email, company_id, last_error, failed_at) values
      ('invitation_employee', 'kei.tanaka@examlpe.test', ${company.id}, 'No such domain', now())`;
  return company;
}

test("an administrator sees every section of a company", async ({ page, openBrowser }) => {
  const [admin, company] = [await makeAdmin("Amelia Strand"), await makeBusyCompany()];
  await openAs(page, admin, `/admin/company/${company.id}`);
  await expect(heading(page, company.name)).toBeVisible();
  await expect(card(page, "Plan").getByText("Team members")).toBeVisible();
  await expect(card(page, "Last 30 days").getByRole("listitem").filter({ hasText: "application" })).toHaveText(/^1/);

  const jobs = card(page, "Jobs");
  await expect(jobs.getByText("7 open, 0 drafts, 0 closed")).toBeVisible();
  await expect(jobs.getByRole("row")).toHaveCount(6);
  await jobs.getByRole("button", { name: "Show all 7 jobs" }).click();
  await expect(jobs.getByRole("row")).toHaveCount(8);
  await expectFocusKept(page);
  await expect(jobs.getByRole("link", { name: "Night Dispatch Coordinator" })).toHaveAttribute("href", /^\/jobs\//);

  await expect(card(page, "Team").getByText("Alexandrina-Wilhelmine")).toBeVisible();
  await expect(card(page, "Reports").getByText("1 waiting, 0 decided")).toBeVisible();
  await expect(card(page, "Reports").getByRole("link", { name: /^Decide: job reported/ })).toHaveAttribute(
    "href",
    "/admin/reports",
  );
  const email = card(page, "Email to the team");
  await expect(email.getByRole("listitem").filter({ hasText: "Daily summary for staff" })).toContainText("Sent");
  await expect(email.getByRole("link", { name: "Not delivered" })).toHaveAttribute("href", /queue=given_up/);
  await expect(page.getByRole("link", { name: "Public page" })).toHaveAttribute("href", /^\/companies\//);
  await expectGoodScreen(page);

  const jumps = page.getByRole("navigation", { name: "On this page" });
  await jumps.getByRole("link", { name: "History" }).click();
  await expect(page).toHaveURL(/#history$/);
  await expect(card(page, "History")).toBeInViewport();
  await expect(jumps.getByRole("link", { name: "Reports 1" })).toBeVisible();

  const small = await openBrowser(phone);
  await openAs(small, admin, `/admin/company/${company.id}`);
  await expect(card(small, "Jobs").getByRole("row")).toHaveCount(6);
  await expect(card(small, "Email to the team").getByText("Not delivered")).toBeVisible();
  await expectGoodScreen(small);
  await sql`delete from public.email_outbox where company_id = ${company.id}`;
});

test("notes can be written, changed, deleted and restored", async ({ page }) => {
  const company = await makeCompany();
  await openAs(page, await makeAdmin("Amelia Strand"), `/admin/company/${company.id}`);
  const notesCard = card(page, "Notes");
  await expect(notesCard.getByText("No notes yet.")).toBeVisible();
  await notesCard.getByRole("button", { name: "Add" }).click();
  await expect(notesCard.getByRole("alert")).toHaveText("Write a note");
  await expectGoodScreen(page);
  const box = notesCard.getByRole("textbox", { name: "Write a note" });
  await box.fill("Called Owen about the invoice.");
  await notesCard.getByRole("button", { name: "Add" }).click();
  await expect(notes(page)).toHaveText([/Called Owen about the invoice\./]);
  await expect(box).toHaveValue("");
  await expectGoodScreen(page);

  await notes(page)
    .getByRole("button", { name: /^Edit your note/ })
    .click();
  const own = notes(page).getByRole("textbox", { name: "Your note" });
  await expect(own).toBeFocused();
  await own.fill("Called Owen about invoice 118.");
  await expectGoodScreen(page);
  await notes(page).getByRole("button", { name: "Save" }).click();
  await expect(notes(page)).toHaveText([/edited.*Called Owen about invoice 118\./]);

  await notes(page)
    .getByRole("button", { name: /^Delete your note/ })
    .click();
  await expect(toast(page, "Note deleted")).toBeVisible();
  await expect(notesCard.getByText("No notes yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(notes(page)).toHaveText([/Called Owen about invoice 118\./]);
});

test("a section that fails leaves the others intact", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  await page.route(/get_company_overview/, refuse("Not now."));
  expectFailure(/get_company_overview/, 400);
  await openAs(page, await makeAdmin(), `/admin/company/${company.id}`);
  await expect(page.getByText("Team and reports couldn't be loaded")).toBeVisible();
  await expect(card(page, "Jobs").getByText("No jobs yet.")).toBeVisible();
  await expect(card(page, "Notes")).toBeVisible();
  await expectGoodScreen(page);
  await page.unroute(/get_company_overview/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Team").getByRole("link")).toHaveCount(1);
});
