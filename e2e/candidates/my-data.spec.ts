import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makePartners } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { expectFocusKept, heading, pathOf, shown, toast } from "../support/page.ts";
import { button, makePair, makePerson, rowOf } from "../support/partners.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough, routeFirst } from "../support/routes.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const data = "/settings/data";
const foundBy = "/candidate/preferences";

test("a candidate previews what partners see, hides from one, and stays visible to the others", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const { agency, employer } = await makePair({ jobs: true, candidates: true });
  const other = await makeCompany({
    name: `${unique("Donaudampfschifffahrtsgesellschaft")} Personaldienstleistungen und Vermittlung International`,
  });
  await makePartners(agency, other, { candidates: true });
  const nadia = await makePerson(agency, "Nadia", ["TypeScript", "PostgreSQL"]);
  await openAs(page, nadia, "/candidate/privacy#partners");
  await expect(heading(page, "Preferences")).toBeVisible();
  expect(pathOf(page)).toBe(`${foundBy}#partners`);
  await expectGoodScreen(page);

  await test.step("the candidate hides by keyboard", async () => {
    const setting = page.getByRole("switch", { name: "Visible to partner companies" });
    await tabTo(page, setting);
    await page.keyboard.press("Space");
    await expect(toast(page, "Partner companies can see you")).toBeVisible();
    await expect(setting).toBeChecked();
    await expect(setting).toHaveAccessibleDescription(/2 companies today/);
    const opener = button(page, "Hide me from one of them");
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Hide me from" });
    await expect(dialog).toContainText(`${agency.name} can't submit you`);
    await expectGoodScreen(page);
    const hide = dialog.getByRole("switch", { name: `Hide me from ${employer.name}` });
    expectFailure(/set_hidden_from_partner/, 400);
    await routeFirst(page, "**/rpc/set_hidden_from_partner", refuse("Not now"));
    await hide.press("Space");
    // An open layer hides the rest from the accessibility tree.
    await expect(page.getByText("Your choice wasn't saved", { exact: true })).toBeVisible();
    await expect(hide).not.toBeChecked();
    await hide.press("Space");
    await expect(page.getByText(`You're hidden from ${employer.name}`, { exact: true })).toBeVisible();
    await button(dialog, "Done").press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(rowOf(page.getByRole("main"), employer.name)).toContainText("hidden from it");
    await expect(setting).toHaveAccessibleDescription(/\b1 company today/);
  });

  await test.step("the preview matches what the other partner sees, and the hidden one sees nothing", async () => {
    const preview = page.getByRole("region", { name: "Exactly what they see" });
    await expect(preview).toContainText("Illinois, United States");
    await expect(preview).toContainText(`Represented by ${agency.name}`);
    await expect(preview).not.toContainText(/Springfield|555 0100|Builds things/);
    const theirs = await openBrowser();
    await openAs(theirs, other.owner, "/company/partners?tab=candidates");
    await expect(rowOf(theirs, "Nadia Ferreira")).toContainText("Illinois, United States");
    const hidden = await openBrowser();
    await openAs(hidden, employer.owner, "/company/partners?tab=candidates");
    await expect(shown(hidden, "No partner candidates yet")).toBeVisible();
    await button(preview, "Applied to").press("Enter");
    await expect(preview).toContainText("Springfield, Illinois, United States");
    await expect(preview).toContainText("555 0100");
    await expect(preview).toContainText("Not shown: street and ZIP code, gender");
    await expectGoodScreen(page);
    await page.goto(data);
    await expect(rowOf(page, other.name).filter({ hasText: `Partner of ${agency.name}` })).toBeVisible();
    await expect(rowOf(page, employer.name).filter({ hasText: "Partner of" })).toHaveCount(0);
  });
});

