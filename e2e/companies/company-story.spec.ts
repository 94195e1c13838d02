import type { Page } from "@playwright/test";
import { makeAdmin, password, sql, unique, uniqueEmail } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endDecisionTime, endUndoTime } from "../../tests/support/notices.ts";
import { compare, sendRejection } from "../support/decide.ts";
import { chooseFile, fileField, openStoredFile, pdf, png, resume } from "../support/files.ts";
import { linkIn, mailTo } from "../support/inbox.ts";
import { entries, expectMoved, field, heading, shown, toast } from "../support/page.ts";
import { confirmHere, fillName, openAs, signInThroughForm } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** Signs up and follows the link in the real email, like a person. */
async function signUpByMail(page: Page, email: string, account: RegExp): Promise<void> {
  await page.goto("/signup");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await page.getByRole("radio", { name: account }).check();
  if (/job/i.test(account.source)) await fillName(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(heading(page, "Check your email")).toBeVisible();
  await confirmHere(page, email);
}

/** Adds a question to the job form; an odd list is fine, every type has its own words. */
async function addQuestion(page: Page, question: string, type: string, options: string[] = []): Promise<void> {
  const count = await page.getByRole("combobox", { name: "Response type" }).count();
  await field(page, "New question").fill(question);
  await page.getByRole("button", { name: "Add question" }).click();
  const added = page.getByRole("listitem").filter({ has: page.getByText(`Question ${count + 1}`, { exact: true }) });
  await expect(field(added, "Question")).toHaveValue(question);
  await added.getByRole("combobox", { name: "Response type" }).selectOption({ label: type });
  for (const option of options) {
    await field(added, "Options").fill(option);
    await field(added, "Options").press("Enter");
  }
}

test("a company registers, is approved, posts a job on a phone and processes an application", async ({
  page,
  openBrowser,
}) => {
  const companyName = unique("Harbor Freight");
  const jobTitle = unique("Dispatcher").replaceAll("-", " ");
  const companyEmail = uniqueEmail("hiring");
  const candidateEmail = uniqueEmail("seeker");
  const company = await openBrowser(phone);
  const candidate = page;
  const admin = await openBrowser();

  await test.step("the company signs up and registers with a logo and an EIN document", async () => {
    await signUpByMail(company, companyEmail, /^Hire people/);
    await expect(heading(company, "Company Dashboard")).toBeVisible();
    await expect(company.getByText("Company Registration Required")).toBeVisible();
    await company.getByRole("link", { name: "Register Company" }).click();
    await expect(heading(company, "Register Your Company")).toBeVisible();
    await field(company, "Company name").fill(companyName);
    await company.getByRole("combobox", { name: "Industry" }).selectOption("other");
    await company.getByRole("combobox", { name: "Company size" }).selectOption("51-200");
    await field(company, "Location").fill("Denver, CO");
    await field(company, "Website").fill("https://harbor.example.com");
    await field(company, "Your first name").fill("Robin");
    await field(company, "Your last name").fill("Harbor");
    await field(company, "Tax ID").fill("12-3456789");
    await chooseFile(company, "Logo", png("logo.png"));
    await chooseFile(company, "EIN document", pdf("ein.pdf"));
    await company.getByRole("button", { name: "Register Company" }).click();
    await expect(toast(company, "Company registered successfully! Your submission is pending approval.")).toBeVisible();
    await expect(company).toHaveURL(/\/company\/dashboard$/);
    await expect(shown(company, "Pending Approval")).toBeVisible();
    await expect(company.getByRole("link", { name: "Post a New Job" })).toHaveCount(0);
  });

  await test.step("an administrator reads the document, approves, and sets the plan", async () => {
    const administrator = await makeAdmin();
    await signInThroughForm(admin, administrator.email);
    await expect(heading(admin, "Today")).toBeVisible();
    await admin.getByRole("link", { name: /^Company Approvals/ }).click();
    await admin.getByRole("searchbox", { name: "Search all queues" }).fill(companyName);
    await admin.getByRole("link", { name: `View ${companyName}` }).click();
    await expect(heading(admin, companyName)).toBeVisible();
    await expect(admin.getByRole("definition").filter({ hasText: "12-3456789" })).toBeVisible();
    expect(await openStoredFile(admin, admin.getByRole("button", { name: "Open EIN document in a new tab" }))).toBe(
      200,
    );
    await compare(admin);
    await admin.getByRole("button", { name: `Approve ${companyName}` }).click();
    await expect(toast(admin, "Company approved successfully")).toBeVisible();
    await expect(admin.getByRole("button", { name: `Approve ${companyName}` })).toHaveCount(0);

    // The dashboard lists only the newest, and other tests create companies at the same time.
    await sql`update public.companies set created_at = now() where name = ${companyName}`;
    await admin.goto("/admin/dashboard");
    await admin.getByRole("button", { name: `Manage ${companyName}` }).click();
    const dialog = admin.getByRole("dialog", { name: `Plan of ${companyName}` });
    await expect(dialog.getByRole("button", { name: "Nothing has changed" })).toBeDisabled();
    await dialog.getByRole("radio", { name: /^Intermediate/ }).check();
    await dialog.getByRole("button", { name: "Give Intermediate" }).click();
    await expect(toast(admin, "Subscription updated to Intermediate successfully")).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("the company gets the email and posts a job on a phone with every kind of question", async () => {
    const [approved] = await sql<{ id: string }[]>`select id from public.companies where name = ${companyName}`;
    await endDecisionTime(String(approved?.id));
    await company.goto(linkIn(await mailTo(companyEmail, /is approved/), "/company/"));
    await expect(shown(company, /Intermediate/)).toBeVisible();
    await company.getByRole("link", { name: "Post a New Job" }).first().click();
    await expect(heading(company, "Post a New Job")).toBeVisible();
    await field(company, "Job title").fill(jobTitle);
    await field(company, "Description").fill("Plan the routes.\nTalk to drivers.");
    await company.getByRole("combobox", { name: "Job type" }).selectOption("FULL_TIME");
    await company.getByRole("combobox", { name: "Experience level" }).selectOption("mid_level");
    await field(company, "Primary location").fill("Denver, CO");
    await field(company, "Required skills").fill("Dispatching, Excel, Spanish,");
    await field(company, "Preferred skills").fill("Forklift");
    await field(company, "Lowest pay").fill("$52,000");
    await field(company, "Highest pay").fill("61000");
    await addQuestion(company, "Which shift?", "Short answer");
    await addQuestion(company, "Why dispatching?", "Long answer");
    await addQuestion(company, "Which licence?", "One of several options", ["None", "CDL-A"]);
    await addQuestion(company, "Which tools?", "Any of several options", ["Samsara", "McLeod", "Excel"]);
    await addQuestion(company, "Your licence, scanned", "A file");
    await addQuestion(company, "Your Spanish", "A rating from 1 to 5");
    await shown(company, "Preview").click();
    await expect(company.getByRole("complementary", { name: "Preview" })).toContainText(jobTitle);
    await expect(company.getByRole("complementary", { name: "Preview" })).toContainText("$52,000");
    await shown(company, "Form").click();
    await company.getByRole("button", { name: "Publish job" }).click();
    await expect(toast(company, "Job posted successfully!")).toBeVisible();
    await expect(company).toHaveURL(/\/company\/dashboard$/);
    await expect(company.getByRole("link", { name: `Manage ${jobTitle}` })).toBeVisible();
    await expect(shown(company, "Open")).toBeVisible();
  });

  await test.step("the candidate signs up, completes the profile and adds a resume", async () => {
    await signUpByMail(candidate, candidateEmail, /^Find a job/);
    await expect(heading(candidate, "Candidate Dashboard")).toBeVisible();
    await candidate.getByRole("link", { name: /Complete Your Profile/ }).click();
    await expect(heading(candidate, "Profile")).toBeVisible();
    const texts = {
      "First name": "Alex",
      "Last name": "Seeker",
      "Phone number": "+1 555 0147",
      Title: "Dispatcher",
      Bio: "Five years on the night desk.",
      "Years of experience": "5",
      Street: "12 Pine Street",
      City: "Denver",
      State: "CO",
      "ZIP code": "80014",
      Country: "United States",
    };
    for (const [label, text] of Object.entries(texts)) await field(candidate, label).fill(text);
    await candidate.getByRole("combobox", { name: "Gender" }).selectOption("prefer-not-to-say");
    await candidate.getByRole("combobox", { name: "Work authorization" }).selectOption("us_citizen");
    await field(candidate, "Skills").fill("dispatching, EXCEL,");
    await chooseFile(candidate, "Resume", resume("alex.pdf"));
    await expect(fileField(candidate, "Resume").getByText("alex", { exact: true })).toBeVisible();
    await candidate.getByRole("button", { name: "Save Profile" }).click();
    await expect(toast(candidate, "Your profile has been successfully updated.")).toBeVisible();
    await expect(candidate).toHaveURL(/\/candidate\/dashboard$/);
    await expect(candidate.getByText("15 of 15")).toBeVisible();
    await expect(candidate.getByRole("link", { name: /Complete Your Profile/ })).toHaveCount(0);
  });

  await test.step("the candidate finds the job, sees the match, and applies with every response", async () => {
    await candidate.goto("/jobs");
    await candidate.getByRole("searchbox", { name: "Search jobs" }).fill(jobTitle);
    await expect(candidate).toHaveURL(/\?q=/);
    await candidate.getByRole("region", { name: "Results" }).getByRole("link", { name: jobTitle, exact: true }).click();
    await expect(candidate.getByRole("heading", { name: /2 of 3 required skills; missing: Spanish/ })).toBeVisible();
    await candidate.getByRole("link", { name: "Apply Now" }).click();
    await field(candidate, "Which shift?").fill("Nights");
    await candidate.getByRole("button", { name: "Submit Application" }).click();
    await expect(shown(candidate, "Please answer question 2.")).toBeVisible();
    await field(candidate, "Why dispatching?").fill("I like order.\nAnd <b>radio</b>.");
    await candidate.getByRole("radio", { name: "CDL-A" }).check();
    await candidate.getByRole("checkbox", { name: "Samsara" }).check();
    await candidate.getByRole("checkbox", { name: "Excel" }).check();
    await chooseFile(candidate, "Your licence, scanned", png("licence.png"));
    await expect(candidate.getByText("Ready to go with your application")).toBeVisible();
    await candidate.getByRole("radiogroup", { name: "Your Spanish" }).getByText("3", { exact: true }).click();
    await candidate.getByRole("button", { name: "Submit Application" }).click();
    await expect(heading(candidate, "Application sent")).toBeVisible();
    await candidate.getByRole("link", { name: "Back to Dashboard" }).click();
    const applications = candidate.getByRole("region", { name: "Your Applications" });
    await expect(applications.getByRole("listitem").filter({ hasText: jobTitle })).toContainText("Submitted");
  });

  await test.step("the company gets the email, reads the application on the phone and moves it on", async () => {
    const mail = await mailTo(companyEmail, /^Alex Seeker applied/);
    expect(mail.subject).toContain(jobTitle);
    await company.goto(linkIn(mail, "/company/applications/"));
    await expect(heading(company, "Alex Seeker")).toBeVisible();
    await expect(company.getByText("2 of 3 required skills")).toBeVisible();
    expect(await openStoredFile(company, company.getByRole("button", { name: "Open alex.pdf in a new tab" }))).toBe(
      200,
    );
    await company.getByRole("tab", { name: "Profile" }).click();
    for (const text of ["Nights", "CDL-A", "Samsara", "of 5"]) {
      await expect(shown(company, text)).toBeVisible();
    }
    await expect(company.getByText("I like order. And <b>radio</b>.")).toBeVisible();
    const licence = company.getByRole("button", { name: /Open the file for .Your licence, scanned/ });
    expect(await openStoredFile(company, licence)).toBe(200);

    await company.getByRole("button", { name: "Move to Under Review" }).click();
    await expectMoved(company, "Alex", "Under Review");
    await company.getByRole("tab", { name: "History" }).click();
    // After a reload, the next stage is offered.
    await company.reload();
    await company.getByRole("button", { name: "Move to Interview" }).click();
    await expectMoved(company, "Alex", "Interview");
    await expect(entries(company, "History")).toHaveText([/Interview/, /Under Review/, /Application Submitted/]);
    await company.getByRole("button", { name: "Undo" }).click();
    await expect(toast(company, "Undone: back to Under Review")).toBeVisible();
    await expect(entries(company, "History")).toHaveText([/Under Review/, /Application Submitted/]);
    await company.getByRole("button", { name: "Move to Interview" }).click();
    await expectMoved(company, "Alex", "Interview");
    await expect(entries(company, "History")).toHaveText([/Interview/, /Under Review/, /Application Submitted/]);
    const [, id] = /applications\/([^/?]+)/.exec(company.url()) ?? [];
    await endUndoTime(String(id));
  });

  await test.step("the candidate is notified by email and in the app, and sees the timeline", async () => {
    const mail = await mailTo(candidateEmail, /^An update on your application/, "has a new status: Interview.");
    expect(mail.subject).not.toContain("Interview");
    await candidate.goto("/candidate/dashboard");
    await candidate.getByRole("button", { name: "Notifications, 1 unread" }).click();
    await candidate.getByRole("link", { name: /Your application moved to Interview/ }).click();
    await expect(heading(candidate, jobTitle)).toBeVisible();
    await expect(entries(candidate, "Application Status")).toHaveText([
      /Application Submitted/,
      /Under Review/,
      /Interview/,
      /Decision/,
    ]);
    await expect(candidate.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
    await candidate.goto(linkIn(mail, "/candidate/applications/"));
    await expect(heading(candidate, jobTitle)).toBeVisible();
  });
});

test("a rejected company sees why, corrects its registration, and is reviewed again", async ({ page, openBrowser }) => {
  const { owner, name, id } = await makeCompany({ approved: false, tier: null });
  const company = await openBrowser(phone);
  await openAs(page, await makeAdmin(), `/admin/company/${id}`);
  await page.getByRole("button", { name: `Reject ${name}` }).click();
  await sendRejection(page, "The EIN document is <missing>.");
  await expect(page.getByText("The EIN document is <missing>.").first()).toBeVisible();

  await endDecisionTime(id);
  const mail = await mailTo(owner.email, /needs changes/);
  expect(mail.text).toContain("The EIN document is <missing>.");
  await openAs(company, owner, "/company/dashboard");
  await expect(company.getByText("The EIN document is <missing>.").first()).toBeVisible();
  await company.getByRole("link", { name: "Edit Registration" }).first().click();
  await expect(heading(company, "Edit Registration")).toBeVisible();
  await chooseFile(company, "EIN document", pdf("ein.pdf"));
  await company.getByRole("button", { name: "Submit again" }).click();
  await expect(toast(company, "Company information updated successfully")).toBeVisible();
  await expect(company.getByText("Registration rejected")).toHaveCount(0);
  await expect(shown(company, "Pending Approval")).toBeVisible();

  await page.reload();
  await expect(page.getByText("The EIN document is <missing>.")).toHaveCount(0);
  await compare(page);
  await page.getByRole("button", { name: `Approve ${name}` }).click();
  await expect(toast(page, "Company approved successfully")).toBeVisible();
  await endDecisionTime(id);
  await mailTo(owner.email, /is approved/);
  await company.reload();
  await expect(company.getByText("Subscription Required")).toBeVisible();
});

test("a candidate withdraws, and the notified company can no longer move the application", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const job = await makeJob(company);
  const application = await makeApplication(job, candidate);
  await openAs(page, candidate, "/candidate/applications");
  await page.getByRole("link", { name: job.title }).click();
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /Withdraw your application/ });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Withdraw", exact: true }).click();
  await dialog.getByRole("button", { name: "Withdraw application" }).click();
  await expect(toast(page, "Application withdrawn")).toBeVisible();
  await expect(shown(page, "Withdrawn")).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw", exact: true })).toHaveCount(0);

  const browser = await openBrowser(phone);
  await openAs(browser, company.owner, "/company/dashboard");
  await browser.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await browser.getByRole("link", { name: /withdrew their application/ }).click();
  await expect(browser).toHaveURL(new RegExp(application));
  await expect(browser.getByText("The candidate withdrew.")).toBeVisible();
  await expect(browser.getByRole("button", { name: /^Move to/ })).toHaveCount(0);
});
