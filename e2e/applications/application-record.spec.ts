import { fileTypes } from "../../supabase/functions/_shared/contracts/files/files.ts";
import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { newPath, printedPdf, storeFile } from "../../tests/support/files.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { resumeDocx } from "../../tests/support/resume-files.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { mailTo } from "../support/inbox.ts";
import { expectMoved, field, heading, pathOf, toast } from "../support/page.ts";
import { refuse } from "../support/refuse.ts";
import { letThrough } from "../support/routes.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";

test("a resume opens in place as it was submitted, even after it is replaced", async ({ page }) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const keep = async (text: string) => {
    const path = newPath(candidate.id);
    await storeFile(candidate, "candidate_resumes", path, printedPdf(text));
    const stored = { p_user_id: candidate.id, p_document_type: "resume", p_url: path };
    expect((await candidate.client.rpc("update_candidate_document_url", stored)).error).toBeNull();
    return path;
  };
  const sent = await keep("As it was sent");
  const application = await makeApplication(await makeJob(company), candidate);
  await openAs(page, company.owner, `/company/applications/${application}`);
  const paper = page.getByRole("group", { name: "Resume (PDF)" });
  await expect(paper).toContainText("As it was sent");

  await keep("A later one");
  expect((await candidate.client.rpc("remove_file", { p_bucket: "candidate_resumes", p_path: sent })).error).toBeNull();
  await page.reload();
  await expect(paper).toContainText("As it was sent");
});

