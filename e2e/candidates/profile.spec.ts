import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import {
  encryptedPdf,
  endlessPdf,
  longPdf,
  resumeDocx,
  resumePdf,
  scannedPdf,
} from "../../tests/support/resume-files.ts";
import { chooseFile, fileField, type TestFile } from "../support/files.ts";
import { expectFieldMessage, field, heading, link, shown, toast, unfold } from "../support/page.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

const resume = [
  "Nadia Ferreira",
  "Senior Software Engineer",
  "Boulder, CO 80302 | (303) 555-0142 | nadia.ferreira@example.com",
  "linkedin.com/in/nadia-ferreira",
  "Experience",
  "Senior Software Engineer, Quillmark Inc., Mar 2021 – Present",
  "Moved the queue to RabbitMQ.",
  "Software Engineer, Korvane LLC, Apr 2017 – Feb 2021",
  "Skills",
  "TypeScript, PostgreSQL, Kafka, Terraform",
  "Education",
  "BSc Computer Science, University of Colorado, 2017",
];
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const named = (name: string, bytes: Uint8Array, mimeType = "application/pdf"): TestFile => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

test("a resume is read in the browser and used line by line, and only Save Profile sends data", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  const found = page.getByRole("list", { name: "Found in the resume" });
  const line = (label: string) => found.getByRole("listitem").filter({ hasText: label }).first();
  await expect(shown(page, "15 of 15")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    // What every page asks for from time to time.
    if (/\/(get_news|get_frame|notifications)$/.test(pathname)) return;
    if (origin !== new URL(page.url()).origin || pathname.includes("/v1/"))
      sent.push(`${request.method()} ${pathname} ${request.postData() ?? ""}`);
  });

  await chooseFile(page, "Resume", named("nadia.pdf", resumePdf(resume)));
  await expect(page.getByText("11 lines found.")).toBeVisible();
  // Only the list of all skills, without anything about the file.
  expect(sent).toEqual(["POST /rest/v1/rpc/list_skill_spellings {}"]);
  await expect(fileField(page, "Resume")).toContainText("Stored when you save your profile");
  await expectGoodScreen(page);
  await unfold(page);

  await line("Title").getByRole("button", { name: "Use: title" }).click();
  await expect(field(page, "Title")).toHaveValue("Senior Software Engineer");
  const about = page.getByRole("region", { name: "About" });
  await expect(about).toContainText("1 from your resume");
  await expect(about).toContainText("TitleFrom your resume");
  await expect(line("Title").getByRole("button", { name: "Undo: title" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field(page, "Title")).toHaveValue("Software engineer");
  await expect(about).not.toContainText("From your resume");
  await expect(line("Title").getByRole("button", { name: "Use: title" })).toBeFocused();
  await page.keyboard.press("Enter");
  await line("Name").getByRole("button", { name: "Skip: name" }).click();
  await line("Email").getByRole("button", { name: "Skip: email" }).click();
  const skills = page.getByRole("list", { name: "Skills in the resume" });
  await expect(skills.getByRole("button", { name: "RabbitMQ" })).toHaveAttribute("aria-pressed", "false");
  await skills.getByRole("button", { name: "Add 2 skills" }).click();
  const jobs = page.getByRole("list", { name: "Jobs in the resume" });
  await expect(jobs.getByRole("listitem").first()).toContainText("Mar 2021–present");
  await expect(jobs.getByRole("listitem").first()).toContainText("Quillmark Inc.");
  await jobs.getByRole("button", { name: "Use: Software Engineer" }).click();
  const work = page.getByRole("list", { name: "Work history" });
  await expect(work.getByRole("listitem")).toContainText(["Korvane LLC · Apr 2017–Feb 2021"]);
  await jobs.getByRole("button", { name: "Undo: Software Engineer" }).click();
  await expect(work.getByRole("listitem")).toHaveCount(0);
  await expect(shown(page, /^2 used, 2 skipped, 7 to check/)).toBeVisible();
  await page.getByRole("button", { name: "Use all 7" }).click();
  await expect(work.getByRole("listitem")).toHaveCount(2);
  await expect(field(page, "Phone number")).toHaveValue("(303) 555-0142");
  await expect(field(page, "City")).toHaveValue("Boulder");
  await expect(field(page, "LinkedIn")).toHaveValue("https://www.linkedin.com/in/nadia-ferreira");
  await expect(page.getByRole("region", { name: "What companies see" })).toContainText("9 years of experience");
  await expect(page.getByRole("region", { name: "Work history" })).toContainText("2 from your resume");

  // Nothing is stored yet: neither the form nor the file.
  const stored = () =>
    sql`select title, first_name, city, skills, resume_url from public.candidates where user_id = ${candidate.id}`;
  const [before] = await stored();
  expect(before).toMatchObject({ title: "Software engineer", city: "Springfield" });
  expect(await sql`select from storage.objects where name like ${`${candidate.id}/%`}`).toHaveLength(0);
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(toast(page, "Your profile has been successfully updated.")).toBeVisible();
  const [after] = await stored();
  expect(after).toMatchObject({
    title: "Senior Software Engineer",
    first_name: "Casey",
    city: "Boulder",
    skills: ["TypeScript", "PostgreSQL", "Apache Kafka", "Terraform"].map((skill) =>
      skill === "Apache Kafka" ? expect.stringMatching(/Kafka/) : skill,
    ),
  });
  expect(after?.resume_url).not.toBe(before?.resume_url);

  const application = await makeApplication(await makeJob(company), candidate);
  const reader = await openBrowser();
  await openAs(reader, company.owner, `/company/applications/${application}`);
  await expect(heading(reader, "Casey Candidate")).toBeVisible();
  await expect(shown(reader, "Senior Software Engineer")).toBeVisible();
  await reader.getByRole("tab", { name: "Profile" }).click();
  await expect(shown(reader, "Terraform")).toBeVisible();
  const history = reader.getByRole("region", { name: "Work history" });
  await expect(history.getByRole("listitem").first()).toContainText("Mar 2021–present");
  await expect(history).toContainText("Moved the queue to RabbitMQ.");
  await expect(history.getByRole("listitem").nth(1)).toContainText("Korvane LLC");
  const education = reader.getByRole("region", { name: "Education" });
  await expect(education).toContainText("BSc Computer Science");
  await expect(education).toContainText("University of Colorado");
});

