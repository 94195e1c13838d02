import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { pathOf, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { swipeLeft } from "../support/swipe.ts";
import { expect, phone, test } from "../support/test.ts";

/** Two jobs: at the second one, a reply is two days overdue. */
async function arrange() {
  const company = await makeCompany();
  const [calm, late] = await Promise.all([
    makeJob(company, { title: "Apiary Assistant" }),
    makeJob(company, { title: "Zeppelin Pilot" }),
  ]);
  const add = async (job: typeof calm, first: string, due: string | null) => {
    const candidate = await makeCandidate();
    await sql`update public.candidates set first_name = ${first}, last_name = 'Applicant' where id = ${candidate.candidateId}`;
    const id = await makeApplication(job, candidate);
    await sql`update public.applications set answer_by = ${due} where id = ${id}`;
    // Its trigger computes what is due now.
    await sql`update public.applications set status = status where id = ${id}`;
    return id;
  };
  await add(calm, "Calma", null);
  await add(late, "Lata", day(-3));
  await add(late, "Zeno", null);
  return { company, calm, late };
}

test("applications across jobs are grouped by job, most urgent first, and a team shares named filters", async ({
  page,
  openBrowser,
}) => {
  const { company } = await arrange();
  await openAs(page, company.owner, "/company/applications");
  const names = page.locator("[data-person-link]");
  await expect(names).toHaveText([/Lata/, /Zeno/, /Calma/]);
  await expect(page.getByRole("rowheader")).toHaveText(["Zeppelin Pilot 2 to decide", "Apiary Assistant 1 to decide"]);
  await page.getByRole("button", { name: /^Order: Needs a decision first/ }).click();
  await expect(page.getByRole("menuitem", { name: /^Best match/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "More filters" }).click();
  await page.getByRole("button", { name: "Has responses" }).click();
  await expect(page.getByText("Nothing matches")).toBeVisible();
  await page.getByRole("button", { name: "Views", exact: true }).click();
  await page.getByRole("button", { name: "Save this view" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Answered");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Views: Answered" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).first().click();
  await expect(names).toHaveCount(3);

  const theirs = await openBrowser(phone);
  await openAs(theirs, await makeStaff(company, "recruiter"), "/company/applications");
  await theirs.getByRole("button", { name: "Views", exact: true }).tap();
  await theirs.getByRole("button", { name: "Answered", exact: true }).tap();
  await expect(theirs.getByText("Nothing matches")).toBeVisible();
  expect(pathOf(theirs)).toBe("/company/applications?responses=yes");
  await expectGoodScreen(theirs);
});

test("a swipe reveals actions without running them, Select ticks several rows, and Escape ends it", async ({
  openBrowser,
}) => {
  const { company } = await arrange();
  const page = await openBrowser(phone);
  await openAs(page, company.owner, "/company/applications");
  const row = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(page.getByText("Swipe left to decide. Press and hold to select.")).toBeVisible();
  await expect(row("Lata")).toHaveCSS("height", "80px");
  await swipeLeft(row("Zeno"));
  await expect(page.getByRole("button", { name: "Decline Zeno" })).toBeVisible();
  await expectGoodScreen(page);
  // One row at a time.
  await swipeLeft(row("Lata"));
  await expect(page.getByRole("button", { name: "Decline Zeno" })).toHaveCount(0);
  await page.getByRole("button", { name: "Move Lata to Under Review" }).tap();
  await expect(toast(page, "Lata moved to Under Review")).toBeVisible();

  await page.getByRole("button", { name: "More for this list" }).tap();
  await page.getByRole("menuitem", { name: "Select", exact: true }).tap();
  for (const name of ["Zeno", "Calma"]) {
    // The whole row toggles the checkbox.
    await row(name).tap();
    await expect(page.getByRole("checkbox", { name: `Select ${name} Applicant` })).toBeChecked();
  }
  await expect(page.getByRole("region", { name: "Selection" })).toContainText("2 selected");
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Selection" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Zeno/ })).toBeVisible();
});
