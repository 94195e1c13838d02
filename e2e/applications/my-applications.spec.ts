import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endDecisionTime } from "../../tests/support/notices.ts";
import { expectPages, heading, link, pathOf, pressed, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough } from "../support/routes.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** An application whose promised reply is three days late; two until noon UTC, when a day has ended everywhere. */
async function owed(company: TestCompany, candidate: TestCandidate): Promise<string> {
  const { id, title } = await makeJob(company);
  await sql`update public.jobs set answer_days = 7 where id = ${id}`;
  await sql`
    insert into public.applications (job_id, candidate_id, company_id, applied_at)
    values (${id}, ${candidate.candidateId}, ${company.id}, now() - interval '10 days')`;
  return title;
}

test("applications are found by tab, status and text, and the address keeps the filter", async ({ page }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/applications");
  await expect(page.getByText("You haven't applied to any jobs yet.")).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);

  const long = `Principal Engineer of Payments and Settlement Infrastructure, ${unique("Mountain West")}`;
  await makeApplication(await makeJob(company, { title: long }), candidate, { status: "interview" });
  const ended = await makeJob(company);
  await makeApplication(ended, candidate, { status: "rejected" });
  const late = await owed(company, candidate);
  const rows = page.getByRole("tabpanel").getByRole("listitem");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Active 2" })).toHaveAttribute("aria-selected", "true");
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: late })).toContainText(/Reply [23] days late/);
  await expectGoodScreen(page);

  await page.getByRole("button", { name: "Interview 1" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(long);
  await page.getByRole("link", { name: long }).click();
  await expect(heading(page, long)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Interview 1" })).toHaveAttribute("aria-pressed", "true");
  expect(pathOf(page)).toBe("/candidate/applications?status=interview");

  await page.getByRole("tab", { name: "Closed 1" }).click();
  await expect(rows).toContainText(ended.title);
  await expect(rows).toContainText("Not Selected");
  await page.getByRole("searchbox", { name: "Search your applications" }).fill("nothing of this name");
  await expect(page.getByText("No closed applications match “nothing of this name”.")).toBeVisible();
  expect(pathOf(page)).toBe("/candidate/applications?tab=closed&q=nothing+of+this+name");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(rows).toHaveCount(1);
});

test("many applications are listed page by page, and a failed load says why", async ({ page, expectFailure }) => {
  expectFailure(/rpc\/get_my_applications/, 400);
  const company = await makeCompany();
  const candidate = await makeCandidate();
  await sql`
    with made as (
      insert into public.jobs (company_id, created_by, title, description, location, job_type, status, posted_at)
      select ${company.id}, ${company.owner.id}, 'Post ' || n, 'Work', 'Ohio', 'FULL_TIME', 'published', now()
      from generate_series(1, 25) as n
      returning id
    )
    insert into public.applications (job_id, candidate_id, company_id) select id, ${candidate.candidateId}, ${company.id} from made`;
  await page.route("**/rpc/get_my_applications", refuse("Not today"));
  await openAs(page, candidate, "/candidate/applications");
  await expect(page.getByText("Error loading applications: Not today")).toBeVisible();
  await letThrough(page, "**/rpc/get_my_applications");
  await page.getByRole("button", { name: "Retry" }).click();
  await expectPages(page, page.getByRole("tabpanel").getByRole("listitem"), 25);
});

test("applications to a deleted company are listed under Closed, even without any others", async ({
  page,
  expectFailure,
}) => {
  const candidate = await makeCandidate();
  const gone = unique("Harbor");
  await sql`
    insert into private.past_applications (user_id, job_title, company_name, applied_at, status)
    values (${candidate.id}, 'Night Dispatcher', ${gone}, now() - interval '40 days', 'interview')`;
  await openAs(page, candidate, "/candidate/applications");
  await page.getByRole("tab", { name: "Closed 1" }).click();
  const past = page.getByRole("region", { name: "Companies that left Fairmatch" });
  await expect(past.getByRole("listitem")).toContainText([/Night Dispatcher.*Harbor.*Ended.*Interview/]);
  await expect(past.getByRole("link")).toHaveCount(0);
  await expectGoodScreen(page);

  await makeApplication(await makeJob(await makeCompany()), candidate, { status: "rejected" });
  await page.reload();
  await expect(page.getByRole("tab", { name: "Closed 2" })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search your applications" });
  await search.fill(gone.toUpperCase());
  await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
  await expect(page.getByText(/^No closed application/)).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Closed 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "All 1" })).toBeVisible();
  await search.fill("nothing of this name");
  await expect(page.getByRole("tab", { name: "Closed 0" })).toBeVisible();
  await expect(page.getByText("No closed applications match “nothing of this name”.")).toBeVisible();
  await expect(past).toHaveCount(0);

  expectFailure(/get_past_applications/, 400);
  await page.route("**/rpc/get_past_applications", refuse("Not now"));
  await page.goto("/candidate/applications?tab=closed");
  await expect(page.getByRole("alert")).toContainText("Applications to companies that left couldn't be loaded");
  await letThrough(page, "**/rpc/get_past_applications");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(past).toBeVisible();
});

