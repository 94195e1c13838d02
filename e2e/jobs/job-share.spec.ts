import { sql } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { field, heading, shown, toast } from "../support/page.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("an open job is shared by a link that counts each visitor once, and can start a new job", async ({
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
  await sql`
    update public.jobs set description = ${"## What you do\n\n- Run **Kafka**\n- <b>No markup</b>"} where id = ${job.id}`;
  const page = await openBrowser({ permissions: ["clipboard-read", "clipboard-write"] });
  await openAs(page, company.owner, `/company/jobs/${job.id}/manage`);
  const more = page.getByRole("button", { name: "More for this job" });
  await more.click();
  await page.getByRole("menuitem", { name: "Share job" }).click();
  await expect(toast(page, "Link copied")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await openBrowser();
  for (const _time of ["first", "again"]) {
    const counted = visitor.waitForResponse(/note_job_view/);
    await visitor.goto(link);
    await expect(heading(visitor, job.title)).toBeVisible();
    await counted;
  }
  await expect(visitor.getByRole("heading", { name: "What you do" })).toBeVisible();
  await expect(visitor.getByRole("listitem").filter({ hasText: "<b>No markup</b>" })).toBeVisible();
  // The company's own staff don't count.
  await page.goto(link);
  await expect(heading(page, job.title)).toBeVisible();
  await page.goto(`/company/jobs/${job.id}/manage?tab=statistics`);
  await expect(shown(page, "Views").locator("xpath=following-sibling::dd[1]")).toHaveText("1");

  await more.click();
  await page.getByRole("menuitem", { name: "Duplicate job" }).click();
  await expect(heading(page, "Post a New Job")).toBeVisible();
  await expect(field(page, "Job title")).toHaveValue(`Copy of ${job.title}`);
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  const [row] = await sql<{ n: number; skills: number }[]>`
    select count(*)::int as n, count(*) filter (where skills_required = '{Go,Kafka}')::int as skills
    from public.jobs where company_id = ${company.id}`;
  expect(row).toEqual({ n: 2, skills: 2 });
});
