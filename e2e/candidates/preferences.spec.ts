import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { field, heading, pathOf, shown, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("preferred jobs come first and are marked, and one press filters the job list by preferences", async ({
  page,
}) => {
  const company = await makeCompany();
  const skill = unique("Skill").replaceAll("-", "");
  const [remote, here] = [
    await makeJob(company, { skillsRequired: [skill], location: "Remote" }),
    await makeJob(company, { skillsRequired: [skill], location: "Springfield, Illinois" }),
  ];
  await sql`update public.jobs set salary_min = 100000, salary_max = 140000 where id = ${remote.id}`;
  const candidate = await makeCandidate({ skills: [skill] });
  await openAs(page, candidate, "/candidate/dashboard");
  const jobs = page.getByRole("region", { name: "Jobs You Can Apply For" });
  await expect(jobs.getByRole("link", { name: remote.title, exact: true })).toBeVisible();
  await expect(jobs.getByRole("link", { name: here.title, exact: true })).toBeVisible();
  await expect(jobs.getByText("Within your preferences")).toHaveCount(0);

  await page.getByRole("link", { name: "Job Preferences" }).click();
  await expect(heading(page, "Preferences")).toBeVisible();
  await page.getByRole("checkbox", { name: "Include remote" }).check();
  await field(page, "Minimum salary").fill("lots");
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("alert").getByText("Enter a whole number of dollars")).toBeVisible();
  await field(page, "Minimum salary").fill("$100,000");
  await page.getByRole("checkbox", { name: "Mentoring" }).check();
  await expect(page.getByText("3 changes")).toBeVisible();
  // Unsaved changes survive a reload.
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Mentoring" })).toBeChecked();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(toast(page, "Preferences saved")).toBeVisible();
  await expect(page.getByText("No changes")).toBeVisible();

  await page.getByRole("link", { name: "Dashboard" }).first().click();
  await expect(jobs.getByText("Within your preferences")).toBeVisible();
  await expect(jobs.getByRole("link", { name: remote.title, exact: true })).toBeVisible();
  await expect(jobs.getByRole("link", { name: here.title, exact: true })).toHaveCount(0);
  await expectGoodScreen(page);

  await page.goto(`/jobs?posted=7&company=${company.id}`);
  await page.getByRole("button", { name: "Use my preferences" }).click();
  await expect(page.getByRole("button", { name: "Remote", exact: true })).toHaveAttribute("aria-pressed", "true");
  expect(pathOf(page)).toContain("remote=yes&salary=100000&posted=7");
  await expect(heading(page, "1 open job")).toBeVisible();
  await expect(page.getByRole("button", { name: "Use my preferences" })).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, "2 open jobs")).toBeVisible();
});

test("a kind of email is turned off right away, restored on failure, or turned off from an email", async ({
  page,
  expectFailure,
}) => {
  expectFailure(/rpc\/set_candidate_mail/, 400);
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/preferences#mails");
  await expect(heading(page, "Emails")).toBeVisible();
  expect(pathOf(page)).toBe("/settings/emails");
  await expect(shown(page, `To ${candidate.email}. Changes are saved right away.`)).toBeVisible();
  await expect(page.getByText("None saved yet.")).toBeVisible();
  await expectGoodScreen(page);
  const byEmail = (name: string) => page.getByRole("checkbox", { name: `${name}, by email` });
  const moves = byEmail("Status changes");
  await expect(moves).toBeChecked();
  await moves.click();
  await expect(moves).not.toBeChecked();
  await expect(page.getByRole("row", { name: /^Status changes/ }).getByRole("status")).toHaveText("Saved");
  await page.reload();
  await expect(moves).not.toBeChecked();

  await page.route("**/rpc/set_candidate_mail", refuse("Not today"));
  await moves.click();
  await expect(toast(page, "Your choice wasn't saved")).toBeVisible();
  await expect(moves).not.toBeChecked();

  const [link] = await sql<{ token: string }[]>`
    select private.unsubscribe_token(${candidate.id}, null, 'promised_answers') as token`;
  await page.goto(`/unsubscribe/${link?.token}`);
  await expect(page.getByText("You get emails about reply-by dates. Nothing else changes.")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(heading(page, "Turned off")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("link", { name: "Choose your emails" }).click();
  await expect(byEmail("A reply is due or late")).not.toBeChecked();
});