test("every link on the dashboard's cards leads to the right page", async ({ page }) => {
  await makeJob(await makeCompany(), { skillsRequired: ["TypeScript"] });
  // Nothing matches, so alerts are offered.
  await openAs(page, await makeCandidate({ skills: [unique("Skill")] }), "/candidate/dashboard");
  for (const [name, path, title] of [
    ["Edit Profile", "/candidate/profile", "Profile"],
    ["Manage Resume", "/candidate/profile#resume", "Profile"],
    ["Job Preferences", "/candidate/preferences", "Preferences"],
    ["Who looked", "/settings/data#views", "Data"],
    ["Saved searches", "/candidate/saved?tab=searches", "Saved"],
    ["Set your preferences", "/candidate/preferences", "Preferences"],
    [/^Browse All Jobs/, "/jobs", /open job/],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(heading(page, title)).toBeVisible();
    expect(pathOf(page)).toBe(path);
    const hash = path.split("#")[1];
    if (hash) await expect(page.locator(`#${hash}`)).toBeInViewport();
    await page.goBack();
  }
});

test("one press turns on alerts for matching jobs, and Undo turns them off", async ({ page }) => {
  await makeJob(await makeCompany(), { skillsRequired: ["TypeScript"] });
  const candidate = await makeCandidate({ skills: [unique("Skill")] });
  await sql`insert into private.candidate_preferences (user_id, types) values (${candidate.id}, '{FULL_TIME}')`;
  const searches = () => sql`
    select filter, frequency from private.saved_searches where user_id = ${candidate.id} and deleted_at is null`;
  await openAs(page, candidate, "/candidate/dashboard");
  const notify = page.getByRole("button", { name: "Notify me" });
  await notify.click();
  const isOn = link(page, "Notifications are on");
  await expect(isOn).toBeVisible();
  expect(await searches()).toEqual([{ filter: { types: ["FULL_TIME"] }, frequency: "daily" }]);
  await toast(page, "You'll get new jobs by email each day").getByRole("button", { name: "Undo" }).click();
  await expect(notify).toBeEnabled();
  await expect.poll(searches, "the saved searches").toEqual([]);
  await notify.press("Enter");
  await expect(isOn).toBeVisible();
  await page.reload();
  await expect(isOn).toHaveAttribute("href", "/candidate/saved?tab=searches");
  await expectGoodScreen(page);
});

test("the dashboard starts with pending items, and shows what moved forward this week", async ({ page }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const late = await owed(company, candidate);
  const moved = await makeApplication(await makeJob(company), candidate, { status: "interview" });
  await sql`update public.application_events set created_at = now() where application_id = ${moved}`;
  const saved = await makeJob(company);
  await candidate.client.rpc("set_job_saved", { p_job_id: saved.id, p_saved: true });
  await openAs(page, candidate, "/candidate/dashboard");
  await expect(page.getByText("One of your applications moved forward this week.")).toBeVisible();
  const waiting = page.getByRole("region", { name: "What's next" }).getByRole("listitem");
  await expect(waiting).toContainText(`${company.name} owes you a reply`);
  await expect(waiting).toContainText(late);
  await expect(waiting).toContainText(/Due .*, [23] days late/);
  await expect(page.getByRole("region", { name: "Saved Jobs" }).getByRole("link", { name: saved.title })).toBeVisible();
  await expectGoodScreen(page);
  await waiting.getByRole("button", { name: `Nudge ${company.name}` }).click();
  await expect(toast(page, `${company.name} will be notified in 10 seconds`)).toBeVisible();
  await expect(waiting).toContainText("Nudged");
  await pressed(page, "Undo").click();
  await pressed(page, `Nudge ${company.name}`).click();
  await expect(waiting).toContainText("Nudged");
  const [nudge] = await sql<{ id: string }[]>`
    select n.id from private.answer_nudges n join public.applications a on a.id = n.application_id
    where a.candidate_id = ${candidate.candidateId}`;
  await endDecisionTime(String(nudge?.id));
  const { data } = await company.owner.client.from("notifications").select("title").like("title", "%asks for%");
  expect(data).toEqual([{ title: "Casey Candidate asks for your reply" }]);
  await waiting.getByRole("link", { name: `${company.name} owes you a reply` }).click();
  await expect(heading(page, late)).toBeVisible();
  await expect(page.getByRole("region", { name: "Status" })).toContainText("Nudged");
});