test("the list of views names company and application, and loads earlier ones on request", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const company = await makeCompany({ name: unique("Employer") });
  const candidate = await makeCandidate();
  const job = await makeJob(company, { title: unique("Engineer") });
  const application = await makeApplication(job, candidate);
  await openAs(page, candidate, foundBy);
  await expect(shown(page, "No one can find you")).toBeVisible();
  await expect(page.getByText("Submissions to jobs")).toHaveCount(0);
  await expect(button(page, "Partner company")).toHaveCount(0);
  await expectGoodScreen(page);
  await page.goto(data);
  await expect(shown(page, "No one has looked in the last 90 days")).toBeVisible();
  await expectGoodScreen(page);

  const theirs = await openBrowser();
  await openAs(theirs, company.owner, `/company/applications/${application}`);
  await expect(heading(theirs, "Casey Candidate")).toBeVisible();
  await theirs.reload();
  await expect(heading(theirs, "Casey Candidate")).toBeVisible();
  await page.goto("/candidate/dashboard");
  await expect(page.getByRole("region", { name: "Activity Summary" })).toContainText("Profile Views1");
  await page.getByRole("link", { name: "Who looked" }).click();
  const views = page.getByRole("region", { name: "Who looked" });
  await expect(views.getByRole("listitem")).toHaveCount(1);
  await expect(rowOf(views, company.name)).toContainText(`Your application: ${job.title}`);
  await expect(views).not.toContainText(company.owner.email);

  await sql`
    insert into private.profile_views (candidate_id, company_id, day, kind, application_id, viewed_at)
    select ${candidate.candidateId}, ${company.id}, current_date - n, 'application', ${application}, now() - n * interval '1 day'
    from generate_series(5, 200, 5) as n`;
  expectFailure(/list_profile_views/, 400);
  await page.route("**/rpc/list_profile_views", refuse("Not now"));
  await page.reload();
  await expect(shown(page, /^Failed to load who has looked/)).toBeVisible();
  await letThrough(page, "**/rpc/list_profile_views");
  await button(views, "Retry").click();
  await expect(views.getByRole("listitem")).toHaveCount(8);
  await button(views, "Show earlier").click();
  await expect(views.getByRole("listitem")).toHaveCount(28);
  await expectFocusKept(page);
  await button(views, "Show earlier").click();
  await expect(views.getByRole("listitem")).toHaveCount(41);
  await expect(button(views, "Show earlier")).toHaveCount(0);
  await expectGoodScreen(page);
  await rowOf(views, company.name).first().getByRole("link", { name: job.title }).click();
  await expect(page).toHaveURL(`/candidate/applications/${application}`);
  await page.goBack();
  await expect(views.getByRole("listitem")).toHaveCount(41);
});

test("a candidate responds to a request, and leaves the company that represents them", async ({
  page,
  openBrowser,
}) => {
  const { agency, job } = await makePair({ jobs: true, candidates: true });
  const nadia = await makePerson(agency, "Nadia");
  const own = await makeJob(agency, { title: unique("Planner") });
  for (const { id } of [job, own]) {
    await agency.owner.client.rpc("put_forward_candidates", { p_job_id: id, p_candidate_ids: [nadia.candidateId] });
  }
  await openAs(page, nadia, foundBy);
  const asked = page.getByRole("region", { name: "Submissions to jobs" });
  await expect(rowOf(asked, job.title)).toContainText("Asked, waiting");
  await button(asked, `Not this one: ${own.title}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Not this one" }).click();
  await expect(rowOf(asked, own.title)).toContainText("Declined");
  await expect(rowOf(asked, own.title)).toContainText("You can still apply");
  await expectFocusKept(page);
  await expectGoodScreen(page);

  const managed = page.getByRole("region", { name: `Represented by ${agency.name}` });
  await button(managed, `Leave ${agency.name}`).click();
  const dialog = page.getByRole("dialog", { name: `Leave ${agency.name}?` });
  await expect(dialog).toContainText("1 open request about jobs is canceled");
  await expect(dialog).toContainText("Applications you made stay");
  await expect(dialog).toContainText(`We notify ${agency.name} right away`);
  await expectGoodScreen(page);
  // Enter destroys nothing.
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await button(managed, `Leave ${agency.name}`).click();
  await expect(button(dialog, `Leave ${agency.name}`)).toBeEnabled();
  await button(dialog, `Leave ${agency.name}`).press("Enter");
  await expect(toast(page, "You're no longer represented")).toBeVisible();
  await expect(managed).toHaveCount(0);
  await expect(shown(page, "No one can find you")).toBeVisible();
  await expect(rowOf(asked, job.title)).toContainText("Withdrawn");
  await expectFocusKept(page);
  await expectGoodScreen(page);

  const theirs = await openBrowser();
  await openAs(theirs, agency.owner, "/company/candidates");
  await expect(theirs.getByText("Nadia Ferreira")).toHaveCount(0);
  await button(theirs, /^Notifications/).click();
  await expect(theirs.getByText(`Nadia Ferreira is no longer represented by ${agency.name}`)).toBeVisible();
});
