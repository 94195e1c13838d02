import { sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { printedPdf, storeFile } from "../../tests/support/files.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { resumePdf } from "../../tests/support/resume-files.ts";
import { chooseFile } from "../support/files.ts";
import { shown } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

const search = "Search people and jobs";

async function nameIt(candidateId: string, first: string, last: string) {
  await sql`update public.candidates set first_name = ${first}, last_name = ${last} where id = ${candidateId}`;
}
const keptText = async (path: string) =>
  (await sql<{ text: string }[]>`select text from private.resume_texts where name = ${path}`)[0]?.text ?? "";

test("staff with access find a person by a word in their resume, by keyboard alone", async ({ page, openBrowser }) => {
  const [company, other] = await Promise.all([makeCompany(), makeCompany()]);
  const [partner, candidate] = await Promise.all([makeStaff(company, "partner_recruiter"), makeCandidate()]);
  await nameIt(candidate.candidateId, "Hana", "Sorrell");
  const job = await makeJob(company, { title: "Senior Backend Engineer" });

  await openAs(page, candidate, "/candidate/profile");
  await chooseFile(page, "Resume", {
    name: "resume.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from(resumePdf(["Hana Sorrell", "Led the Qubernautix rollout at a carrier"])),
  });
  await expect(page.getByText(/Stored when you save/)).toBeVisible();
  await page.getByRole("button", { name: "Save Profile" }).click();
  const resume = async () =>
    (
      await sql<{ path: string | null }[]>`
      select resume_url as path from public.candidates where id = ${candidate.candidateId}`
    )[0]?.path ?? "";
  await expect.poll(async () => keptText(await resume())).toContain("Qubernautix");
  const application = await makeApplication(job, candidate);

  const owner = await openBrowser();
  await openAs(owner, company.owner, "/company/dashboard");
  await expect(owner.getByRole("button", { name: search })).toBeVisible();
  await owner.keyboard.press("Control+K");
  const field = owner.getByRole("combobox", { name: search });
  await expect(field).toBeFocused();
  await expect(owner.getByRole("option", { name: "Post a job" })).toBeVisible();
  await owner.keyboard.type("qubern");
  const person = owner.getByRole("group", { name: "People" }).getByRole("option");
  await expect(person).toHaveCount(1);
  await expect(person).toContainText("Hana Sorrell");
  await expect(person.locator("mark")).toHaveText("Qubern");
  await expect(field).toHaveAttribute("aria-activedescendant", String(await person.getAttribute("id")));
  await expectGoodScreen(owner);
  await owner.keyboard.press("Enter");
  await expect(owner).toHaveURL(new RegExp(`/company/applications/${application}`));
  await expect(owner.getByRole("dialog", { name: search })).toHaveCount(0);

  await owner.keyboard.press("Control+K");
  await expect(owner.getByRole("group", { name: "Recent" }).getByRole("option")).toContainText("Hana Sorrell");
  await owner.keyboard.press("Escape");
  await expect(owner.getByRole("dialog", { name: search })).toHaveCount(0);

  for (const [somebody, at] of [
    [partner, company],
    [other.owner, other],
  ] as const) {
    const theirs = await openBrowser(phone);
    await openAs(theirs, somebody, "/company/dashboard");
    await theirs.getByRole("button", { name: search }).click();
    await theirs.getByRole("combobox", { name: search }).fill("qubernautix");
    await expect(theirs.getByText("No people or jobs match 'qubernautix'."), at.id).toBeVisible();
    await expectGoodScreen(theirs);
    await theirs.getByRole("button", { name: "Cancel" }).click();
    await expect(theirs.getByRole("dialog")).toHaveCount(0);
  }
});

test("an unread resume is indexed when staff open it, and the list shows text around a hit", async ({ page }) => {
  const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
  await nameIt(candidate.candidateId, "Leila", "Haddadi");
  const path = await storeFile(
    candidate,
    "candidate_resumes",
    undefined,
    printedPdf("Ran the Zirconwelding line for six years in Denver"),
  );
  await sql`update public.candidates set resume_url = ${path} where id = ${candidate.candidateId}`;
  const application = await makeApplication(await makeJob(company), candidate);
  await openAs(page, company.owner, "/company/applications?q=zirconwelding");
  await expect(page.getByText("Leila Haddadi")).toHaveCount(0);
  await page.goto(`/company/applications/${application}`);
  await expect.poll(() => keptText(path)).toContain("Zirconwelding");
  await page.goto("/company/applications?q=zirconwelding");
  await expect(shown(page, "Leila Haddadi")).toBeVisible();
  await expect(page.locator("mark").filter({ visible: true }).first()).toHaveText("Zirconwelding");
  await expectGoodScreen(page);
});
