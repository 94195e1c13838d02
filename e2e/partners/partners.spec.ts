import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { expectFocusKept, heading, pathOf, shown, toast } from "../support/page.ts";
import { button, forwardDialog, makePair, makePerson, rowOf } from "../support/partners.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough, routeFirst } from "../support/routes.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const partners = "/company/partners";

test("a company submits a candidate to a job, and the candidate agrees by applying", async ({ page, openBrowser }) => {
  const { agency, employer, job } = await makePair({ jobs: true });
  const [nadia, applied] = await Promise.all([
    makePerson(agency, "Nadia", ["TypeScript", "Dispatching"]),
    makePerson(agency, "Ravi"),
  ]);
  await makePerson(agency, "Zenobia", []);
  await makeApplication(job, applied);

  await test.step("the agency opens the partner's job from the dashboard", async () => {
    await openAs(page, agency.owner, "/company/dashboard");
    await page.getByRole("link", { name: /^Partners/ }).click();
    await expect(heading(page, "Partners")).toBeVisible();
    await expect(rowOf(page, job.title)).toContainText(employer.name);
    await expectGoodScreen(page);
  });

  await test.step("the best match is first, and candidates who have applied can't be ticked", async () => {
    await button(page, `Submit to job: ${job.title}`).click();
    const dialog = forwardDialog(page);
    await expect(dialog.getByRole("checkbox")).toHaveCount(2);
    await expect(dialog.getByRole("listitem").first()).toContainText("Nadia");
    await expect(dialog.getByRole("listitem").first()).toContainText("2 of 2 required skills");
    await expect(rowOf(dialog, "Ravi")).toContainText("Has applied");
    await expect(rowOf(dialog, "Ravi").getByRole("checkbox")).toHaveCount(0);
    await expect(button(dialog, /^Ask/)).toBeDisabled();
    await expect(dialog.getByText("Select who you'd like to submit.")).toBeVisible();
    await expectGoodScreen(page);
  });

  await test.step("ticks are kept while searching, and the button counts them", async () => {
    const dialog = forwardDialog(page);
    await rowOf(dialog, "Zenobia").getByRole("checkbox").check();
    await dialog.getByRole("searchbox", { name: "Search your candidates" }).fill("nadia");
    await expect(rowOf(dialog, "Zenobia")).toHaveCount(0);
    await rowOf(dialog, "Nadia").getByRole("checkbox").check();
    await expect(button(dialog, "Ask 2 people")).toBeVisible();
    await dialog.getByRole("searchbox", { name: "Search your candidates" }).fill("");
    await rowOf(dialog, "Zenobia").getByRole("checkbox").uncheck();
    await button(dialog, "Ask 1 person").click();
    await expect(toast(page, "1 person asked")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectFocusKept(page);
    await expect(rowOf(page, job.title)).toContainText("1 asked");
    await page.getByRole("tab", { name: "Submissions" }).click();
    await expect(rowOf(page, "Nadia Ferreira")).toContainText("Asked, waiting");
    await expectGoodScreen(page);
  });

  await test.step("the candidate gets an email and a card, and applies", async () => {
    const mail = await mailTo(nadia.email, /would like to submit you/);
    expect(linkIn(mail, "/candidate/apply/")).toContain(job.id);
    const theirs = await openBrowser(phone);
    await openAs(theirs, nadia, "/candidate/dashboard");
    const card = theirs.getByRole("article", { name: `${agency.name} would like to submit you to a job` });
    await expect(card).toContainText(job.title);
    await expect(card).toContainText(employer.name);
    await expectGoodScreen(theirs);
    await card.getByRole("link", { name: "See the job and apply" }).click();
    await expect(shown(theirs, `${agency.name} would like to submit you to this job`)).toBeVisible();
    await expect(shown(theirs, /By sending your application, you agree to this/)).toBeVisible();
    await expectGoodScreen(theirs);
    await button(theirs, "Submit Application").click();
    await expect(heading(theirs, "Application sent")).toBeVisible();
    await theirs.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(heading(theirs, "Candidate Dashboard")).toBeVisible();
    await expect(shown(theirs, job.title)).toBeVisible();
    await expect(card).toHaveCount(0);
  });

  await test.step("both companies see the submission", async () => {
    await page.reload();
    expect(pathOf(page)).toBe(`${partners}?tab=submissions`);
    await expect(rowOf(page, "Nadia Ferreira")).toContainText("Agreed and applied");
    await page.getByRole("link", { name: /^View Nadia .*'s application for/ }).click();
    await expect(heading(page, /Nadia Ferreira/)).toBeVisible();
    const details = page.getByRole("region", { name: "Job Details" });
    await expect(details).toContainText(employer.name);
    await expect(details).not.toContainText("Owner");
    await expect(page.getByRole("link", { name: job.title })).toHaveCount(0);
    await expectGoodScreen(page);
    const hiring = await openBrowser();
    await openAs(hiring, employer.owner, new URL(page.url()).pathname);
    await expect(shown(hiring, `Represented by ${agency.name}`)).toBeVisible();
    await expect(hiring.getByRole("link", { name: job.title }).first()).toBeVisible();
    // Back leads to a page the reader can open: the job is another company's.
    await page.getByRole("link", { name: "Back to Applications" }).click();
    await expect(heading(page, "Applications")).toBeVisible();
    await expect(shown(page, "Nadia Ferreira")).toBeVisible();
  });
});

test("a candidate declines by keyboard, and is not asked again", async ({ page, openBrowser, expectFailure }) => {
  const { agency, employer, job } = await makePair({ jobs: true });
  const nadia = await makePerson(agency, "Nadia");
  await agency.owner.client.rpc("put_forward_candidates", { p_job_id: job.id, p_candidate_ids: [nadia.candidateId] });

  await openAs(page, nadia, "/candidate/dashboard");
  const card = page.getByRole("article", { name: `${agency.name} would like to submit you to a job` });
  await tabTo(page, button(card, "Not this one"));
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: `Not interested in ${job.title}?` });
  await expect(question).toContainText(`${agency.name} is notified`);
  await expect(question).toContainText(`${employer.name} isn't notified`);
  await expectGoodScreen(page);

  expectFailure(/decline_put_forward/, 400);
  await routeFirst(page, "**/rpc/decline_put_forward", refuse("Not now"));
  await button(question, "Not this one").press("Enter");
  await expect(toast(page, "Your reply wasn't sent")).toBeVisible();
  await expect(card).toBeVisible();
  await button(card, "Not this one").press("Enter");
  await button(question, "Not this one").press("Enter");
  await expect(card).toHaveCount(0);
  await expect(question).toHaveCount(0);
  await expectFocusKept(page);

  const company = await openBrowser();
  await openAs(company, agency.owner, `${partners}?tab=submissions`);
  await expect(rowOf(company, "Nadia Ferreira")).toContainText("Declined");
  await company.getByRole("tab", { name: "Partner jobs" }).click();
  await button(company, `Submit to job: ${job.title}`).click();
  await expect(rowOf(forwardDialog(company), "Nadia")).toContainText("Declined");
  await expect(forwardDialog(company).getByRole("checkbox")).toHaveCount(0);
});

test("a request can be withdrawn, and lapses when the job closes", async ({ page, expectFailure }) => {
  const { agency, job } = await makePair({ jobs: true });
  const [nadia, ravi] = await Promise.all([makePerson(agency, "Nadia"), makePerson(agency, "Ravi")]);
  await agency.owner.client.rpc("put_forward_candidates", {
    p_job_id: job.id,
    p_candidate_ids: [nadia.candidateId, ravi.candidateId],
  });
  await openAs(page, agency.owner, `${partners}?tab=submissions`);
  await button(page, /^Withdraw: Nadia/).click();
  const question = page.getByRole("dialog", { name: "Withdraw the request to Nadia Ferreira?" });
  await button(question, "Withdraw").click();
  await expect(toast(page, "Request withdrawn")).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectFocusKept(page);
  await expect(rowOf(page, "Nadia Ferreira")).toContainText(/Withdrawn/);
  expect((await nadia.client.rpc("get_my_put_forwards")).data).toEqual([]);

  await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
  await page.reload();
  await expect(rowOf(page, "Ravi Ferreira")).toContainText("No longer open");
  await expect(button(page, /^Withdraw/)).toHaveCount(0);
  await expectGoodScreen(page);

  expectFailure(/list_put_forwards/, 400);
  await page.route("**/rpc/list_put_forwards", refuse("Not now"));
  await page.reload();
  await expect(shown(page, /^Failed to load your submissions/)).toBeVisible();
  await letThrough(page, "**/rpc/list_put_forwards");
  await button(page, "Retry").click();
  await expect(rowOf(page, "Ravi Ferreira")).toBeVisible();
});

test("partners see a candidate only while they allow it, and only the agreed details", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const { agency, employer } = await makePair({ candidates: true });
  const nadia = await makePerson(agency, "Nadia", ["TypeScript", "PostgreSQL", "Node.js", "Docker", "Linux"]);
  const own = await makeJob(employer, { title: unique("Engineer"), skillsRequired: ["TypeScript", "Go"] });
  const partner = await openBrowser();
  await openAs(partner, employer.owner, `${partners}?tab=candidates`);
  await expect(shown(partner, "No partner candidates yet")).toBeVisible();
  await expectGoodScreen(partner);

  await openAs(page, nadia, "/candidate/my-data#partners");
  const setting = page.getByRole("switch", { name: "Visible to partner companies" });
  await expect(setting).not.toBeChecked();
  await expect(setting).toHaveAccessibleDescription(new RegExp(`^Partners of ${agency.name}, .*1 company today`));
  await setting.press("Space");
  await expect(toast(page, "Partner companies can see you")).toBeVisible();
  await expect(setting).toBeChecked();
  await expectGoodScreen(page);

  await partner.reload();
  const row = rowOf(partner, "Nadia Ferreira");
  await expect(row).toContainText("Illinois, United States");
  await expect(row).toContainText(`Represented by ${agency.name}`);
  await expect(partner.getByRole("main")).not.toContainText(/Springfield|555 0100|@example\.com|Main Street/);
  await expect(row.getByText("Linux")).toHaveCount(0);
  await button(row, "2 more skills of Nadia Ferreira").click();
  await expect(row.getByText("Linux")).toBeVisible();
  const jobToMatch = partner.getByRole("combobox", { name: /one of your open jobs/ });
  await jobToMatch.press("ArrowDown");
  await expect(partner.getByRole("option")).toHaveCount(2);
  await jobToMatch.fill("engineer");
  await expect(partner.getByRole("option")).toHaveText([own.title]);
  await jobToMatch.press("Enter");
  await expect(jobToMatch).toHaveValue(own.title);
  await expect(row).toContainText("1 of 2 required skills; missing: Go");
  await expect(partner).toHaveURL(new RegExp(`job=${own.id}`));
  await expectGoodScreen(partner);

  // A failed save is reverted.
  expectFailure(/set_shown_to_partners/, 400);
  await routeFirst(page, "**/rpc/set_shown_to_partners", refuse("Not now"));
  await setting.press("Space");
  await expect(toast(page, "Your choice wasn't saved")).toBeVisible();
  await expect(setting).toBeChecked();
  await setting.press("Space");
  await expect(toast(page, "You're no longer shown to partner companies")).toBeVisible();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await partner.reload();
  await expect(shown(partner, "No partner candidates yet")).toBeVisible();
});

test("an empty page explains why, and partner recruiters have no access", async ({ page, openBrowser }) => {
  const lonely = await makeCompany();
  await openAs(page, lonely.owner, "/company/dashboard");
  await expect(page.getByRole("link", { name: /^Applications/ }).last()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Partners/ })).toHaveCount(0);
  await page.goto(partners);
  await expect(shown(page, "No partner companies yet")).toBeVisible();

  const { agency } = await makePair({ candidates: true });
  const owner = await openBrowser();
  await openAs(owner, agency.owner, partners);
  await expect(shown(owner, "Your partners don't share jobs")).toBeVisible();
  await owner.getByRole("tab", { name: "Submissions" }).click();
  await expect(shown(owner, "No submissions yet")).toBeVisible();

  const outside = await openBrowser(phone);
  await openAs(outside, await makeStaff(agency, "partner_recruiter"), partners);
  await expect(shown(outside, "What partners share is for recruiting staff")).toBeVisible();
  await expectGoodScreen(outside);
});