test("a Word resume is shown as text, and an unreadable one says what to do", async ({ page }) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  const apply = async (body: Blob) => {
    const path = newPath(candidate.id, "docx");
    await storeFile(candidate, "candidate_resumes", path, body);
    const stored = { p_user_id: candidate.id, p_document_type: "resume", p_url: path };
    expect((await candidate.client.rpc("update_candidate_document_url", stored)).error).toBeNull();
    return makeApplication(await makeJob(company), candidate);
  };
  const file = async (lines: string[]) => new Blob([await resumeDocx(lines)], { type: fileTypes.docx });
  const readable = await apply(await file(["Ran 60 PostgreSQL databases", "Kept the pager quiet"]));
  const scanned = await apply(await file([]));
  await openAs(page, company.owner, `/company/applications/${readable}`);
  await expect(page.getByRole("group", { name: "Resume (DOCX)" })).toContainText("Ran 60 PostgreSQL databases");
  await page.goto(`/company/applications/${scanned}`);
  await expect(page.getByText("Couldn't show Resume (DOCX). Open it or try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("next and previous follow the original list, and back restores it", async ({ page }) => {
  const company = await makeCompany();
  const job = await makeJob(company);
  for (const name of ["Ada", "Ben", "Cleo"]) {
    const candidate = await makeCandidate();
    await sql`update public.candidates set first_name = ${name}, last_name = 'Applicant' where id = ${candidate.candidateId}`;
    await makeApplication(job, candidate);
  }
  // Not in the list: another status.
  await makeApplication(job, await makeCandidate(), { status: "reviewing" });
  const list = `/company/jobs/${job.id}/manage?view=list&stage=applied&order=newest`;
  await openAs(page, company.owner, list);
  const rows = page.getByRole("row").filter({ hasText: "Applicant" });
  await expect(rows).toHaveText([/Cleo/, /Ben/, /Ada/]);
  await rows.nth(1).getByRole("link").first().click();
  await page.getByRole("link", { name: "Open as page" }).click();
  const walk = page.getByRole("navigation", { name: "Applications in this list" });
  await expect(heading(page, "Ben Applicant")).toBeVisible();
  await expect(walk).toContainText("2 of 3");
  await walk.getByRole("link", { name: "Next application" }).click();
  await expect(heading(page, "Ada Applicant")).toBeVisible();
  await expect(walk.getByRole("link", { name: "Next application" })).toHaveCount(0);
  await walk.getByRole("link", { name: "Previous application" }).click();
  await walk.getByRole("link", { name: "Previous application" }).click();
  await expect(heading(page, "Cleo Applicant")).toBeVisible();

  // A moved person keeps their position from when the list was opened.
  await page.getByRole("button", { name: "Move to Under Review" }).filter({ visible: true }).first().click();
  await expectMoved(page, "Cleo", "Under Review");
  await expect(walk).toContainText("1 of 3");
  await walk.getByRole("link", { name: "Next application" }).click();
  await expect(heading(page, "Ben Applicant")).toBeVisible();
  await page.getByRole("link", { name: `Back to ${job.title}` }).click();
  await expect(rows).toHaveText([/Ben/, /Ada/]);
  expect(pathOf(page)).toContain("stage=applied");
});

test("a failed rejection keeps its reason and text", async ({ page, expectFailure }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const application = await makeApplication(await makeJob(company), candidate);
  await openAs(page, company.owner, `/company/applications/${application}`);
  expectFailure(/set_application_status/, 400);
  await page.route(/set_application_status/, refuse("Please try again later."));
  await page.getByRole("button", { name: "Decline" }).click();
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByRole("radio").nth(1);
  await reason.check();
  await field(dialog, "Message to Casey").fill("Thank you, Casey.");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expect(toast(page, "Please try again later.")).toBeVisible();
  await expect(field(dialog, "Message to Casey")).toHaveValue("Thank you, Casey.");
  await expect(reason).toBeChecked();
  await letThrough(page, /set_application_status/);
  await field(dialog, "Message to Casey").press("End");
  await page.keyboard.type(" Good luck!");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await expectMoved(page, "Casey", "Not Selected");
  await endUndoTime(application);
  expect((await mailTo(candidate.email, /./)).html).toContain("Thank you, Casey. Good luck!");
});

test("a recruiter assigns an application to themselves and gives it back", async ({ page }) => {
  const company = await makeCompany();
  const recruiter = await makeStaff(company, "recruiter");
  const application = await makeApplication(await makeJob(company), await makeCandidate());
  await openAs(page, recruiter, `/company/applications/${application}`);
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(toast(page, "Application assigned")).toBeVisible();
  const back = page.getByRole("button", { name: "Unassign me" });
  await expect(back).toBeVisible();
  await expect(page.getByText("Sam recruiter").first()).toBeVisible();
  await back.click();
  await expect(toast(page, "Application unassigned")).toBeVisible();
  await expect(page.getByRole("button", { name: "Assign to me" })).toBeVisible();
});

test("text typed while a note is being sent is kept, and a retry with other text adds another note", async ({
  page,
  expectFailure,
}) => {
  expectFailure(/add_team_note/, 400);
  const company = await makeCompany();
  const application = await makeApplication(await makeJob(company), await makeCandidate());
  await openAs(page, company.owner, `/company/applications/${application}?tab=notes`);
  const box = page.getByRole("textbox", { name: "Note for your team" });
  const add = page.getByRole("button", { name: "Add note" });
  const notes = page.getByRole("listitem").filter({ hasText: "You" });
  await box.fill("Call on Monday");
  const release = await holdAnswers(page, /add_team_note/);
  await add.click();
  await box.press("End");
  await box.pressSequentially(" at ten");
  release();
  await expect(notes).toContainText(["Call on Monday"]);
  await expect(box).toHaveValue("Call on Monday at ten");

  // The request arrives, but its response doesn't.
  await letThrough(page, /add_team_note/);
  await page.route(/add_team_note/, async (route) => {
    await route.fetch();
    await refuse("Please try again later.")(route);
  });
  await add.click();
  await expect(toast(page, "The note wasn't saved")).toBeVisible();
  await letThrough(page, /add_team_note/);
  await box.fill("Call on Tuesday");
  await add.click();
  await expect(notes).toContainText(["Call on Monday", "Call on Monday at ten", "Call on Tuesday"]);
  await expect(box).toHaveValue("");
});
