import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import JSZip from "jszip";
import type { MyData } from "../../supabase/functions/_shared/contracts/accounts/account-data.ts";
import { password, sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { endMailWindow, endUndoTime } from "../../tests/support/notices.ts";
import { resumePdf } from "../../tests/support/resume-files.ts";
import { askQuestion } from "../support/arrange.ts";
import { chooseFile, openStoredFile, pdf } from "../support/files.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { entries, expectMoved, field, heading, link, pathOf, pressed, shown, toast, unfold } from "../support/page.ts";
import { rowOf } from "../support/partners.ts";
import { confirmDeletion, confirmHere, finishSignUp, openAs, signInThroughForm } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const next = "Another2horse";
const idIn = (page: Page) => String(/applications\/([^/?#]+)/.exec(page.url())?.[1]);

/** Like a word processor's output. */
const resume = {
  name: "mara-lindqvist.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    resumePdf([
      "Mara Lindqvist",
      "Backend Engineer",
      "Boulder, CO 80302 | (303) 555-0142 | mara.lindqvist@example.com",
      "Experience",
      "Backend Engineer, Quillmark Inc., Mar 2021 – Present",
      "Software Engineer, Korvane LLC, Apr 2017 – Feb 2021",
      "Skills",
      "TypeScript, PostgreSQL, Terraform",
      "Education",
      "BSc Computer Science, University of Colorado, 2017",
    ]),
  ),
};

test("a visitor becomes a candidate, is hired, exports their data and deletes the account", async ({
  page,
  openBrowser,
  expectFailure,
}) => {
  const company = await makeCompany({ name: unique("Quillmark") });
  const job = await makeJob(company, {
    title: unique("Backend Engineer").replaceAll("-", " "),
    skillsRequired: ["TypeScript", "PostgreSQL", "Kafka"],
    location: "Denver, CO",
  });
  await sql`
    update public.jobs set experience_level = 'senior_level', salary_min = 391000, salary_max = 395000, answer_days = 14
    where id = ${job.id}`;
  await askQuestion(job, "Which queue have you run?", "TEXT");
  await askQuestion(job, "Your certificate", "FILE");
  const email = uniqueEmail("mara");
  const certificate = pdf("certificate.pdf", 600);
  const employer = await openBrowser(phone);
  let first = "";
  let second = "";

  await test.step("a visitor finds the job, ticks their skills, and signs up to keep them", async () => {
    await page.goto("/jobs");
    await page.getByRole("searchbox", { name: "Search jobs" }).fill(job.title);
    await page.getByRole("region", { name: "Results" }).getByRole("link", { name: job.title, exact: true }).click();
    await page.getByRole("heading", { name: "Check your match (3 skills)" }).click();
    for (const name of ["TypeScript", "Kafka"]) await pressed(page, name).click();
    await expect(page.getByRole("heading", { name: "2 of 3 required skills" })).toBeVisible();
    await link(page, "Create an account").click();
    await expect(heading(page, "Create your account")).toBeVisible();
    await field(page, "Email").fill(email);
    await finishSignUp(page);
    await confirmHere(page, email);
    await expect(toast(page, "Added to your profile")).toContainText("TypeScript, Kafka");
  });

  await test.step("the candidate fills in the profile from a resume, line by line", async () => {
    await toast(page, "Added to your profile").getByRole("button", { name: "Change" }).click();
    await expect(heading(page, "Profile")).toBeVisible();
    await unfold(page);
    await chooseFile(page, "Resume", resume);
    const found = page.getByRole("list", { name: "Found in the resume" });
    await found.getByRole("button", { name: "Use: name" }).click();
    await page.getByRole("button", { name: "Add 2 skills" }).click();
    await found.getByRole("button", { name: "Skip: email" }).click();
    await page.getByRole("button", { name: /^Use all \d/ }).click();
    await expect(field(page, "First name")).toHaveValue("Mara");
    await expect(field(page, "Title")).toHaveValue("Backend Engineer");
    await field(page, "Bio").fill("Nine years of queues.");
    await field(page, "Street").fill("12 Pine Street");
    await field(page, "ZIP code").fill("80302");
    await page.getByRole("combobox", { name: "Gender" }).selectOption("prefer-not-to-say");
    await page.getByRole("combobox", { name: "Work authorization" }).selectOption("us_citizen");
    await link(page, "country").first().click();
    await page.keyboard.type("United States");
    await expect(shown(page, "15 of 15")).toBeVisible();
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expect(toast(page, "Your profile has been successfully updated.")).toBeVisible();
  });

  await test.step("a preference brings the job to the top of the dashboard, one press away from its form", async () => {
    await page.goto("/candidate/dashboard");
    await link(page, "Job Preferences").click();
    await field(page, "Minimum salary").fill("390,000");
    await page.getByRole("button", { name: "Save Preferences" }).click();
    await expect(toast(page, "Preferences saved")).toBeVisible();
    await link(page, "Dashboard").first().click();
    const jobs = page.getByRole("region", { name: "Jobs You Can Apply For" });
    await expect(jobs).toContainText("Within your preferences");
    await jobs.getByRole("link", { name: job.title, exact: true }).click();
    await expect(page.getByRole("heading", { name: /^3 of 3 required skills/ })).toBeVisible();
  });

  const apply = async (answer: string, earlier: number) => {
    await field(page, "Which queue have you run?").fill(answer);
    await chooseFile(page, "Your certificate", certificate);
    await expect(page.getByText("Ready to go with your application")).toBeVisible();
    await pressed(page, "Submit Application").click();
    await expect(heading(page, "Application sent")).toBeVisible();
    await link(page, "Back to Dashboard").click();
    await expect(heading(page, "Candidate Dashboard")).toBeVisible();
    const mine = page.getByRole("region", { name: "Your Applications" });
    await expect(mine.getByText(/^1 closed/)).toHaveCount(earlier);
    const sent = rowOf(mine, job.title);
    await sent.filter({ hasText: "Submitted" }).getByRole("link").click();
    await page.getByText(/^Your Responses, /).click();
    await expect(shown(page, answer)).toBeVisible();
    return idIn(page);
  };

  await test.step("the candidate applies, withdraws with a reason, and applies again", async () => {
    await link(page, "Apply Now").click();
    first = await apply("None yet", 0);
    await pressed(page, "Withdraw").click();
    const dialog = page.getByRole("dialog", { name: /Withdraw your application/ });
    await dialog.getByLabel("Reason").selectOption("I want to change it and apply again");
    await dialog.getByLabel("In your own words").fill("I answered too soon.");
    await dialog.getByRole("button", { name: "Withdraw application" }).click();
    await expect(toast(page, "Application withdrawn")).toBeVisible();
    await link(page, "Apply again").click();
    await expect(page.getByText(/^You withdrew your application on /)).toBeVisible();
    second = await apply("RabbitMQ", 1);
    expect(second).not.toBe(first);
  });

  await test.step("the company reads the second application on a phone, resume included", async () => {
    const mail = await mailTo(company.owner.email, /^Mara Lindqvist applied/);
    await openAs(employer, company.owner, new URL(linkIn(mail, "/company/applications/")).pathname);
    await expect(heading(employer, "Mara Lindqvist")).toBeVisible();
    await employer.goto(`/company/applications/${second}`);
    await expect(employer.getByText("Second application")).toBeVisible();
    const resume = employer.getByRole("button", { name: "Open mara-lindqvist.pdf in a new tab" });
    expect(await openStoredFile(employer, resume)).toBe(200);
    await employer.getByRole("tab", { name: "Profile" }).click();
    await expect(shown(employer, "RabbitMQ")).toBeVisible();
    await employer.getByRole("tab", { name: "History" }).click();
    await expect(entries(employer, "History").filter({ hasText: "I answered too soon." })).toBeVisible();
  });

  for (const [index, stage] of ["Under Review", "Interview", "Offered", "Hired"].entries()) {
    await test.step(`${stage}: the company says so, and the candidate reads it everywhere`, async () => {
      // After a reload, the next stage is offered.
      if (index > 0) await employer.reload();
      await pressed(employer, `Move to ${stage}`).click();
      const question = employer.getByRole("dialog", { name: `Move Mara to ${stage}?` });
      if (stage === "Offered") await question.getByRole("button", { name: "Without an offer" }).click();
      if (stage === "Hired") await question.getByRole("button", { name: `Move to ${stage}` }).click();
      await expectMoved(employer, "Mara", stage);
      await endUndoTime(second);
      await endMailWindow(second);
      const mail = await mailTo(email, /^An update on your application/, `has a new status: ${stage}.`);
      await page.goto(linkIn(mail, "/candidate/applications/"));
      const step = stage === "Offered" ? "Offer" : stage;
      await expect(page.locator("[aria-current=step]")).toContainText(step);
      await page.goto("/candidate/dashboard");
      const row = rowOf(page.getByRole("region", { name: "Your Applications" }), job.title);
      await expect(row.filter({ hasText: step })).toHaveCount(1);
    });
  }

  await test.step("the candidate sees who viewed their data", async () => {
    await page.getByRole("link", { name: "Who looked" }).click();
    const views = page.getByRole("region", { name: "Who looked" });
    await expect(rowOf(views, company.name).filter({ hasText: `Your application: ${job.title}` })).not.toHaveCount(0);
    await expect(rowOf(views, company.name).filter({ hasText: `Your resume: Sent for ${job.title}` })).toHaveCount(1);
  });

  await test.step("the candidate downloads all data shown on screen, and the original files", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    const zip = await JSZip.loadAsync(readFileSync(await download.path()));
    const read = async (name: string) => Buffer.from((await zip.file(name)?.async("uint8array")) ?? []);
    const data = JSON.parse((await read("data.json")).toString()) as MyData;
    expect(data.account).toMatchObject({ email });
    expect(data.profile).toMatchObject({
      first_name: "Mara",
      last_name: "Lindqvist",
      title: "Backend Engineer",
      city: "Boulder",
      experience_years: 9,
      skills: expect.arrayContaining(["TypeScript", "Kafka", "PostgreSQL", "Terraform"]),
    });
    expect(data.preferences).toMatchObject([{ salary_from: 390_000 }]);
    const answers = (answer: string) => expect.arrayContaining([expect.objectContaining({ answer })]);
    expect(data.applications).toMatchObject([
      { id: first, job: job.title, company: company.name, status: "withdrawn", answers: answers("None yet") },
      { id: second, job: job.title, company: company.name, status: "hired", answers: answers("RabbitMQ") },
    ]);
    expect(JSON.stringify(data.applications[0])).toContain("I answered too soon.");
    expect(data.looked_at_me).toEqual(expect.arrayContaining([expect.objectContaining({ company_id: company.id })]));
    for (const stage of ["reviewing", "interview", "offered", "hired"]) {
      expect(JSON.stringify(data.applications[1])).toContain(`"to_status":"${stage}"`);
    }

    const contents = await Promise.all(
      data.files.map(({ bucket, path }) => read(`files/${bucket.replaceAll("_", "-")}/${path.split("/").at(-1)}`)),
    );
    expect(contents.map(({ length }) => length)).toEqual(data.files.map(({ size }) => size));
    expect(contents.filter((content) => content.equals(resume.buffer))).toHaveLength(1);
    expect(contents.filter((content) => content.equals(certificate.buffer))).toHaveLength(2);
    const page1 = (await read("read-me.html")).toString();
    for (const text of [job.title, company.name, "RabbitMQ", "Nine years of queues."]) expect(page1).toContain(text);
  });

  await test.step("the candidate changes the password", async () => {
    await page.goto("/settings/account");
    await page.getByRole("button", { name: "Change password" }).click();
    await field(page, "Current password").fill(password);
    await field(page, "New password").fill(next);
    await field(page, "Confirm new password").fill(next);
    await page.keyboard.press("Enter");
    await expect(toast(page, "Your password was changed")).toBeVisible();
  });

  await test.step("the candidate deletes the account, which ends both tabs", async () => {
    const other = await page.context().newPage();
    await other.goto("/candidate/applications");
    await expect(heading(other, "Your Applications")).toBeVisible();
    await page.goto("/settings/data");
    await page.getByRole("button", { name: "Delete account" }).click();
    await confirmDeletion(page.getByRole("dialog"), email, next);
    await expect(toast(page, "Your account is deleted")).toBeVisible();
    await expect.poll(() => pathOf(page), "the page after an account is deleted").toBe("/");
    await expect(heading(other, "Sign in")).toBeVisible();
    await expect(other.getByText(job.title)).toHaveCount(0);
    await other.close();
    expect((await mailTo(email, /^Your account is deleted$/)).html).toContain("no longer show your name");
  });

  await test.step("the old credentials no longer work", async () => {
    expectFailure(/\/auth\/v1\/token/, 400);
    await signInThroughForm(page, email, next);
    await expect(toast(page, "Invalid email or password. Please check your credentials and try again.")).toBeVisible();
  });

  await test.step("the company still counts a hire, without a name", async () => {
    await employer.goto(`/company/applications/${second}`);
    await expect(heading(employer, "Deleted account")).toBeVisible();
    await expect(employer.getByText("The applicant deleted their account")).toBeVisible();
    await employer.getByRole("tab", { name: "History" }).click();
    await expect(entries(employer, "History").filter({ hasText: "Hired" })).toBeVisible();
    await expect(employer.getByText(/Mara|RabbitMQ|I answered too soon/)).toHaveCount(0);
    await employer.goto(`/company/jobs/${job.id}/manage`);
    const all = employer.getByRole("tab", { name: /^Applications/ });
    await expect(all).toHaveAccessibleName(/2/);
    await expect(employer.getByText("Mara")).toHaveCount(0);
  });
});
