import type { Page } from "@playwright/test";
import {
  makeApplication,
  makeCandidate,
  makeCompany,
  makeJob,
  password,
  uniqueEmail,
} from "../../tests/support/actors.ts";
import { askQuestion } from "../support/arrange.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { field, heading, pathOf, toast } from "../support/page.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const applyNow = (page: Page) => page.getByRole("link", { name: "Apply Now", exact: true }).filter({ visible: true });

async function signUpFromSignIn(page: Page, email: string, role: RegExp): Promise<void> {
  await page.getByRole("link", { name: "Create an account" }).click();
  // The form that is left has an email as well.
  await expect(heading(page, "Create your account")).toBeVisible();
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByLabel(role).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(heading(page, "Sign in")).toBeVisible();
}

async function confirmIn(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(email, /confirm/i), "/auth/confirm"));
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Confirm my email" }).click();
}

/** What a new profile needs to be complete, and no more: its email is known, and it may go without three others. */
async function completeProfile(page: Page): Promise<void> {
  const texts = {
    "First name": "Nia",
    "Last name": "Newcomer",
    "Phone number": "+1 555 0100",
    Title: "Dispatcher",
    Bio: "I keep trucks moving.",
    Street: "1 Main Street",
    City: "Reno",
    State: "NV",
  };
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await page.getByLabel("Skills").fill("Dispatching,");
  await page.getByLabel("Gender").selectOption("Prefer not to say");
  await page.getByLabel("Work authorization").selectOption("US citizen");
  await page.getByRole("button", { name: "Save Profile" }).click();
}

test("a visitor who applies signs up, confirms elsewhere, completes the profile and is back at the filled form", async ({
  page,
  openBrowser,
}) => {
  const job = await makeJob(await makeCompany(), { skillsRequired: ["Dispatching"] });
  await askQuestion(job, "Which shift do you prefer?", "TEXT");
  const email = uniqueEmail("applicant");
  await page.goto(`/jobs/${job.id}`);
  await applyNow(page).click();
  await signUpFromSignIn(page, email, /^Candidate/);

  const elsewhere = await openBrowser();
  await confirmIn(elsewhere, email);
  await expect(elsewhere).toHaveURL(new RegExp(`/candidate/apply/${job.id}$`));
  const notice = elsewhere.getByText(/more details are needed before you can apply, any of these: /);
  await expect(notice).toContainText("skills");
  await field(elsewhere, "Which shift do you prefer?").fill("Nights");
  await elsewhere.getByRole("link", { name: "Complete your profile" }).click();
  await expect(heading(elsewhere, "Profile")).toBeVisible();
  await expect(elsewhere.getByRole("link", { name: "Back to your application" })).toBeVisible();
  await completeProfile(elsewhere);

  await expect(elsewhere).toHaveURL(new RegExp(`/candidate/apply/${job.id}$`));
  await expect(field(elsewhere, "Which shift do you prefer?")).toHaveValue("Nights");
  await expect(notice).toHaveCount(0);
  await elsewhere.getByRole("button", { name: "Submit Application" }).filter({ visible: true }).click();
  await expect(toast(elsewhere, "Application submitted successfully!")).toBeVisible();

  // Whoever waits at the sign-in page of the first browser comes to the same place.
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("You have already applied for this job")).toBeVisible();
  expect(pathOf(page)).toBe(`/candidate/apply/${job.id}`);
});

test("a company that signs up on the way to an application comes to its own start", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  const email = uniqueEmail("hiring");
  await page.goto(`/signin?redirect=${encodeURIComponent(`/candidate/apply/${job.id}`)}`);
  await signUpFromSignIn(page, email, /^Company/);
  await confirmIn(page, email);
  await expect(page).toHaveURL(/\/company\//);
});

test("without skills and half a profile: asked for both before the form, refused after it, and led back", async ({
  page,
  expectFailure,
}) => {
  const job = await makeJob(await makeCompany(), { skillsRequired: ["TypeScript", "Go"] });
  const candidate = await makeCandidate({ complete: false, skills: [] });
  await openAs(page, candidate, `/jobs?q=${encodeURIComponent(job.title)}`);
  await expect(heading(page, "1 open job")).toBeVisible();
  const skills = page.getByRole("link", { name: "Add your skills to see how you match" });
  await expect(skills).toHaveAttribute("href", /^\/candidate\/profile\?redirect=%2Fjobs%3Fq%3D.*#preferences$/);
  const list = page.getByRole("region", { name: "Results" });
  await expect(list.getByText(/\d required skills/)).toHaveCount(0);

  // All of the row opens the job, in a new tab as well; what lies above it does its own.
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
  await expect(page.getByText("Your profile is not complete yet")).toBeVisible();

  await applyNow(page).click();
  expectFailure(/\/rpc\/submit_application/, 422);
  await page.getByRole("button", { name: "Submit Application" }).filter({ visible: true }).click();
  await expect(toast(page, "Please complete these required fields in your profile: ")).toBeVisible();
  await expect(heading(page, "Profile")).toBeVisible();
  await page.getByRole("link", { name: "Back to your application" }).click();
  await expect(page).toHaveURL(new RegExp(`/candidate/apply/${job.id}$`));
});

test("an applicant without skills is told of as such, and an application opens by its whole row", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const job = await makeJob(company, { skillsRequired: ["TypeScript", "Go"] });
  const candidate = await makeCandidate({ skills: [] });
  const application = await makeApplication(job, candidate);
  await openAs(page, company.owner, `/company/applications/${application}`);
  await expect(page.getByRole("heading", { name: "No skills on this profile yet" })).toBeVisible();
  await expect(page.getByText(/missing/)).toHaveCount(0);

  const theirs = await openBrowser();
  await openAs(theirs, candidate, "/candidate/applications");
  const row = theirs.getByRole("list").getByRole("listitem").filter({ hasText: job.title });
  await expect(row.getByRole("link")).toHaveCount(1);
  await row.click({ position: { x: 700, y: 8 } });
  await expect(theirs).toHaveTitle(`Application: ${job.title}, ${company.name} | Fairmatch`);
});