test("a Word resume fills in the profile by keyboard alone, and isn't stored if declined", async ({ page }) => {
  const candidate = await makeCandidate({ complete: false, skills: [] });
  await openAs(page, candidate, "/candidate/profile");
  await expect(shown(page, "1 of 15")).toBeVisible();
  await chooseFile(
    page,
    "Resume",
    named("nadia.docx", await resumeDocx(resume.slice(4), resume.slice(0, 4)), docxType),
  );
  const useAll = page.getByRole("button", { name: /^Use all \d/ });
  await tabTo(page, useAll);
  await page.keyboard.press("Enter");
  await expect(field(page, "First name")).toHaveValue("Nadia");
  await expect(field(page, "Years of experience")).toHaveValue("");
  await expect(shown(page, "Leave it empty to use your work history: 9 years.")).toBeVisible();
  await page.getByRole("button", { name: "Don't store it" }).press("Enter");
  await expect(fileField(page, "Resume")).toContainText("Read in your browser. It isn't stored.");
  // Empty items link to their fields.
  await link(page, "street").first().press("Enter");
  await expect(field(page, "Street")).toBeFocused();
  await page.keyboard.type("1 Main Street");
  await expect(link(page, "street")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(toast(page, "Your profile has been successfully updated.")).toBeVisible();
  const [row] =
    await sql`select last_name, experience_years, resume_url from public.candidates where user_id = ${candidate.id}`;
  expect(row).toEqual({ last_name: "Ferreira", experience_years: 9, resume_url: null });
});

test("an unreadable file explains the problem, and a hanging one can be stopped", async ({ page }) => {
  await openAs(page, await makeCandidate(), "/candidate/profile");
  const card = page.getByRole("main");
  const choose = (name: string, bytes: Uint8Array, type?: string) =>
    chooseFile(page, "Resume", named(name, bytes, type));
  await choose("scan.pdf", scannedPdf());
  await expect(card.getByRole("alert")).toContainText("This file has no text");
  await expect(card).toContainText("Stored when you save your profile");
  await choose("locked.pdf", encryptedPdf());
  await expect(card.getByRole("alert")).toContainText("This file is locked with a password.");
  await expect(card.getByText("Stored when you save")).toHaveCount(0);
  await choose("broken.pdf", new TextEncoder().encode("%PDF-1.7\nnothing that could be mended"));
  await expect(card.getByRole("alert")).toContainText("This file is damaged and can't be opened.");
  await expect(page.getByRole("button", { name: "Save Profile" })).toHaveCount(0);
  await choose("old.doc", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), "application/msword");
  await expect(card.getByRole("alert")).toContainText("We can store this kind of file, but not read it");
  await choose("locked.docx", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), docxType);
  await expect(card.getByRole("alert").first()).toContainText("locked with a password");
  await choose("long.pdf", longPdf(40));
  await expect(card).toContainText("It has 40 pages. We read the first 10.");
  await expectGoodScreen(page);

  await page.clock.install();
  await choose("endless.pdf", endlessPdf());
  await expect(card.getByRole("button", { name: "Stop reading" })).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(card.getByRole("alert")).toContainText("We stopped reading after 20 seconds.");
  await choose("endless.pdf", endlessPdf());
  await card.getByRole("button", { name: "Stop reading" }).click();
  await expect(card.getByRole("button", { name: "Stop reading" })).toHaveCount(0);
  await expect(card).toContainText("endless.pdf");
});

