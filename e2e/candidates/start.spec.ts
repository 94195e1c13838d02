import { sql, unique } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany } from "../../tests/support/companies.ts";
import { makeJob } from "../../tests/support/jobs.ts";
import { resumePdf, scannedPdf } from "../../tests/support/resume-files.ts";
import type { TestFile } from "../support/files.ts";
import { field, heading, pressed, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, test } from "../support/test.ts";
import { offerUndoLonger } from "../support/undo.ts";

const pdf = (name: string, bytes: Uint8Array): TestFile => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});
const skillName = () => unique("Skill").replaceAll(/[^A-Za-z0-9]/g, "");

test("a newcomer enters three skills, sees only good matches, hides one, and shows it again", async ({ page }) => {
  const company = await makeCompany();
  const [one, two, three] = [skillName(), skillName(), skillName()] as const;
  const fits = await makeJob(company, { skillsRequired: [one, two] });
  const halfFits = await makeJob(company, { skillsRequired: [three, skillName()] });
  const misses = await makeJob(company, { skillsRequired: [one, skillName(), skillName()] });
  const candidate = await makeCandidate({ complete: false, skills: [] });
  await offerUndoLonger(page);
  await openAs(page, candidate, "/candidate/dashboard");
  await expect(page.getByText("Welcome. Let's find jobs that fit.")).toBeVisible();
  const jobs = page.getByRole("region", { name: "Jobs You Can Apply For" });
  await expect(jobs).toContainText("Your best matches show up here as soon as we know a few of your skills.");
  await expectGoodScreen(page);

  const skills = page.locator("#start-skills");
  for (const skill of [one, two, three]) {
    await skills.fill(skill);
    await skills.press("Enter");
    await expect(page.getByRole("button", { name: `Remove ${skill}` })).toBeVisible();
  }
  await expect(jobs).toContainText("2 good matches. See all");
  await expect(skills).toBeFocused();
  await expect(jobs.getByRole("listitem")).toHaveText([new RegExp(fits.title), new RegExp(halfFits.title)]);
  await expect(jobs).not.toContainText(misses.title);
  await expectGoodScreen(page);
  const stored = async () =>
    (await sql<{ skills: string[] }[]>`select skills from public.candidates where id = ${candidate.candidateId}`)[0]
      ?.skills;
  expect(await stored()).toEqual([one, two, three]);
  await toast(page, three).getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored).toEqual([one, two]);
  await skills.fill(three);
  await skills.press("Enter");
  await expect.poll(stored).toEqual([one, two, three]);

  const hide = jobs.getByRole("button", { name: `Not interested: ${fits.title}` });
  await hide.click();
  await expect(jobs).not.toContainText(fits.title);
  await toast(page, fits.title).getByRole("button", { name: "Undo" }).click();
  await expect(jobs).toContainText(fits.title);
  await hide.click();
  await expect(jobs).toContainText("1 good match. See all");
  await page.goto(`/jobs?company=${company.id}`);
  await expect(heading(page, "2 open jobs")).toBeVisible();
  // It shows as hidden before it is saved, and leaving the page could end the request.
  const isSaved = page.waitForResponse(/\/rpc\/set_job_hidden$/);
  await page.getByRole("button", { name: `Not interested: ${misses.title}` }).click();
  await expect(page.getByRole("link", { name: misses.title })).toHaveCount(0);
  await isSaved;
  await page.goto("/candidate/preferences");
  const hidden = page.getByRole("region", { name: "Jobs you're not interested in" });
  await expect(hidden.getByRole("listitem")).toHaveText([new RegExp(misses.title), new RegExp(fits.title)]);
  await expectGoodScreen(page);
  await pressed(page, `Show again: ${fits.title}`).click();
  await expect(hidden.getByRole("listitem")).toHaveText([new RegExp(misses.title)]);
  await page.goto("/candidate/dashboard");
  await expect(jobs).toContainText(fits.title);
});

test("a newcomer's resume fills in the profile, and one without text says so and sends nothing", async ({ page }) => {
  const candidate = await makeCandidate({ complete: false, skills: [] });
  await openAs(page, candidate, "/candidate/dashboard");
  const file = page.locator("#start-resume");
  await file.setInputFiles(pdf("scan.pdf", scannedPdf()));
  await expect(page.getByRole("alert")).toContainText("Save it as a PDF with selectable text, or enter three skills.");
  await expect(page.locator("#start-skills")).toBeFocused();
  await expectGoodScreen(page);
  await file.setInputFiles(
    pdf("nadia.pdf", resumePdf(["Nadia Ferreira", "Senior Software Engineer", "(303) 555-0142", "nadia@example.com"])),
  );
  await expect(heading(page, "Profile")).toBeVisible();
  await expect(page.getByRole("list", { name: "Found in the resume" })).toBeVisible();
  await expect(field(page, "Phone number")).toHaveValue("");
  const [row] = await sql<{ resume_url: string | null }[]>`
    select resume_url from public.candidates where id = ${candidate.candidateId}`;
  expect(row?.resume_url).toBeNull();
});
