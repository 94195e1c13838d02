import { makeAdmin, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const statusOf = async (id: string) => (await sql`select status from public.jobs where id = ${id}`)[0]?.status;

test("an administrator finds any company's job, takes it offline, undoes that, and lifts it later", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  await openAs(page, await makeAdmin(), "/admin/dashboard");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Jobs", exact: true }).click();
  await expect(heading(page, "Jobs")).toBeVisible();
  await expect(page.getByRole("button", { name: "Jobs, more" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search jobs" }).fill(job.title);
  const record = page.getByRole("article", { name: job.title });
  await expect(record.getByRole("heading", { name: "About the job" })).toBeVisible();
  await expectGoodScreen(page);

  await record.getByRole("button", { name: `Take ${job.title} offline` }).click();
  const dialog = page.getByRole("dialog", { name: `Take ${job.title} offline?` });
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption("Asks applicants for money");
  await dialog.getByRole("textbox", { name: "What they should do" }).fill("Remove the fee.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Take offline" }).click();
  const told = toast(page, `${job.title} is offline`);
  await expect(told).toBeVisible();
  await expect(record.getByText("Asks applicants for money.")).toBeVisible();
  expect(await statusOf(job.id)).toBe("closed");
  await told.getByRole("button", { name: "Undo" }).click();
  await expect(record.getByRole("button", { name: `Take ${job.title} offline` })).toBeVisible();
  expect(await statusOf(job.id)).toBe("published");

  await record.getByRole("button", { name: `Take ${job.title} offline` }).click();
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption("Another reason");
  await dialog.getByRole("textbox", { name: "What they should do" }).fill("Say where the work is.");
  await dialog.getByRole("button", { name: "Take offline" }).click();
  const allow = `Allow ${company.name} to publish ${job.title} again`;
  await expect(record.getByRole("button", { name: allow })).toBeVisible();

  const desk = await openBrowser();
  await openAs(desk, company.owner, `/company/jobs/${job.id}/manage`);
  await expect(desk.getByText("An administrator took this job offline")).toBeVisible();
  await expect(desk.getByText("Say where the work is.")).toBeVisible();

  const small = await openBrowser(phone);
  await openAs(small, await makeAdmin(), `/admin/jobs?state=offline&q=${encodeURIComponent(job.title)}`);
  await small.getByRole("link", { name: job.title, exact: true }).click();
  await expect(heading(small, job.title)).toBeVisible();
  await expect(small.getByText("Say where the work is.")).toBeVisible();
  await expectGoodScreen(small);
  await small.getByRole("button", { name: allow }).click();
  await expect(toast(small, `${company.name} can publish ${job.title} again`)).toBeVisible();
  await expect(small.getByRole("button", { name: allow })).toHaveCount(0);
});

test("jobs are filtered by state, and reported ones come first", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const draft = await makeJob(company, { status: "draft" });
  const candidate = await makeCandidate();
  await candidate.client.rpc("report_job", { p_job_id: job.id, p_reason: "fraud", p_words: "They ask for a fee." });
  await openAs(page, await makeAdmin(), `/admin/jobs?q=${encodeURIComponent(company.name)}`);
  const reported = page.getByRole("list", { name: "Reported jobs" });
  const others = page.getByRole("list", { name: "Jobs", exact: true });
  await expect(reported.getByRole("link", { name: job.title, exact: true })).toBeVisible();
  await expect(reported.getByText("1 report", { exact: true })).toBeVisible();
  await expect(others.getByRole("link", { name: draft.title, exact: true })).toBeVisible();
  const record = page.getByRole("article", { name: job.title });
  await expect(record.getByText("They ask for a fee.")).toBeVisible();
  await expectGoodScreen(page);
  await record.getByRole("button", { name: `Dismiss the reports of ${job.title}` }).click();
  await expect(others.getByRole("link", { name: job.title, exact: true })).toBeVisible();
  await expect(reported).toHaveCount(0);
  await page.getByRole("combobox", { name: "State" }).selectOption("Draft");
  await expect(others.getByRole("link", { name: job.title, exact: true })).toHaveCount(0);
  await expect(others.getByRole("link", { name: draft.title, exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "State" }).selectOption("Filled");
  await expect(page.getByText("No jobs match.")).toBeVisible();
});
