import type { Locator, Page } from "@playwright/test";
import { type Actor, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { newPath, printedPdf, storeFile } from "../../tests/support/files.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { expectMoved, heading, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";
import { offerUndoLonger, takeMovesBackLonger } from "../support/undo.ts";

const many = 20;
/** One in five is declined. */
const isDeclined = (index: number) => index % 5 === 4;

interface Pile {
  recruiter: Actor;
  jobId: string;
  /** In the list's order: newest first. */
  names: string[];
}

async function arrange(count = many): Promise<Pile> {
  const company = await makeCompany();
  const [recruiter, job] = await Promise.all([makeStaff(company, "recruiter"), makeJob(company)]);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const candidate = await makeCandidate();
    const path = newPath(candidate.id);
    await storeFile(candidate, "candidate_resumes", path, printedPdf(`Resume ${index}`));
    const stored = { p_user_id: candidate.id, p_document_type: "resume", p_url: path };
    expect((await candidate.client.rpc("update_candidate_document_url", stored)).error).toBeNull();
    const first = `Person${String.fromCharCode(65 + index)}`;
    await sql`update public.candidates set first_name = ${first}, last_name = 'Applicant' where id = ${candidate.candidateId}`;
    await makeApplication(job, candidate);
    names.unshift(`${first} Applicant`);
  }
  return { recruiter, jobId: job.id, names };
}

/** Sixteen are moved on, four declined with a reason and no message. */
async function expectDecided({ jobId }: Pile): Promise<void> {
  const rows = await sql<{ status: string; reason: string | null; message: string | null; n: number }[]>`
    select a.status, r.reason, r.message, count(*)::int as n
    from public.applications a left join private.application_rejections r on r.application_id = a.id
    where a.job_id = ${jobId} group by 1, 2, 3 order by 1`;
  expect(rows).toEqual([
    { status: "reviewing", reason: null, message: null, n: 16 },
    { status: "rejected", reason: "skills", message: null, n: 4 },
  ]);
}

