import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a person beyond the first twelve of a stage can be selected and moved on the board by key", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidates = await Promise.all(Array.from({ length: 14 }, () => makeCandidate()));
  for (const [n, candidate] of candidates.entries()) {
    await sql`update public.candidates set first_name = ${`P${n}`}, last_name = 'Applicant' where id = ${candidate.candidateId}`;
    await makeApplication(job, candidate);
  }
  await openAs(page, company.owner, `/company/jobs/${job.id}/manage`);
  const column = page.getByRole("region", { name: "New, 14" });
  await expect(column.getByRole("article")).toHaveCount(12);
  await column.getByRole("button", { name: "Show more" }).click();
  await expect(column.getByRole("article")).toHaveCount(14);
  // The oldest come last.
  for (const name of ["P0 Applicant", "P1 Applicant"]) {
    await column.getByRole("link", { name, exact: true }).focus();
    await page.keyboard.press("x");
  }
  const bar = page.getByRole("region", { name: "2 people selected" });
  await expect(bar).toContainText("P0 and P1 move");
  await expectGoodScreen(page);
  await bar.getByRole("button", { name: "Move 2 people" }).click();
  await expect(toast(page, "2 people moved to Under Review")).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Under Review, 2" }).getByRole("article")).toHaveCount(2);
  const last = page.getByRole("region", { name: "New, 12" }).getByRole("link", { name: "P2 Applicant", exact: true });
  await last.focus();
  await page.keyboard.press("2");
  await expect(toast(page, "P2 moved to Under Review")).toBeVisible();
});
