import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { askQuestion, storeResume } from "../support/arrange.ts";
import { entries, field, heading, link, pressed, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a candidate reviews, withdraws and repeats an application, and the company sees the history", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["TypeScript"] });
  await sql`update public.jobs set answer_days = 14 where id = ${job.id}`;
  await askQuestion(job, "Which days?", "TEXT");
  await sql`update public.job_questions set is_required = false where job_id = ${job.id}`;
  const candidate = await makeCandidate();
  await storeResume(candidate);
  const { data: first } = await candidate.client.rpc("submit_application", { p_job_id: job.id });

  await openAs(page, candidate, `/candidate/applications/${first}`);
  await expect(heading(page, job.title)).toBeVisible();
  await expect(page.getByText(`${company.name} promised a reply by`)).toBeVisible();
  await expect(entries(page, "Application Status")).toHaveText([
    /Application Submitted/,
    /Under Review.*next/,
    /Interview/,
    /Decision/,
  ]);
  await expect(page.getByText("No response provided")).toBeHidden();
  await page.getByText("Your Responses, 0 of 1 answered").click();
  await expect(page.getByText("No response provided")).toBeVisible();
  // Even after it is removed from the profile.
  await sql`update public.candidates set resume_url = null where id = ${candidate.candidateId}`;
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open resume.pdf" }).click();
  await (await popup).close();
  await expectGoodScreen(page);

  await pressed(page, "Withdraw").click();
  const dialog = page.getByRole("dialog", { name: /Withdraw your application/ });
  await expect(dialog).toContainText(`We notify ${company.name} right away`);
  await dialog.getByLabel("Reason").selectOption("Salary");
  await dialog.getByLabel("In your own words").fill("Less than where I am.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Withdraw application" }).click();
  await expect(toast(page, "Application withdrawn")).toBeVisible();
  await expect(entries(page, "Application Status")).toHaveText([/Application Submitted/, /Withdrawn/]);
  await expect(page.getByText("Salary. “Less than where I am.”")).toBeVisible();

  await link(page, "Apply again").click();
  await expect(page.getByText(/^You withdrew your application on .*You can apply again\.$/)).toBeVisible();
  await expect(link(page, "View what you sent")).toBeVisible();
  await field(page, "Which days?").fill("Tuesdays");
  await pressed(page, "Submit Application").click();
  await expect(heading(page, "Application sent")).toBeVisible();
  await page.goto(`/candidate/apply/${job.id}`);
  await expect(page.getByText("You have already applied for this job")).toBeVisible();
  await link(page, "View your application").click();
  await expect(entries(page, "Application Status")).toHaveText([
    /Application Submitted/,
    /Under Review/,
    /Interview/,
    /Decision/,
  ]);
  await expect(
    page.getByRole("region", { name: "Status" }).getByRole("link", { name: "See what you sent" }),
  ).toBeVisible();
  await page.getByText("Your Responses, 1 of 1 answered").click();
  await expect(page.getByText("Tuesdays")).toBeVisible();

  const desk = await openBrowser();
  const { data: list } = await company.owner.client.rpc("get_job_applications", { p_job_id: job.id });
  const second = list.applications.find(({ status }: { status: string }) => status === "applied").id;
  await openAs(desk, company.owner, `/company/applications/${second}`);
  await expect(desk.getByText("Second application")).toBeVisible();
  await desk.getByRole("tab", { name: "History" }).click();
  await expect(entries(desk, "History").filter({ hasText: "Less than where I am." })).toBeVisible();
  await desk.getByRole("link", { name: "See what was sent" }).click();
  await expect(desk).toHaveURL(new RegExp(first));
  await desk.getByRole("link", { name: "They applied again" }).click();
  await expect(desk).toHaveURL(new RegExp(second));
});

test("both sides see a missed reply-by date and the company's record, also in print", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  const { data: id } = await candidate.client.rpc("submit_application", { p_job_id: job.id });
  await sql`update public.applications set answer_by = ${day(-2)} where id = ${id}`;
  await sql`update public.applications set status = 'reviewing' where id = ${id}`;
  // As if ten others had got a reply in time.
  await sql`insert into private.kept_counts (subject, what, n) values (${company.id}, 'promises_kept', 10)`;
  await openAs(page, candidate, `/candidate/applications/${id}`);
  await expect(page.getByRole("region", { name: "Status" })).toContainText(
    new RegExp(`${company.name} promised a reply by .*, [12] days? late`),
  );
  await expect(page.getByText("Replied on time to 10 of 11 applications", { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await page.emulateMedia({ media: "print" });
  await expect(pressed(page, "Withdraw")).toHaveCount(0);
  await expect(page.getByText("Replied on time to 10 of 11 applications", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.goto(`/jobs/${job.id}`);
  const promise = page.locator(".promise", { hasText: "Replied on time to 10 of 11 applications" });
  await expect(promise).toBeVisible();
  await promise.getByText("What counts").click();
  await expect(promise.getByText(/Applications withdrawn by the date don't count/)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(`/companies/${company.id}`);
  await expect(page.getByText("Replied on time to 10 of 11 applications", { exact: true })).toBeVisible();
  await expectGoodScreen(page);
  await sql`delete from private.kept_counts where subject = ${company.id} and what = 'promises_kept'`;
});

test("an offer can be answered on a phone while proposed times are pending", async ({ page }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const id = await makeApplication(await makeJob(company), candidate, { status: "interview" });
  const { client, id: owner } = company.owner;
  const times = {
    minutes: 30,
    place_kind: "in_person",
    place: "12 Main Street",
    time_zone: "America/Denver",
    slots: [`${day(3)}T17:00:00Z`],
    people: [owner],
    words: "",
  };
  const offer = { salary: 178_000, salary_period: "year", starts_on: day(40), answer_by: day(10) };
  const about = () => ({ p_id: crypto.randomUUID(), p_application_id: id });
  await client.rpc("propose_times", { ...about(), p_proposal: times }).throwOnError();
  await client.rpc("make_offer", { ...about(), p_offer: offer }).throwOnError();
  await endUndoTime(id);

  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, candidate, `/candidate/applications/${id}`);
  await expect(page.getByText("Where: 12 Main Street.")).toBeVisible();
  await expect(pressed(page, "Pick a time")).toHaveCount(1);
  await expectGoodScreen(page);
  await expect(pressed(page, "Decline")).toHaveCount(1);
  await pressed(page, "Accept offer").click();
  await expect(page.getByRole("dialog", { name: `Accept the offer from ${company.name}?` })).toBeVisible();
});
