// A person is added by hand with their resume, gets the email and takes over the application; another has their data removed.
import { sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { addPerson, linksTo, personOf } from "../../tests/support/added.ts";
import { makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { endDecisionTime } from "../../tests/support/notices.ts";
import { resumePdf } from "../../tests/support/resume-files.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { field, heading, pathOf, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmHere, finishSignUp, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a person added with a resume signs up with the same address and takes over the application", async ({
  page,
  browser,
}) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  await sql`update public.company_users set first_name = 'Priya', last_name = 'Valluri' where user_id = ${recruiter.id}`;
  const job = await makeJob(company, { skillsRequired: ["PostgreSQL", "Go"] });
  const email = uniqueEmail("tomas");
  await openAs(page, recruiter, `/company/jobs/${job.id}/manage`);
  await page.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a person" });
  await dialog.getByRole("button", { name: "Add person" }).click();
  await expect(dialog.getByRole("alert")).toContainText("3 things need your attention");
  await expect(field(dialog, "Name")).toBeFocused();
  await dialog.locator("input[type=file]").setInputFiles({
    name: "tomas-reyhold.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(
      resumePdf(["Tomas Reyhold", email, "(303) 555-0184", "", "Skills", "PostgreSQL, Docker, Kafka"]),
    ),
  });
  // The vocabulary loads with the first file.
  await expect(field(dialog, "Email")).toHaveValue(email, { timeout: 40_000 });
  await expect(field(dialog, "Name")).toHaveValue("Tomas Reyhold");
  await expect(dialog.getByText("From the resume")).toHaveCount(4);
  await dialog.getByText("Referral").click();
  await field(dialog, "Note for the team").fill("Worked with us before.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Add Tomas" }).click();
  await expect(toast(page, `Tomas Reyhold added to ${job.title}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Added by Priya").first()).toBeVisible();

  const [row] = await sql<{ id: string }[]>`select id from public.applications where job_id = ${job.id}`;
  const application = String(row?.id);
  await endDecisionTime(application);
  await page.goto(`/company/applications/${application}`);
  await expect(page.getByText("Added by Priya; waiting for Tomas to take over.")).toBeVisible();
  await page.getByRole("tab", { name: "Messages" }).click();
  await expect(page.getByText("You can write to Tomas once they take over the application.")).toBeVisible();
  await expectGoodScreen(page);

  const mail = await mailTo(email, new RegExp(`added you to ${job.title}`));
  expect(mail.html).toContain("Priya Valluri");
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(linkIn(mail, "/added/"));
  await expect(heading(theirs, "Remove your data?")).toBeVisible();
  await theirs.getByRole("button", { name: "Keep it" }).click();
  await expect(heading(theirs, "Is this your application?")).toBeVisible();
  await expect(theirs.getByText("Tomas Reyhold")).toHaveCount(0);
  const links = await linksTo(application);
  await theirs.goto(`/added/${links.takeOver}`);
  await expect(theirs.getByText("Your name, your email, a phone number, a resume, and skills.")).toBeVisible();
  await expectGoodScreen(theirs);
  await theirs.getByRole("main").getByRole("link", { name: "Create account" }).click();
  await field(theirs, "Email").fill(email);
  await finishSignUp(theirs);
  await confirmHere(theirs, email);
  await expect.poll(() => pathOf(theirs)).toMatch(/^\/(added|candidate)\//);
  await theirs.goto(`/added/${links.takeOver}`);
  await expect(heading(theirs, "Take over your application")).toBeVisible();
  await expectGoodScreen(theirs);
  await theirs.getByRole("button", { name: "Take over" }).click();
  await expect.poll(() => pathOf(theirs)).toBe(`/candidate/applications/${application}`);
  await expect(theirs.getByText(job.title).first()).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByText("waiting for Tomas to take over")).toHaveCount(0);
});

test("a possible duplicate is shown before adding a person, and an undo leaves nothing behind", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const name = `Tomas ${unique("Reyhold")}`;
  const known = personOf({ name, phone: "303 555 0184" });
  await addPerson(company.owner, job, known);
  await openAs(page, company.owner, `/company/jobs/${job.id}/manage`);
  await page.getByRole("button", { name: "Add person" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a person" });
  await field(dialog, "Name").fill(name);
  await field(dialog, "Email").fill(uniqueEmail("other"));
  await field(dialog, "Phone").fill("(303) 555-0184");
  await dialog.getByText("Other", { exact: true }).click();
  await field(dialog, "Where they came from").fill("A fair");
  await page.keyboard.press("Escape");
  const asking = page.getByRole("dialog", { name: "Discard this person?" });
  await asking.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Add Tomas" }).click();
  const found = page.getByRole("dialog", { name: `You may already have ${name}` });
  await expect(found.getByText("Same phone")).toBeVisible();
  await expectGoodScreen(page);
  await found.getByRole("button", { name: "Back" }).click();
  await expect(field(dialog, "Name")).toHaveValue(name);
  await dialog.getByRole("button", { name: "Add Tomas" }).click();
  await found.getByRole("button", { name: "Add anyway" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Undone: no one was added")).toBeVisible();
  expect((await sql`select from public.applications where job_id = ${job.id}`).count).toBe(1);
});

test("a person added by hand can have their data removed without an account", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const { data } = await addPerson(company.owner, job);
  await endDecisionTime(data.id);
  const { remove } = await linksTo(data.id);
  await page.goto(`/added/${remove}`);
  await expect(heading(page, "Remove your data?")).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Remove my data" }).click();
  await expect(heading(page, "Your data has been removed")).toBeVisible();
  expect((await sql`select from public.applications where job_id = ${job.id}`).count).toBe(0);
  expectFailure(/get_added_link/, 404);
  await page.goto(`/added/${remove}`);
  await expect(heading(page, "This link no longer works")).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact" }).first()).toBeVisible();
});
