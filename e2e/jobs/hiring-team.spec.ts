import type { Page } from "@playwright/test";
import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const names = (page: Page) => page.getByRole("link", { name: /Candidate$/ });

async function people(job: Awaited<ReturnType<typeof makeJob>>, first: readonly string[]) {
  const ids: string[] = [];
  for (const first_name of first) {
    const candidate = await makeCandidate();
    await sql`update public.candidates set first_name = ${first_name} where id = ${candidate.candidateId}`;
    ids.push(await makeApplication(job, candidate));
  }
  return ids;
}

test("a partner recruiter who joins a hiring team sees the job, until they are removed", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const company = await makeCompany();
  const partner = await makeStaff(company, "partner_recruiter");
  const name = unique("Sunita");
  await sql`update public.company_users set first_name = ${name}, last_name = 'Rao' where user_id = ${partner.id}`;
  const job = await makeJob(company);
  await people(job, ["Bea"]);
  await openAs(page, company.owner, `/company/jobs/${job.id}/manage?view=list`);
  const team = page.getByRole("region", { name: /^Hiring team/ });
  await team.getByRole("button", { name: "Add a colleague to the hiring team" }).click();
  await page.getByRole("combobox", { name: "Find a colleague" }).fill(name);
  await page.keyboard.press("Enter");
  await expect(team.getByRole("listitem")).toHaveText([/Owner, company admin/, new RegExp(name)]);
  await expectGoodScreen(page);

  const theirs = await openBrowser();
  await openAs(theirs, partner, `/company/jobs/${job.id}/manage?view=list`);
  await expect(names(theirs)).toHaveText([/Bea/]);
  await expect(theirs.getByRole("region", { name: /^Hiring team/ }).getByRole("button")).toHaveCount(0);

  const remove = team.getByRole("button", { name: `Remove ${name} Rao from the hiring team` });
  await remove.click();
  await expect(team.getByRole("listitem")).toHaveCount(1);
  await toast(page, `${name} Rao is off the hiring team`).getByRole("button", { name: "Undo" }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(team.getByRole("listitem")).toHaveCount(1);
  expectFailure(/\/rpc\/get_(company_job|job_applications)/, 404);
  await theirs.reload();
  await expect(theirs.getByRole("heading", { name: "Job Not Found" })).toBeVisible();
});

test("a recruiter tags one or several people, and filters by several tags", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const [bea = ""] = await people(job, ["Bea", "Cal", "Dan"]);
  await openAs(page, company.owner, `/company/applications/${bea}?tab=profile`);
  const field = page.getByRole("combobox", { name: "Add a tag" });
  for (const tag of ["Strong writer", "Relocating"]) {
    await field.fill(tag);
    await page.getByRole("option", { name: new RegExp(`Create tag “${tag}”`) }).click();
    await expect(page.getByRole("button", { name: `Remove tag ${tag}` })).toBeVisible();
  }
  await field.fill("réloc");
  await expect(page.getByRole("option", { name: /Already has this tag|No tag matches|Create tag/ })).toBeVisible();
  await field.press("Escape");
  await expectGoodScreen(page);

  await page.goto(`/company/jobs/${job.id}/manage?view=list`);
  for (const who of ["Cal", "Dan"]) {
    const box = page.getByRole("checkbox", { name: new RegExp(`^Select ${who}`) });
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.getByRole("button", { name: "Tag", exact: true }).last().click();
  await page.getByRole("combobox", { name: "Find a tag" }).fill("reloc");
  await page.getByRole("option", { name: /^Relocating/ }).click();
  await expect(toast(page, "Relocating added to 2 people")).toBeVisible();

  await page.getByRole("button", { name: "Tag", exact: true }).click();
  await page.getByRole("checkbox", { name: /^Relocating/ }).click();
  await expect(page.getByRole("button", { name: "Tag: Relocating" })).toBeVisible();
  await expect(names(page)).toHaveCount(3);
  await page.getByRole("checkbox", { name: /^Strong writer/ }).click();
  await expect(names(page)).toHaveText([/Bea/]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Tags: 2" })).toBeVisible();
  await expectGoodScreen(page);
  await page.reload();
  await expect(names(page)).toHaveText([/Bea/]);
  await page.getByRole("button", { name: "Tags: 2" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(names(page)).toHaveCount(3);
});