test("typing updates the count and the preview, and changes from another tab appear", async ({ page }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  await expect(shown(page, "15 of 15")).toBeVisible();
  await field(page, "Phone number").fill("");
  await expect(shown(page, "14 of 15")).toBeVisible();
  await expect(page.getByText("still empty", { exact: true }).filter({ visible: true })).toHaveCount(1);
  const read = page.getByRole("region", { name: "What companies see" });
  await field(page, "Title").fill("Staff Engineer");
  await expect(read).toContainText("Staff Engineer");
  await read.getByRole("button", { name: "Before you apply" }).click();
  await expect(read).toContainText("Only companies you apply to can see your profile.");
  await expect(read).toContainText("Companies never see your gender, street, unit, or ZIP code.");

  const other = await page.context().newPage();
  await other.goto("/candidate/profile");
  await unfold(other);
  await field(other, "City").fill("Denver");
  await other.getByRole("button", { name: "Save Profile" }).click();
  await expect(heading(other, "Candidate Dashboard")).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(field(page, "City")).toHaveValue("Denver");
  await expect(field(page, "Title")).toHaveValue("Staff Engineer");
  await expect(shown(page, "2 unsaved changes")).toBeVisible();
});

test("jobs and schools are added, edited, removed and restored, and companies see them", async ({
  page,
  openBrowser,
}) => {
  const company = await makeCompany();
  const candidate = await makeCandidate({ managedBy: company });
  await openAs(page, candidate, "/candidate/profile");
  const work = page.getByRole("region", { name: "Work history" });
  const add = work.getByRole("button", { name: "Add a job" });
  const form = page.getByRole("group", { name: "New job" });
  await unfold(page);
  const end = 'Enter the year it ended, or check "I work here now"';

  await add.click();
  await expect(field(form, "Job title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(add).toBeFocused();
  await add.click();
  await field(form, "Job title").fill("Line Cook");
  await form.getByRole("button", { name: "Done" }).click();
  await expectFieldMessage(field(form, "Company"), "Enter a company");
  await expectFieldMessage(field(form, "Start year"), "Enter a year from 1930 to 2100");
  await expectFieldMessage(field(form, "End year"), end);
  await field(form, "Company").fill("Harbor Kitchen");
  await field(form, "Start year").fill("2018");
  await field(form, "End year").fill("2016");
  await form.getByRole("button", { name: "Done" }).click();
  await expectFieldMessage(field(form, "End year"), "The end is before the start");
  await expectGoodScreen(page);
  await field(form, "End year").fill("2020");
  await page.keyboard.press("Enter");
  await expect(work.getByRole("button", { name: "Edit Line Cook" })).toBeFocused();
  await expect(work).toContainText("Harbor Kitchen · 2018–2020 · 2 years");

  // An open entry is saved with the profile, unless it has errors.
  await add.click();
  await field(form, "Job title").fill("Chef");
  const save = page.getByRole("button", { name: "Save Profile" });
  await save.click();
  await expectFieldMessage(field(form, "Company"), "Enter a company");
  await field(form, "Company").fill("The Anchor");
  await form.getByRole("combobox", { name: "Start month" }).selectOption("March");
  await field(form, "Start year").fill("2020");
  await form.getByRole("checkbox", { name: "I work here now" }).check();
  await expect(field(form, "End year")).toHaveCount(0);
  await field(form, "What you did").fill("- Runs a line of six.");

  const education = page.getByRole("region", { name: "Education" });
  await education.getByRole("button", { name: "Add a school" }).click();
  await expect(work).toContainText("The Anchor · Mar 2020–present");
  const school = page.getByRole("group", { name: "New school" });
  await field(school, "School").fill("Culinary Institute");
  await field(school, "To year").fill("2017");

  await work.getByRole("button", { name: "Edit Line Cook" }).click();
  await expect(education).toContainText("Culinary Institute");
  await page.getByRole("group", { name: "Line Cook" }).getByRole("button", { name: "Remove" }).click();
  await expect(work.getByRole("button", { name: "Edit Line Cook" })).toHaveCount(0);
  await toast(page, "Line Cook removed").getByRole("button", { name: "Undo" }).click();
  await expect(work.getByRole("listitem")).toContainText(["Chef", "Line Cook"]);
  await expectGoodScreen(page);

  await save.click();
  await expect(toast(page, "Your profile has been successfully updated.")).toBeVisible();
  await page.goto("/candidate/profile");
  await unfold(page);
  await expect(work.getByRole("listitem")).toContainText(["Chef", "Line Cook"]);

  const reader = await openBrowser();
  await openAs(reader, company.owner, `/company/candidates/${candidate.candidateId}`);
  const read = reader.getByRole("region", { name: "Work history" });
  await expect(read.getByRole("listitem").first()).toContainText("Runs a line of six.");
  await expect(reader.getByRole("region", { name: "Education" })).toContainText("Culinary Institute");
  await expectGoodScreen(reader);
});

test("sections fold to a summary, and a link, an error or printing opens them", async ({ page }) => {
  const candidate = await makeCandidate();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, candidate, "/candidate/profile");
  const about = page.getByRole("region", { name: "About" });
  const contact = page.getByRole("region", { name: "Location and contact" });
  await expect(about).toContainText("Casey Candidate, Software engineer");
  await expect(field(page, "Title")).toHaveCount(0);
  // Empty sections are open.
  await expect(page.getByRole("button", { name: "Add a job" })).toBeVisible();
  await expectGoodScreen(page);

  const line = about.getByText("Casey Candidate, Software engineer");
  await tabTo(page, about.locator("summary"));
  await page.keyboard.press("Enter");
  await expect(field(page, "Title")).toBeVisible();
  await expect(line).toBeHidden();
  await field(page, "Title").fill("Staff Engineer");
  await field(page, "First name").fill("Kim");
  await about.locator("summary").press("Space");
  await expect(about).toContainText("Kim Candidate, Staff Engineer");

  // Emptied, closed, and reopened through its link.
  await contact.locator("summary").press("Enter");
  await field(page, "Phone number").fill("");
  await field(page, "Email").fill("nobody");
  await contact.locator("summary").press("Enter");
  await link(page, "phone number").click();
  await expect(field(page, "Phone number")).toBeFocused();
  await contact.locator("summary").press("Enter");
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(field(page, "Email")).toBeFocused();
  await expectFieldMessage(field(page, "Email"), /email/);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByLabel("Title", { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
});

test("the save bar appears with the first change and leaves with the last, and leaving asks first", async ({
  page,
}) => {
  const candidate = await makeCandidate();
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  const save = page.getByRole("button", { name: "Save Profile" });
  const discard = page.getByRole("button", { name: "Discard", exact: true });
  const dialog = page.getByRole("dialog");
  await expect(save).toHaveCount(0);
  await field(page, "Title").fill("Staff Engineer");
  await expect(shown(page, "1 unsaved change")).toBeVisible();
  await field(page, "Title").fill("Software engineer");
  await expect(save).toHaveCount(0);
  await field(page, "Title").fill("Staff Engineer");
  await discard.click();
  await expect(heading(page, "Profile")).toBeFocused();
  await unfold(page);
  await expect(field(page, "Title")).toHaveValue("Software engineer");

  await field(page, "Title").fill("Staff Engineer");
  await field(page, "City").fill("Denver");
  await expect(shown(page, "2 unsaved changes")).toBeVisible();
  const bar = await save.boundingBox();
  const tabs = await page.getByRole("navigation", { name: "Candidate area, bottom" }).boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await expectGoodScreen(page);
  await discard.click();
  await expect(dialog).toContainText("2 changes will be lost.");
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: "Keep editing" }).press("Enter");
  await expect(discard).toBeFocused();

  await page.getByRole("button", { name: "What companies see" }).click();
  await expect(dialog).toContainText("Staff Engineer");
  await expectGoodScreen(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "What companies see" })).toBeFocused();

  await page.getByRole("link", { name: /^Preferences / }).click();
  await expect(dialog).toContainText("Leave without saving?");
  await page.keyboard.press("Escape");
  await expect(field(page, "City")).toHaveValue("Denver");
  await link(page, "Dashboard").click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(heading(page, "Candidate Dashboard")).toBeVisible();
  await page.goBack();
  await unfold(page);
  await expect(field(page, "City")).toHaveValue("Denver");
  await discard.click();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(heading(page, "Profile")).toBeFocused();
  await unfold(page);
  await expect(field(page, "City")).toHaveValue("Springfield");
});

test("an unreadable resume is refused among the documents and not stored", async ({ page }) => {
  const candidate = await makeCandidate();
  await openAs(page, candidate, "/candidate/profile");
  await unfold(page);
  const resumes = page.getByRole("group", { name: "Resumes", exact: true });
  const choose = (name: string, bytes: Uint8Array) =>
    resumes.locator("input[type=file]").setInputFiles(named(name, bytes));
  await choose("locked.pdf", encryptedPdf());
  await expect(resumes.getByRole("alert")).toContainText("This file is locked with a password.");
  await choose("broken.pdf", new TextEncoder().encode("%PDF-1.7\nnothing that could be mended"));
  await expect(resumes.getByRole("alert")).toContainText("This file is damaged");
  expect(await sql`select from storage.objects where name like ${`${candidate.id}/%`}`).toHaveLength(0);
  await choose("good.pdf", resumePdf(resume));
  await expect(resumes.getByRole("button", { name: "More for good.pdf" })).toBeVisible();
  await expect(resumes.getByRole("alert")).toHaveCount(0);
});
