import type { Page } from "@playwright/test";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate } from "../../tests/support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../tests/support/jobs.ts";
import { askQuestion, storeResume } from "../support/arrange.ts";
import { chooseFile, file, fileField, pdf, png, resume as resumeFile } from "../support/files.ts";
import { expectFieldMessage, field, heading, shown, toast, unfold } from "../support/page.ts";
import { routeFirst } from "../support/routes.ts";
import { fillSignIn, openAs, spoilSession } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

/** Fills text fields by their labels. */
async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** The fields still have these texts. */
async function expectTexts(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label), label).toHaveValue(text);
}

/** Leaves the page by a link and comes back, as one does to look something up. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).click();
  const leave = page.getByRole("button", { name: "Leave", exact: true });
  await leave.or(heading(page, "Services")).first().waitFor();
  if (await leave.isVisible()) await leave.click();
  await expect(heading(page, String(title))).toHaveCount(0);
  await page.goBack();
  await expect(heading(page, String(title))).toBeVisible();
}

const storedFiles = async (folder: string): Promise<number> =>
  (await sql`select 1 from storage.objects where name like ${`${folder}/%`}`).length;

const applicationsOf = async (job: TestJob, candidate: TestCandidate): Promise<number> =>
  (await sql`select 1 from public.applications where job_id = ${job.id} and candidate_id = ${candidate.candidateId}`)
    .length;

test.describe("input survives a reload and leaving the page", () => {
  test("in the registration", async ({ page }) => {
    const { owner } = await makeCompany({ approved: false, submitted: false, tier: null });
    await openAs(page, owner, "/company/register");
    const texts = {
      "Company name": "Half & Half",
      Location: "Reno, NV",
      "Tax ID": "99-1",
      Website: "https://half.test",
    };
    await fill(page, texts);
    await page.getByRole("combobox", { name: "Company size" }).selectOption("11-50");
    await page.getByRole("checkbox", { name: "Same as registered address" }).uncheck();
    await page.reload();
    await expectTexts(page, texts);
    await leaveAndComeBack(page);
    await expectTexts(page, texts);
    await expect(page.getByRole("combobox", { name: "Company size" })).toHaveValue("11-50");
    await expect(page.getByRole("checkbox", { name: "Same as registered address" })).not.toBeChecked();
  });

  test("in a new job, including questions and lists", async ({ page }) => {
    const { owner } = await makeCompany();
    await openAs(page, owner, "/company/jobs/new");
    const texts = { "Job title": "Half a job", "Lowest pay": "50000" };
    await fill(page, { ...texts, Description: "A text" });
    await field(page, "Required skills").fill("Go, Kafka,");
    await field(page, "New question").fill("Which shift?");
    await page.getByRole("button", { name: "Add question" }).click();
    await page.getByRole("combobox", { name: "Response type" }).selectOption("CHECKBOX");
    await field(page, "Options").fill("Nights");
    await field(page, "Options").press("Enter");
    for (const again of [() => page.reload(), () => leaveAndComeBack(page)]) {
      await again();
      await expectTexts(page, { ...texts, Question: "Which shift?" });
      await expect(field(page, "Description")).toHaveText("A text");
      await expect(page.getByRole("combobox", { name: "Response type" })).toHaveValue("CHECKBOX");
      for (const item of ["Go", "Kafka", "Nights"]) {
        await expect(page.getByRole("button", { name: `Remove ${item}`, exact: true })).toBeVisible();
      }
    }
  });

  test("in the profile", async ({ page }) => {
    await openAs(page, await makeCandidate({ complete: false, skills: [] }), "/candidate/profile");
    const texts = { "First name": "Half", Bio: "Half a\nlife.", City: "Reno" };
    await unfold(page);
    await fill(page, texts);
    for (const again of [() => page.reload(), () => leaveAndComeBack(page)]) {
      await again();
      await unfold(page);
      await expectTexts(page, texts);
    }
  });

  test("in an application, including the uploaded file", async ({ page }) => {
    const job = await makeJob(await makeCompany());
    await askQuestion(job, "Why?", "TEXTAREA");
    await askQuestion(job, "Your plan", "FILE");
    const candidate = await makeCandidate();
    await openAs(page, candidate, `/candidate/apply/${job.id}`);
    await field(page, "Why?").fill("Because.\nReally.");
    await chooseFile(page, "Your plan", pdf("plan.pdf"));
    await expect(page.getByText("Ready to go with your application")).toBeVisible();
    await page.reload();
    await expect(field(page, "Why?")).toHaveValue("Because.\nReally.");
    await expect(fileField(page, "Your plan")).toContainText("plan.pdf");
    await leaveAndComeBack(page);
    await expect(field(page, "Why?")).toHaveValue("Because.\nReally.");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(heading(page, "Application sent")).toBeVisible();
    expect(await applicationsOf(job, candidate)).toBe(1);
    await page.goto(`/candidate/apply/${job.id}`);
    await expect(shown(page, "You have already applied for this job")).toBeVisible();
    await expect(page.getByRole("button", { name: "Submit Application" })).toHaveCount(0);
  });
});

test.describe("an application is stored once", () => {
  test("when the button is pressed twice", async ({ page }) => {
    const job = await makeJob(await makeCompany());
    const candidate = await makeCandidate();
    await openAs(page, candidate, `/candidate/apply/${job.id}`);
    await page.getByRole("button", { name: "Submit Application" }).dblclick();
    await expect(heading(page, "Application sent")).toBeVisible();
    await expect(page).toHaveURL(/\/candidate\/applications\/[^/]+\/sent$/);
    await expect(toast(page, "Your application wasn't sent")).toHaveCount(0);
    expect(await applicationsOf(job, candidate)).toBe(1);
  });

  test("when it is submitted from two tabs, and the second tab says so", async ({ page, context, expectFailure }) => {
    const job = await makeJob(await makeCompany());
    const candidate = await makeCandidate();
    await openAs(page, candidate, `/candidate/apply/${job.id}`);
    const second = await context.newPage();
    await second.goto(`/candidate/apply/${job.id}`);
    await expect(second.getByRole("button", { name: "Submit Application" })).toBeVisible();
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(heading(page, "Application sent")).toBeVisible();
    expectFailure(/\/rpc\/submit_application/, 409);
    await second.getByRole("button", { name: "Submit Application" }).click();
    await expect(toast(second, "You have already applied for this job")).toBeVisible();
    expect(await applicationsOf(job, candidate)).toBe(1);
  });
});

test("a job that closed before submitting says so, and the responses are kept", async ({ page, expectFailure }) => {
  const job = await makeJob(await makeCompany());
  await askQuestion(job, "Why?", "TEXT");
  const candidate = await makeCandidate();
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  await field(page, "Why?").fill("Because.");
  await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
  expectFailure(/\/rpc\/(submit_application|get_job_details|get_job_questions)/, 404);
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(toast(page, "Your application wasn't sent")).toBeVisible();
  await expect(field(page, "Why?")).toHaveValue("Because.");
  expect(await applicationsOf(job, candidate)).toBe(0);
});

test("an incomplete profile is completed inside the application, without losing responses", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  await askQuestion(job, "Why?", "TEXT");
  const candidate = await makeCandidate({ complete: false });
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  await field(page, "Why?").fill("Because.");
  await field(page, "First name").fill("Nia");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(shown(page, "Enter your last name")).toBeVisible();
  await page.reload();
  await expect(field(page, "Why?")).toHaveValue("Because.");
  await expect(field(page, "First name")).toHaveValue("Nia");
  expect(await applicationsOf(job, candidate)).toBe(0);
});

test("a session that ends while filling in a form loses no input", async ({ page, expectFailure }) => {
  const { owner } = await makeCompany();
  await openAs(page, owner, "/company/jobs/new");
  const texts = { "Job title": "Kept job", "Primary location": "Reno, NV" };
  await fill(page, { ...texts, Description: "Kept text" });
  await page.getByRole("combobox", { name: "Job type" }).selectOption("CONTRACT");
  expectFailure(/\/functions\/v1\/|\/auth\/v1\/|\/rest\/v1\//, 401);
  expectFailure(/\/auth\/v1\/token/, 400);
  expectFailure(/\/auth\/v1\/logout/, 403);
  await spoilSession(page);
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Your session has ended. Please sign in again.")).toBeVisible();
  await expect(page).toHaveURL(/\/signin\?redirect=%2Fcompany%2Fjobs%2Fnew$/);
  await fillSignIn(page, owner.email);
  await expect(heading(page, "Post a New Job")).toBeVisible();
  await expectTexts(page, texts);
  await expect(field(page, "Description")).toHaveText("Kept text");
  await page.getByRole("button", { name: "Publish job" }).click();
  await expect(toast(page, "Job posted successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: "Manage Kept job" })).toBeVisible();
});

const badFiles = [
  { chosen: pdf("large.pdf", 6 * 1024 * 1024), message: "This file is larger than 5 MB. Choose a smaller file." },
  { chosen: file("empty.pdf", ""), message: "This file is empty. Choose another file." },
  { chosen: file("page.pdf", "<html><script>alert(1)</script></html>"), message: /isn't really a \.pdf file/ },
  {
    chosen: file("photo.png", "anything", "image/png"),
    message: /This file type isn't accepted\. Use PDF, DOC or DOCX\./,
  },
  { chosen: file("resume", "anything"), message: /This file type isn't accepted/ },
];

test("an invalid resume is refused at its field and not stored", async ({ page }) => {
  const candidate = await makeCandidate({ complete: false });
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await field(page, "First name").fill("Kept");
  for (const { chosen, message } of badFiles) {
    await chooseFile(page, "Resume", chosen);
    await expect(fileField(page, "Resume").getByRole("alert"), chosen.name).toContainText(message);
    await expect(fileField(page, "Resume")).toContainText(chosen.name);
  }
  await expect(field(page, "First name")).toHaveValue("Kept");
  expect(await storedFiles(candidate.id)).toBe(0);
  const [row] = await sql`select resume_url from public.candidates where id = ${candidate.candidateId}`;
  expect(row?.resume_url).toBeNull();
  // The field still works.
  await chooseFile(page, "Resume", resumeFile("good.pdf"));
  await expect(fileField(page, "Resume")).toContainText("Stored when you save your profile");
  expect(await storedFiles(candidate.id)).toBe(0);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  expect(await storedFiles(candidate.id)).toBe(1);
});

test("a full account says so at the field, and removing a document makes room", async ({ page, expectFailure }) => {
  const candidate = await makeCandidate();
  const resume = await storeResume(candidate);
  await sql`
    insert into storage.objects (bucket_id, name, metadata)
    select 'application_files', ${`${candidate.id}/`}::text || n || '.pdf', '{"size": 1}' from generate_series(1, 99) as n`;
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  expectFailure(/\/storage\/v1\/object\//, 400);
  expectFailure(/\/storage\/v1\/object\//, 403);
  await chooseFile(page, "Cover Letter", pdf("letter.pdf"));
  await expect(fileField(page, "Cover Letter").getByRole("alert")).toContainText(
    "You have stored 100 files, the most an account can hold. Remove one you no longer need first.",
  );
  const resumes = page.getByRole("group", { name: "Resumes", exact: true });
  await resumes.getByRole("button", { name: /^More for / }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete resume", exact: true }).click();
  // Hidden behind the question until it is answered.
  await expect(resumes.getByRole("button", { name: /^More for / })).toHaveCount(0);
  await expect.poll(() => sql`select from storage.objects where name = ${resume}`, "the stored resume").toHaveLength(0);
  await chooseFile(page, "Cover Letter", pdf("letter.pdf"));
  await expect(fileField(page, "Cover Letter").getByRole("button", { name: "Open cover-letter.pdf" })).toBeVisible();
});

test("an invalid file for a question is refused at the question", async ({ page }) => {
  const job = await makeJob(await makeCompany());
  await askQuestion(job, "Your plan", "FILE");
  const candidate = await makeCandidate();
  await openAs(page, candidate, `/candidate/apply/${job.id}`);
  for (const { chosen, message } of badFiles.slice(0, 3)) {
    await chooseFile(page, "Your plan", chosen);
    await expect(fileField(page, "Your plan").getByRole("alert"), chosen.name).toContainText(message);
  }
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByText("One thing needs your attention")).toBeVisible();
  expect(await storedFiles(candidate.id)).toBe(0);
  expect(await applicationsOf(job, candidate)).toBe(0);
});

test("an invalid registration shows each error at its field, keeps the rest, and is not stored", async ({ page }) => {
  const { owner, id } = await makeCompany({ approved: false, submitted: false, tier: null });
  await openAs(page, owner, "/company/register");
  await field(page, "Company name").fill("X");
  await field(page, "Website").fill("javascript:alert(1)");
  await page.getByRole("textbox", { name: "Email", exact: true }).first().fill("not an address");
  await field(page, "Tax ID").fill("12-3456789");
  await chooseFile(page, "EIN document", file("ein.pdf", "<html></html>"));
  await page.getByRole("button", { name: "Register Company" }).click();
  await expectFieldMessage(field(page, "Company name"), "Company name must be at least 2 characters");
  await expectFieldMessage(page.getByRole("combobox", { name: "Industry" }), "Industry is required");
  await expectFieldMessage(field(page, "Location"), "Location is required");
  await expectFieldMessage(field(page, "Website"), "Must be a valid URL");
  await expectFieldMessage(page.getByRole("textbox", { name: "Email", exact: true }).first(), "Must be a valid email");
  await expect(fileField(page, "EIN document")).toContainText("isn't really a .pdf file");
  await expect(page.getByText("6 things need your attention")).toBeVisible();
  await expect(field(page, "Company name")).toBeFocused();
  await expect(field(page, "Tax ID")).toHaveValue("12-3456789");
  expect(await storedFiles(id)).toBe(0);
  const [row] = await sql`select submitted_at, website, tax_id from public.companies where id = ${id}`;
  expect(row).toMatchObject({ submitted_at: null, website: null, tax_id: null });

  for (const { chosen, message } of [
    { chosen: png("logo.svg"), message: "This file type isn't accepted." },
    { chosen: file("logo.png", "", "image/png"), message: "This file is empty." },
    { chosen: pdf("logo.pdf"), message: "This file type isn't accepted." },
  ]) {
    await chooseFile(page, "Logo", chosen);
    await expect(fileField(page, "Logo")).toContainText(message);
  }
});

test("an invalid job shows each error at its field and is not stored", async ({ page }) => {
  const { owner, id } = await makeCompany();
  await openAs(page, owner, "/company/jobs/new");
  await page.getByRole("button", { name: "Publish job" }).click();
  await expectFieldMessage(field(page, "Job title"), "Enter a job title");
  await expectFieldMessage(field(page, "Description"), "Enter a description");
  await expectFieldMessage(field(page, "Primary location"), "Enter the primary location");
  await expectFieldMessage(page.getByRole("combobox", { name: "Job type" }), "Choose a job type");

  await fill(page, { "Job title": "Kept", Description: "Kept", "Primary location": "Reno" });
  await page.getByRole("combobox", { name: "Job type" }).selectOption("REMOTE");
  await fill(page, { "Lowest pay": "90000", "Highest pay": "80000" });
  await page.getByLabel("Expiry date").fill("2020-01-01");
  await field(page, "New question").fill("Which?");
  await page.getByRole("button", { name: "Add question" }).click();
  await page.getByRole("combobox", { name: "Response type" }).selectOption("MULTIPLE_CHOICE");
  await page.getByRole("button", { name: "Publish job" }).click();
  await expectFieldMessage(field(page, "Highest pay"), "The maximum salary can't be below the minimum");
  await expectFieldMessage(page.getByLabel("Expiry date"), "The expiry date can't be before today");
  await expectFieldMessage(field(page, "Options"), "Add at least one option");
  await field(page, "Lowest pay").fill("a lot");
  await expectFieldMessage(field(page, "Lowest pay"), "Enter an amount");
  await expect(field(page, "Job title")).toHaveValue("Kept");
  await page.getByRole("button", { name: "Add question" }).click();
  await expect(page.getByText("Write the question", { exact: true }).filter({ visible: true })).toBeVisible();
  expect((await sql`select 1 from public.jobs where company_id = ${id}`).length).toBe(0);
});

test("markup is shown as text on both sides, and a script address never becomes a link", async ({
  page,
  openBrowser,
}) => {
  const markup = `<img src=x onerror="document.title='owned'"><b>bold</b>`;
  const company = await makeCompany({ name: `Co ${markup.slice(0, 120)}` });
  const job = await makeJob(company, { title: `Job ${markup}`, skillsRequired: ["<i>Go</i>"] });
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await fill(page, { "First name": "<b>Kim</b>", Bio: markup });
  for (const url of ["javascript:alert(1)", "data:text/html,x", "ftp://example.com"]) {
    await field(page, "Portfolio").fill(url);
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expectFieldMessage(field(page, "Portfolio"), "Please enter a valid URL");
  }
  await field(page, "Portfolio").fill("example.com/?b");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Your profile has been successfully updated.")).toBeVisible();
  await page.goto(`/jobs/${job.id}`);
  await expect(heading(page, `Job ${markup}`)).toBeVisible();
  await expect(page).toHaveTitle(/Job <img/);

  const application = await makeApplication(job, candidate);
  const reader = await openBrowser();
  await openAs(reader, company.owner, `/company/applications/${application}`);
  await expect(heading(reader, "<b>Kim</b> Candidate")).toBeVisible();
  await expect(reader.getByRole("paragraph").filter({ hasText: markup })).toBeVisible();
  await expect(reader.locator("main b", { hasText: /^bold$/ })).toHaveCount(0);
  await expect(reader.getByRole("link", { name: /example\.com/ }).last()).toHaveAttribute("href", /^https:\/\/example/);
});

test("text over the limit is refused at its field", async ({ page }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await field(page, "Bio").fill("x".repeat(4_900));
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expectFieldMessage(field(page, "Bio"), "Use at most 4,799 characters");
  await expect(field(page, "Bio")).toHaveValue("x".repeat(4_900));
  const [row] = await sql`select bio from public.candidates where id = ${candidate.candidateId}`;
  expect(row?.bio).not.toContain("xxx");
  await field(page, "Title").pressSequentially("t");
  await expect(field(page, "First name")).toHaveAttribute("maxlength", "100");
});

test("a failed logo upload is reported, and can be retried after leaving the form", async ({ page, expectFailure }) => {
  const { owner, id } = await makeCompany();
  await openAs(page, owner, "/company/edit-profile");
  await fill(page, { Location: "Reno, NV" });
  await chooseFile(page, "Logo", png("logo.png"));
  expectFailure(/\/storage\/v1\/object\//, 413);
  await routeFirst(page, /\/storage\/v1\/object\//, (route) => route.fulfill({ status: 413, json: {} }));
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page).toHaveURL(/\/company\/profile$/);
  const failed = toast(page, "Failed to upload company logo");
  await expect(failed).toContainText("This file is too large.");
  await expect(page.getByRole("button", { name: "1 more notification" })).toBeVisible();
  const stored = () => sql`select logo_url from public.companies where id = ${id} and logo_url is not null`;
  expect(await stored()).toHaveLength(0);
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(toast(page, "Logo uploaded successfully")).toBeVisible();
  expect(await stored()).toHaveLength(1);
  expect(await storedFiles(id)).toBe(1);
});