test("a recruiter decides on twenty applicants with one thumb in 50 taps, without scrolling", async ({
  openBrowser,
}) => {
  const pile = await arrange();
  const page = await openBrowser(phone);
  await openAs(page, pile.recruiter, `/company/jobs/${pile.jobId}/manage?order=newest`);
  let taps = 0;
  const tap = async (target: Locator, position?: { x: number; y: number }) => {
    await expect(target).toBeInViewport();
    // A tap, which doesn't scroll anything into view.
    const box = await target.boundingBox();
    if (!box) throw new Error("It is not to be seen.");
    const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 };
    await page.touchscreen.tap(box.x + x, box.y + y);
    taps += 1;
  };
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  await tap(page.getByRole("link", { name: pile.names[0] }));
  for (const [index, name] of pile.names.entries()) {
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(`${index + 1} of ${many}`, { exact: true })).toBeVisible();
    if (index === 0)
      await expect(page.getByRole("group", { name: "Resume (PDF)" })).toContainText(`Resume ${many - 1}`);
    if (isDeclined(index)) {
      await tap(button("Decline"));
      const dialog = page.getByRole("dialog", { name: /^Decline / });
      await tap(dialog.getByText("Someone fits the skills more closely"));
      await tap(dialog.getByRole("button", { name: "Decline" }));
    } else await tap(button("Move to Under Review"));
    // Off center, where the stage button was: the second half of a double tap would be ignored.
    const next = button(new RegExp(`^Next: ${pile.names[index + 1]} \\(${index + 2} of ${many}\\)$`));
    if (index < many - 1) await tap(next, { x: 24, y: 22 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(page.getByText(`You've gone through all ${many}`)).toBeVisible();
  await expect(button("Undo")).toBeVisible();
  await expectGoodScreen(page);
  await expectDecided(pile);
  console.log(`Twenty applicants decided on a phone in ${taps} taps`);
  expect(taps).toBeLessThanOrEqual(50);
});

test("a recruiter decides on twenty applicants at a desk with 60 keystrokes", async ({ openBrowser }) => {
  const pile = await arrange();
  const page = await openBrowser({ viewport: { width: 1280, height: 800 } });
  await openAs(page, pile.recruiter, `/company/jobs/${pile.jobId}/manage?view=list&order=newest`);
  let keys = 0;
  const key = async (name: string) => {
    await page.keyboard.press(name);
    keys += 1;
  };
  const next = page.getByRole("button", { name: /^Next: / });
  await expect(page.getByRole("link", { name: pile.names[0] })).toBeVisible();
  await key("j");
  await key("Enter");
  for (const [index, name] of pile.names.entries()) {
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(page.getByText(`${index + 1} of ${many}`, { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Move to Under Review" })).toBeVisible();
    if (isDeclined(index)) {
      await key("d");
      await expect(page.getByRole("radio").first()).toBeFocused();
      await key("Space");
      await key("Enter");
    } else await key("m");
    if (index < many - 1) {
      await expect(next).toBeFocused();
      await key("Enter");
    }
  }
  await expect(page.getByText(`You've gone through all ${many}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectGoodScreen(page);
  await expectDecided(pile);
  console.log(`Twenty applicants decided at a desk in ${keys} keys`);
  expect(keys).toBeLessThanOrEqual(60);
});

async function walkOnPage(page: Page, pile: Pile): Promise<void> {
  await openAs(page, pile.recruiter, `/company/jobs/${pile.jobId}/manage?view=list&stage=applied&order=newest`);
  await page.getByRole("link", { name: pile.names[0] }).click();
  await page.getByRole("link", { name: "Open as page" }).click();
  await expect(heading(page, pile.names[0] ?? "")).toBeVisible();
}

test("moving to the next person keeps order, tab and undo, and shortcuts work on the page, too", async ({ page }) => {
  const pile = await arrange(3);
  const [first, second, third] = pile.names as [string, string, string];
  await offerUndoLonger(page);
  await walkOnPage(page, pile);
  await page.getByRole("tab", { name: "History" }).click();
  // The page itself doesn't scroll.
  await expect(page.getByRole("tabpanel")).toHaveCSS("overflow-y", "auto");
  const next = page.getByRole("button", { name: /^Next: / });
  await page.keyboard.press("m");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, second)).toBeVisible();
  await expect(page.getByText("2 of 3")).toBeVisible();
  await expect(page.getByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true");
  // A moved person has left the list, but their position is kept.
  await expect(toast(page, `${first.split(" ")[0]} moved to Under Review`)).toBeVisible();
  await takeMovesBackLonger(pile.jobId);
  await page.keyboard.press("k");
  await expect(heading(page, first)).toBeVisible();
  await expect(page.getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: "Move to Under Review" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(heading(page, second)).toBeVisible();
  await page.keyboard.press("3");
  await expectMoved(page, second.split(" ")[0] ?? "", "Interview");
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page, third)).toBeVisible();
  await page.keyboard.press("m");
  await page.getByRole("button", { name: /^Back to / }).click();
  await expect(page.getByRole("link", { name: first })).toBeVisible();
  await expect(page.getByRole("link", { name: third })).toHaveCount(0);
});

test("an application links to the same person's other applications", async ({ page }) => {
  const company = await makeCompany();
  const candidate = await makeCandidate();
  const [job, other] = await Promise.all([makeJob(company), makeJob(company, { title: "Night Dispatch Coordinator" })]);
  const application = await makeApplication(job, candidate);
  await makeApplication(other, candidate, { status: "reviewing" });
  await openAs(page, company.owner, `/company/applications/${application}`);
  await expect(page.getByText("Also applied: Night Dispatch Coordinator, Under Review")).toBeVisible();
  await page.getByRole("link", { name: "Night Dispatch Coordinator" }).click();
  await expect(page.getByText(`Also applied: ${job.title}, New`)).toBeVisible();
});

test("a decision is rolled back if a colleague decided first, and names the colleague", async ({
  page,
  expectFailure,
}) => {
  const company = await makeCompany();
  const colleague = await makeStaff(company, "manager");
  await sql`update public.company_users set first_name = 'Marta', last_name = 'Lindqvist' where user_id = ${colleague.id}`;
  const application = await makeApplication(await makeJob(company), await makeCandidate());
  await openAs(page, company.owner, `/company/applications/${application}`);
  await expect(page.getByRole("button", { name: "Move to Under Review" })).toBeVisible();
  expectFailure(/set_application_status/, 409);
  const move = { p_application_id: application, p_status: "interview" };
  expect((await colleague.client.rpc("set_application_status", move)).error).toBeNull();
  await page.keyboard.press("m");
  await expect(toast(page, "Casey couldn't be moved")).toContainText("Marta moved Casey to Interview today");
  await expect(page.getByRole("button", { name: "Move to Offered" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await endUndoTime(application);
});
