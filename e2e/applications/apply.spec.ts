import type { Locator, Page } from "@playwright/test";
import { password, sql, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { resumePdf } from "../../tests/support/resume-files.ts";
import { askQuestion, storeResume } from "../support/arrange.ts";
import { resume as resumeFile } from "../support/files.ts";
import { mailTo } from "../support/inbox.ts";
import { field, heading, link, pathOf, shown, unfold } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { confirmByMail, confirmHere, fillSignIn, finishSignUp, openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const applyNow = (page: Page) => page.getByRole("link", { name: "Apply Now", exact: true }).filter({ visible: true });

async function signUpFromSignIn(page: Page, email: string, role: RegExp): Promise<void> {
  await page.getByRole("link", { name: "Create an account" }).click();
  // The previous form has an email field as well.
  await expect(heading(page, "Create your account")).toBeVisible();
  await field(page, "Email").fill(email);
  await page.getByLabel(role).check();
  await finishSignUp(page);
}

/** Fills in only what applying still requires of a new profile without a resume. */
async function giveDetails(page: Page): Promise<void> {
  const texts = {
    "First name": "Nia",
    "Last name": "Newcomer",
    "Phone number": "+1 555 0100",
    Title: "Dispatcher",
    Street: "1 Main Street",
    City: "Reno",
    State: "NV",
    "ZIP code": "89501",
    Country: "United States",
  };
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await page.getByLabel("Work authorization").selectOption("US citizen");
}

/** Counts clicks and fields. */
function counting(page: Page) {
  const counted = { presses: 0, typed: 0 };
  return {
    counted,
    press: async (target: Locator) => {
      counted.presses += 1;
      await target.click();
    },
    type: async (label: string, text: string) => {
      counted.typed += 1;
      await field(page, label).fill(text);
    },
  };
}

test("a visitor signs up while applying, confirms elsewhere, and completes the profile in the form", async ({
  page,
  openBrowser,
}) => {
  const job = await makeJob(await makeCompany(), { skillsRequired: ["Dispatching"] });
  await askQuestion(job, "Which shift do you prefer?", "TEXT");
  const email = uniqueEmail("applicant");
  await page.goto(`/jobs/${job.id}`);
  await applyNow(page).click();
  await signUpFromSignIn(page, email, /^Find a job/);

  const elsewhere = await openBrowser();
  await confirmByMail(elsewhere, email);
  await expect(elsewhere).toHaveURL(new RegExp(`/candidate/apply/${job.id}$`));
  await field(elsewhere, "Which shift do you prefer?").fill("Nights");
  await giveDetails(elsewhere);
  await elsewhere.getByRole("button", { name: "Submit Application" }).click();
  await expect(heading(elsewhere, "Application sent")).toBeFocused();

  // Signing in from the first browser's "Check your email" leads to the same place.
  await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
  await fillSignIn(page, email);
  await expect(page.getByText("You have already applied for this job")).toBeVisible();
  expect(pathOf(page)).toBe(`/candidate/apply/${job.id}`);
});

test("a company that signs up on the way to an application ends up in the company area", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  const email = uniqueEmail("hiring");
  await page.goto(`/signin?redirect=${encodeURIComponent(`/candidate/apply/${job.id}`)}`);
  await signUpFromSignIn(page, email, /^Hire people/);
  await confirmHere(page, email);
  await expect(page).toHaveURL(/\/company\//);
});

test("a candidate without skills and with half a profile is asked for both before and while applying", async ({
  page,
}) => {
  const job = await makeJob(await makeCompany(), { skillsRequired: ["TypeScript", "Go"] });
  const candidate = await makeCandidate({ complete: false, skills: [] });
  await openAs(page, candidate, `/jobs?q=${encodeURIComponent(job.title)}`);
  await expect(heading(page, "1 open job")).toBeVisible();
  const skills = page.getByRole("link", { name: "Add your skills to see how you match" });
  await expect(skills).toHaveAttribute("href", /^\/candidate\/profile\?redirect=%2Fjobs%3Fq%3D.*#skills$/);
  const list = page.getByRole("region", { name: "Results" });
  await expect(list.getByText(/\d required skills/)).toHaveCount(0);

  // The whole row opens the job, also in a new tab; controls on top of it work on their own.
  const row = list.getByRole("listitem").filter({ hasText: job.title });
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    row.click({ position: { x: 300, y: 80 }, modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(heading(tab, job.title)).toBeVisible();
  await tab.close();
  await row.getByRole("link", { name: job.title }).press("Enter");
  await expect(page).toHaveTitle(new RegExp(`^${job.title}, `));
  await expect(page.getByRole("heading", { name: "Add your skills to see how you match" })).toBeVisible();
  await expect(page.getByText(/^We'll ask for \d+ details when you apply\.$/)).toBeVisible();

  await applyNow(page).click();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(shown(page, "Enter your first name")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/candidate/apply/${job.id}$`));
});

test("a newcomer from a search engine signs up and applies with a resume in few presses and fields", async ({
  page,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["TypeScript"] });
  await sql`update public.jobs set answer_days = 14 where id = ${job.id}`;
  await askQuestion(job, "Which shift do you prefer?", "TEXT");
  const email = uniqueEmail("newcomer");
  const { counted, press, type } = counting(page);
  await page.goto("/jobs");
  const jobUrl = new URL(`/jobs/${job.id}`, page.url()).href;
  await page.goto("about:blank");
  await page.setContent(`<a href="${jobUrl}">${job.title}</a>`);
  await press(link(page, job.title));
  await press(applyNow(page));
  await press(page.getByRole("link", { name: "Create an account" }));
  await expect(heading(page, "Create your account")).toBeVisible();
  await expect(page.getByLabel("Find a job")).toBeChecked();
  await type("First name", "Nia");
  await type("Last name", "Newcomer");
  await type("Email", email);
  await type("Password", password);
  await press(page.getByRole("button", { name: "Create account" }));
  await expect(heading(page, "Check your email")).toBeVisible();

  const { subject, html } = await mailTo(email, /confirm/i);
  await page.goto("about:blank");
  await page.setContent(`<details><summary>${subject}</summary>${html}</details>`);
  await press(page.getByText(subject).first());
  await press(page.getByRole("link", { name: /confirm/i }).first());
  await press(page.getByRole("button", { name: "Confirm my email" }));
  await expect(page).toHaveURL(new RegExp(`/candidate/apply/${job.id}$`));

  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    press(page.getByText("Add your resume and we'll fill in what we can")),
  ]);
  counted.presses += 1;
  await chooser.setFiles({
    name: "nia-newcomer.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(
      resumePdf([
        "Nia Newcomer",
        "Software Engineer",
        "Reno, NV | (775) 555-0142 | nia@example.com",
        "Skills",
        "TypeScript, PostgreSQL, Kafka",
      ]),
    ),
  });
  await expect(field(page, "City")).toHaveValue("Reno");
  await expect(page.getByText("From your resume").first()).toBeVisible();
  await expect(page.getByText("becomes your default")).toBeVisible();
  await expectGoodScreen(page);
  await type("ZIP code", "89501");
  await type("Which shift do you prefer?", "Nights");
  await press(page.getByRole("button", { name: "Submit Application" }));
  await expect(heading(page, "Application sent")).toBeFocused();
  await expect(page.getByText(/You'll hear back by/)).toBeVisible();
  console.log(`From a search result to a sent application in ${counted.presses} presses`);
  console.log(`From a search result to a sent application in ${counted.typed} typed fields`);
  expect(counted.presses).toBeLessThanOrEqual(14);
  expect(counted.typed).toBeLessThanOrEqual(6);

  const [stored] = await sql`
    select first_name, city, country, skills, resume_url, user_id from public.candidates where email = ${email}`;
  expect(stored).toMatchObject({
    first_name: "Nia",
    city: "Reno",
    country: "United States",
    skills: ["TypeScript", "PostgreSQL", "Kafka"],
  });
  expect(stored?.resume_url).toMatch(new RegExp(`^${stored?.user_id}/`));
  await page.goBack();
  await expect(page).toHaveTitle(`Application: ${job.title}, ${company.name} | Fairmatch`);
});

test("a letter and an alternative resume are sent with nothing else, and both sides see them", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const candidate = await makeCandidate();
  await storeResume(candidate);
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  const resumes = page.getByRole("group", { name: "Resumes" });
  await resumes.locator("input[type=file]").setInputFiles(resumeFile("data.pdf"));
  await expect(resumes.getByText("data", { exact: true })).toBeVisible();
  await resumes.getByRole("button", { name: "More for data.pdf" }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await field(page, "Name").fill("Data work");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(resumes.getByText("Data work", { exact: true })).toBeVisible();
  await expectGoodScreen(page);

  await page.goto(`/candidate/apply/${job.id}`);
  await page.getByRole("button", { name: "Use another resume" }).click();
  await page.getByRole("menuitem", { name: "Data work.pdf" }).click();
  await page.getByRole("checkbox", { name: /Cover letter for/ }).check();
  await field(page, "Your letter").fill("Dear team,\nhello.");
  await page.reload();
  await expect(field(page, "Your letter")).toHaveValue("Dear team,\nhello.");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(heading(page, "Application sent")).toBeVisible();
  const sent = page.getByRole("region", { name: "What you sent" });
  await expect(sent.getByRole("listitem")).toHaveText([/Data work\.pdf/, /Cover letter/, /Your profile/]);
  await expectGoodScreen(page);
  await link(page, "View application").click();
  await expect(page.getByRole("region", { name: "What you sent" })).toContainText("Data work");

  const theirs = await openBrowser();
  const [row] = await sql`select id from public.applications where job_id = ${job.id}`;
  await openAs(theirs, company.owner, `/company/applications/${row?.id}`);
  await theirs.getByRole("tab", { name: "Profile" }).click();
  await expect(theirs.getByRole("region", { name: "Cover letter" })).toContainText("Dear team,");
});

test("an applicant without skills is marked as such, and the whole row opens an application", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["TypeScript", "Go"] });
  const candidate = await makeCandidate({ skills: [] });
  const application = await makeApplication(job, candidate);
  await openAs(page, company.owner, `/company/applications/${application}`);
  await expect(page.getByText("No skills on this profile yet")).toBeVisible();
  await expect(page.getByText(/missing/)).toHaveCount(0);

  const theirs = await openBrowser();
  await openAs(theirs, candidate, "/candidate/applications");
  const row = theirs.getByRole("list").getByRole("listitem").filter({ hasText: job.title });
  await expect(row.getByRole("link")).toHaveCount(1);
  await row.click({ position: { x: 700, y: 8 } });
  await expect(theirs).toHaveTitle(`Application: ${job.title}, ${company.name} | Fairmatch`);
});
