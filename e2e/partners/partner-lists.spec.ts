import type { Page } from "@playwright/test";
import { sql, unique } from "../../tests/support/accounts.ts";
import type { TestCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { setPlan } from "../../tests/support/plans.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { expectFocusKept, shown, toast } from "../support/page.ts";
import { button, forwardDialog, makePair, makePerson, rowOf } from "../support/partners.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

// The partners page's lists in every state: full, loading, failed, with long names and without any.

const partners = "/company/partners";
const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");
const jobToMatch = (page: Page) => page.getByRole("combobox", { name: "Show the match with one of your open jobs" });

const crowdOf = (company: TestCompany) => `crowd-%-${company.id}@example.com`;

/** Adds candidates the agency represents who agreed to be shown, and open jobs of the employer. */
async function addCrowd(agency: TestCompany, employer: TestCompany, size: number): Promise<void> {
  const like = crowdOf(agency);
  await sql.begin(async (transaction) => {
    await transaction`
      insert into auth.users (id, aud, role, email, raw_user_meta_data)
      select gen_random_uuid(), 'authenticated', 'authenticated', replace(${like}, '%', n::text), '{"role": "candidate"}'
      from generate_series(1, ${size}::integer) as n`;
    await transaction`delete from public.email_outbox where to_email like ${like}`;
    await transaction`
      insert into public.candidates (user_id, email, first_name, last_name, managing_company_id)
      select id, email, 'Person', split_part(email, '-', 2) || ' of a Very Long Family Name Indeed', ${agency.id}
      from public.profiles where email like ${like}`;
    await transaction`update public.candidates set shown_to_partners = true where email like ${like}`;
    await transaction`
      insert into public.jobs (company_id, title, description, location, job_type, status, posted_at)
      select ${employer.id}, 'Number ' || n, 'Work', 'Springfield', 'FULL_TIME', 'published', now()
      from generate_series(1, ${size}::integer) as n`;
  });
}

let crowded: { agency: TestCompany; employer: TestCompany } | null = null;
test.afterEach(async () => {
  if (!crowded) return;
  const { agency, employer } = crowded;
  crowded = null;
  await sql`delete from auth.users where email like ${crowdOf(agency)}`;
  await sql`delete from public.jobs where company_id = ${employer.id}`;
});

test("five hundred jobs and candidates are listed page by page, and fifty are asked together", async ({
  page,
  openBrowser,
}) => {
  test.slow();
  const { agency, employer } = await makePair({ jobs: true, candidates: true });
  crowded = { agency, employer };
  await addCrowd(agency, employer, 500);
  await openAs(page, agency.owner, partners);
  await expect(rows(page)).toHaveCount(20);
  await button(page, "Show more").press("Enter");
  await expect(rows(page)).toHaveCount(40);
  await expectFocusKept(page);
  await expectGoodScreen(page);
  await page.getByRole("searchbox", { name: "Search partner jobs" }).fill("number 377");
  await expect(rows(page)).toHaveCount(1);

  await button(page, "Submit to job: Number 377").click();
  const dialog = forwardDialog(page);
  const boxes = dialog.getByRole("checkbox");
  await expect(boxes).toHaveCount(20);
  for (const count of [40, 60]) {
    await button(dialog, "Show more").press("Enter");
    await expect(boxes).toHaveCount(count);
  }
  await expect(button(dialog, /^Ask/)).toBeInViewport({ ratio: 1 });
  for (let place = 0; place < 50; place += 1) await boxes.nth(place).check();
  await expect(dialog.getByRole("status")).toHaveText("At most 50 at a time.");
  await expect(boxes.nth(50)).toBeDisabled();
  await boxes.nth(0).uncheck();
  await expect(boxes.nth(50)).toBeEnabled();
  await boxes.nth(50).check();
  await expectGoodScreen(page);
  await button(dialog, "Ask 50 people").click();
  await expect(toast(page, "50 people asked")).toBeVisible();
  await expectFocusKept(page);
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(rows(page)).toHaveCount(20);
  await button(page, "Show more").press("Enter");
  await expect(rows(page)).toHaveCount(40);

  const theirs = await openBrowser(phone);
  await openAs(theirs, employer.owner, `${partners}?tab=candidates`);
  await expect(rows(theirs)).toHaveCount(20);
  await button(theirs, "Show more").press("Enter");
  await expect(rows(theirs)).toHaveCount(40);
  await expectFocusKept(theirs);
  await theirs.getByRole("searchbox", { name: "Search partner candidates" }).fill("person 377 of");
  await expect(rows(theirs)).toHaveCount(1);
  // An open job older than five hundred others is still found.
  const { title } = await makeJob(employer, { title: unique("Welder") });
  await sql`update public.jobs set created_at = now() - interval '1 year' where title = ${title}`;
  await jobToMatch(theirs).fill("welder");
  await theirs.getByRole("option", { name: title }).click();
  await expect(theirs).toHaveURL(/job=/);
  await expect(rows(theirs).first()).toContainText("No skills on this profile yet");
});

test("each list loads, fails and recovers independently", async ({ page, expectFailure }) => {
  const { agency, job } = await makePair({ jobs: true });
  await makePerson(agency, "Nadia");
  const waits = async (procedure: string, what: string) => {
    const release = await holdAnswers(page, `**/rpc/${procedure}`);
    await page.reload();
    await expect(page.getByRole("status", { name: `Loading ${what}` })).toBeVisible();
    release();
    await expect(page.getByRole("status", { name: `Loading ${what}` })).toHaveCount(0);
    await letThrough(page, `**/rpc/${procedure}`);
  };
  const fails = async (procedure: string, what: string, again = () => page.reload()) => {
    expectFailure(new RegExp(procedure), 400);
    await page.route(`**/rpc/${procedure}`, refuse("Not now"));
    await again();
    const failure = page.getByRole("alert").filter({ hasText: `Failed to load ${what}: Not now` });
    await expect(failure).toBeVisible();
    await expectGoodScreen(page);
    await letThrough(page, `**/rpc/${procedure}`);
    await button(failure, "Retry").press("Enter");
    await expect(failure).toHaveCount(0);
    await expectFocusKept(page);
  };
  await openAs(page, agency.owner, partners);
  await waits("list_partner_jobs", "partner jobs");
  await fails("list_partner_jobs", "partner jobs");
  await expect(rowOf(page, job.title)).toBeVisible();
  await fails("list_candidates_to_put_forward", "your candidates", async () => {
    await button(page, `Submit to job: ${job.title}`).click();
    return null;
  });
  await expect(rowOf(forwardDialog(page), "Nadia")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(forwardDialog(page)).toHaveCount(0);
  await expect(button(page, `Submit to job: ${job.title}`)).toBeFocused();

  await page.goto(`${partners}?tab=candidates`);
  await waits("list_partner_candidates", "partner candidates");
  await fails("list_partner_candidates", "partner candidates");
  await expect(shown(page, "Your partners don't share candidates")).toBeVisible();
});

test("a person without a name is shown as an unnamed candidate, and long names wrap", async ({ page }) => {
  const { agency, job } = await makePair({ jobs: true });
  const [nobody, long] = await Promise.all([
    makePerson(agency, "", ["TypeScript"], ""),
    makePerson(agency, "Maximiliana-Konstantina Wilhelmine", [], "von Hohenstaufen-Papadimitropoulos-Oyelaran"),
  ]);
  await openAs(page, agency.owner, partners);
  await button(page, `Submit to job: ${job.title}`).click();
  await forwardDialog(page)
    .getByRole("checkbox", { name: /^Unnamed candidate/ })
    .check();
  await forwardDialog(page)
    .getByRole("checkbox", { name: /^Maximiliana/ })
    .check();
  await expectGoodScreen(page);
  await button(forwardDialog(page), "Ask 2 people").click();
  await expect(toast(page, "2 people asked")).toBeVisible();
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(rowOf(page, "Maximiliana-Konstantina")).toBeVisible();
  await expectGoodScreen(page);
  await button(page, /^Withdraw: Unnamed candidate/).click();
  const question = page.getByRole("dialog", { name: "Withdraw the request to Unnamed candidate?" });
  await expect(question).toContainText(`The request about ${job.title}`);
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(button(page, /^Withdraw: Unnamed candidate/)).toBeFocused();
  expect((await nobody.client.rpc("get_my_put_forwards")).data).toHaveLength(1);
  expect((await long.client.rpc("get_my_put_forwards")).data).toHaveLength(1);
});

test("the selection is kept when sharing ends before submitting", async ({ page, expectFailure }) => {
  const { agency, job } = await makePair({ jobs: true });
  await makePerson(agency, "Nadia");
  const share = (on: boolean) =>
    sql`update public.company_relationships set can_share_jobs = ${on} where company_a_id = ${agency.id}`;
  await openAs(page, agency.owner, partners);
  await button(page, `Submit to job: ${job.title}`).click();
  await forwardDialog(page)
    .getByRole("checkbox", { name: /^Nadia/ })
    .check();
  await share(false);
  expectFailure(/put_forward_candidates/, 404);
  await button(forwardDialog(page), "Ask 1 person").click();
  await expect(toast(page, "No one was asked")).toContainText("The job is closed or no longer shared");
  await expect(forwardDialog(page).getByRole("checkbox", { name: /^Nadia/ })).toBeChecked();
  await share(true);
  await expect(button(forwardDialog(page), "Ask 1 person")).toBeEnabled();
  await button(forwardDialog(page), "Ask 1 person").click();
  await expect(toast(page, "1 person asked")).toBeVisible();
});

test("a candidate no longer represented is named when asked, and deselected", async ({ page, expectFailure }) => {
  const { agency, job } = await makePair({ jobs: true });
  const [nadia, ravi] = await Promise.all([makePerson(agency, "Nadia"), makePerson(agency, "Ravi")]);
  await openAs(page, agency.owner, partners);
  await button(page, `Submit to job: ${job.title}`).click();
  for (const name of [/^Nadia/, /^Ravi/]) await forwardDialog(page).getByRole("checkbox", { name }).check();
  await sql`update public.candidates set managing_company_id = null where id = ${nadia.candidateId}`;
  expectFailure(/put_forward_candidates/, 404);
  await button(forwardDialog(page), "Ask 2 people").click();
  await expect(toast(page, "No one was asked")).toContainText("no longer represents one of them");
  await expect(forwardDialog(page).getByRole("checkbox")).toHaveCount(1);
  // Everything is deselected once all lists have been read again.
  await expect(button(forwardDialog(page), /^Ask/)).not.toHaveAttribute("aria-busy", "true");
  await expect(button(forwardDialog(page), /^Ask/)).toBeDisabled();
  await forwardDialog(page).getByRole("checkbox", { name: /^Ravi/ }).check();
  await button(forwardDialog(page), "Ask 1 person").click();
  await expect(toast(page, "1 person asked")).toBeVisible();
  expect((await ravi.client.rpc("get_my_put_forwards")).data).toHaveLength(1);
});

test("partners are hidden while the plan is canceled, and return when it resumes", async ({ page }) => {
  const { agency, job } = await makePair({ jobs: true, candidates: true });
  const nadia = await makePerson(agency, "Nadia");
  await agency.owner.client.rpc("put_forward_candidates", { p_job_id: job.id, p_candidate_ids: [nadia.candidateId] });
  await setPlan(agency, { status: "canceled" });
  await openAs(page, agency.owner, partners);
  await expect(shown(page, /^Your .* plan was canceled$/)).toBeVisible();
  await expect(shown(page, "Partners share no jobs with you now")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(job.title);
  await expectGoodScreen(page);
  await page.getByRole("tab", { name: "Partner candidates" }).click();
  await expect(shown(page, "Partners share no candidates with you now")).toBeVisible();
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(rowOf(page, "Nadia Ferreira")).toContainText("No longer open");

  await setPlan(agency);
  await page.goto(partners);
  await expect(rowOf(page, job.title)).toBeVisible();
  await page.getByRole("tab", { name: "Submissions" }).click();
  await expect(rowOf(page, "Nadia Ferreira")).toContainText("Asked, waiting");
});

test("the address keeps the job to match, drops it when cleared, and ignores a deleted one", async ({
  page,
  expectFailure,
}) => {
  const { agency, employer } = await makePair({ candidates: true });
  const nadia = await makePerson(agency, "Nadia");
  await nadia.client.rpc("set_shown_to_partners", { p_shown: true });
  const own = await makeJob(employer, { title: unique("Engineer"), skillsRequired: ["TypeScript", "Go"] });
  await openAs(page, employer.owner, `${partners}?tab=candidates&job=${own.id}`);
  await expect(jobToMatch(page)).toHaveValue(own.title);
  await expect(rowOf(page, "Nadia Ferreira")).toContainText("1 of 2 required skills");
  await jobToMatch(page).fill("no such job");
  await expect(page.getByRole("option", { name: "None of your open jobs has this title." })).toBeVisible();
  await jobToMatch(page).press("Tab");
  await expect(jobToMatch(page)).toHaveValue(own.title);
  await button(page, "Clear the job to match").click();
  await expect(page).not.toHaveURL(/job=/);
  await expect(rowOf(page, "Nadia Ferreira")).not.toContainText("required skills");

  expectFailure(/get_company_job|list_partner_candidates/, 404);
  for (const gone of [agency.id, "nonsense"]) {
    await page.goto(`${partners}?tab=candidates&job=${gone}`);
    await expect(rowOf(page, "Nadia Ferreira")).toBeVisible();
    await expect(jobToMatch(page)).toHaveValue("");
  }
});
