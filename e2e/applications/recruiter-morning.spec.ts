import type { Page } from "@playwright/test";
import { type Actor, sql } from "../../tests/support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCandidate } from "../../tests/support/companies.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { mailTo } from "../support/inbox.ts";
import { expectMoved, heading, shown, toast } from "../support/page.ts";
import { expectGoodScreen, tabTo } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { swipeLeft } from "../support/swipe.ts";
import { expect, phone, test } from "../support/test.ts";

const kindText = "Thank you for the time you took. We went on with someone who has run Kafka for years.";
const initials = "ABCDEFGHIJKLMNOPQRST".split("");
/** Best match first, since they apply in sequence: the later the newer. */
const nameOf = (initial: string) => `${initial}nna Applicant`;
const everybody = initials.toReversed().map(nameOf);

interface Morning {
  /** Reviews the applications. */
  manager: Actor;
  colleague: Actor;
  people: Map<string, { candidate: TestCandidate; application: string }>;
  jobId: string;
}

async function arrange(): Promise<Morning> {
  const company = await makeCompany();
  const [manager, colleague] = await Promise.all([makeStaff(company, "manager"), makeStaff(company, "recruiter")]);
  await sql`update public.company_users set first_name = 'Marta', last_name = 'Lindqvist' where user_id = ${colleague.id}`;
  const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
  const people: Morning["people"] = new Map();
  for (const initial of initials) {
    const candidate = await makeCandidate({ skills: ["Go"] });
    await sql`
      update public.candidates set first_name = ${`${initial}nna`}, last_name = 'Applicant' where id = ${candidate.candidateId}`;
    people.set(nameOf(initial), { candidate, application: await makeApplication(job, candidate) });
  }
  return { manager, colleague, people, jobId: job.id };
}

const statusOf = async ({ people }: Morning, name: string) => {
  const [row] = await sql<{ status: string; assignee: string | null }[]>`
    select a.status, x.assigned_to_user_id as assignee
    from public.applications a left join public.application_assignments x on x.application_id = a.id
    where a.id = ${String(people.get(name)?.application)}`;
  return row;
};

async function expectKindly(page: Page, { people }: Morning, name: string): Promise<void> {
  const { candidate, application } = people.get(name) ?? {};
  if (!candidate || !application) throw new Error(`There is no ${name}.`);
  await endUndoTime(application);
  expect((await mailTo(candidate.email, /./)).html).toContain("Thank you for the time you took.");
  await openAs(page, candidate, `/candidate/applications/${application}`);
  await expect(page.getByText(kindText)).toBeVisible();
}

test("a recruiter reads, moves, notes, assigns, rejects and undoes with one thumb on a phone", async ({
  openBrowser,
}) => {
  const morning = await arrange();
  const { manager, colleague, jobId } = morning;
  const page = await openBrowser(phone);
  await openAs(page, manager, `/company/jobs/${jobId}/manage`);
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });

  // Read in the list's order.
  await page.getByRole("link", { name: everybody[0] }).tap();
  for (const [index, name] of everybody.entries()) {
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(`${index + 1} of 20`)).toBeVisible();
    if (index < 19) await page.getByRole("link", { name: "Next application" }).tap();
  }
  await page.getByRole("link", { name: /^Back to Job-/ }).tap();

  // Moved by a swipe and the next stage; pressed buttons stay in place.
  const [first, second, third, fourth] = everybody as [string, string, string, string];
  await swipeLeft(card(first));
  await page.getByRole("button", { name: "Move Tnna to Under Review" }).tap();
  await expect(card(first)).toContainText("Under Review");
  await expect(toast(page, "Tnna moved to Under Review")).toContainText("We'll notify Tnna in 10 seconds.");
  await expectGoodScreen(page);
  await swipeLeft(card(second));
  await page.getByRole("button", { name: "Move Snna to Under Review" }).tap();

  // One undone.
  await toast(page, "Snna moved to Under Review").getByRole("button", { name: "Undo" }).tap();
  await expect(toast(page, "Undone: 1 person goes back")).toBeVisible();
  await expect
    .poll(async () => (await statusOf(morning, second))?.status, "the stage it was undone to")
    .toBe("applied");
  expect((await statusOf(morning, first))?.status).toBe("reviewing");

  // A note that mentions a colleague, and an assignment.
  await page.getByRole("link", { name: third }).tap();
  await page.getByRole("tab", { name: /^Notes/ }).tap();
  const box = page.getByRole("textbox", { name: "Note for your team" });
  await box.pressSequentially("Clear answers, ask about Kafka @mar");
  await page.getByRole("option", { name: "Marta Lindqvist" }).tap();
  await expect(page.getByText("Marta Lindqvist is notified.")).toBeVisible();
  await page.getByRole("button", { name: "Add note" }).tap();
  await expect(page.getByRole("listitem").filter({ hasText: "ask about Kafka" })).toContainText("@Marta Lindqvist");
  await expect(page.getByRole("tab", { name: "Notes 1" })).toBeVisible();
  await expectGoodScreen(page);
  await page.getByRole("tab", { name: "Profile" }).tap();
  await page.getByRole("button", { name: "Assign to a colleague" }).tap();
  await page.getByRole("menuitem", { name: "Marta Lindqvist" }).tap();
  await expect(toast(page, "Application assigned")).toBeVisible();
  expect(await statusOf(morning, third)).toEqual({ status: "applied", assignee: colleague.id });
  const told = await sql`select type from public.notifications where user_id = ${colleague.id} order by created_at`;
  expect(told.map(({ type }) => type)).toEqual(["mentioned", "application_assigned"]);

  // One is declined, with a kind message.
  await page.getByRole("link", { name: /^Back to Job-/ }).tap();
  await swipeLeft(card(fourth));
  await page.getByRole("button", { name: "Decline Qnna" }).tap();
  const dialog = page.getByRole("dialog", { name: "Decline Qnna?" });
  await dialog.getByText("Someone fits the skills more closely").tap();
  await dialog.getByLabel(/^Message to Qnna/).fill(kindText);
  await dialog.getByRole("button", { name: "Decline" }).tap();
  await expect(toast(page, "Qnna moved to Not Selected")).toBeVisible();
  await expectKindly(await openBrowser(phone), morning, fourth);
});

test("a recruiter does the same work at a desk by keyboard alone", async ({ openBrowser }) => {
  const morning = await arrange();
  const { manager, colleague, jobId } = morning;
  const page = await openBrowser({ viewport: { width: 1280, height: 800 } });
  await openAs(page, manager, `/company/jobs/${jobId}/manage`);
  const key = (name: string) => page.keyboard.press(name);
  const panel = page.getByRole("region").filter({ has: page.getByRole("button", { name: "Close", exact: true }) });
  const inPanel = (name: string) => expect(panel.getByRole("heading", { level: 2, name })).toBeVisible();

  // The board's first column starts with twelve; the list has all twenty.
  await expect(page.getByRole("region", { name: "New, 20" })).toBeVisible();
  await expectGoodScreen(page);
  await tabTo(page, page.getByRole("button", { name: "List", exact: true }));
  await key("Enter");
  await expect(page.getByRole("link", { name: everybody[19] })).toBeVisible();
  await key("j");
  await expect(page.getByRole("link", { name: everybody[0] })).toBeFocused();
  await key("Enter");
  for (const [index, name] of everybody.entries()) {
    await inPanel(name);
    await expect(panel.getByText(`${index + 1} of 20`)).toBeVisible();
    if (index < 19) await key("j");
  }
  await expectGoodScreen(page);

  // Moved, and undone: back where they were.
  const last = everybody.slice(-4) as [string, string, string, string];
  await key("2");
  await expectMoved(page, "Anna", "Under Review");
  await key("k");
  await inPanel(last[2]);
  await key("3");
  await expectMoved(page, "Bnna", "Interview");
  await key("u");
  await expect(toast(page, "Undone: back to New")).toBeVisible();
  await expect
    .poll(async () => (await statusOf(morning, last[2]))?.status, "the stage it was undone to")
    .toBe("applied");
  expect((await statusOf(morning, last[3]))?.status).toBe("reviewing");

  // A note, in the panel.
  await panel.getByRole("tab", { name: /^Notes/ }).focus();
  await key("Enter");
  const box = panel.getByRole("textbox", { name: "Note for your team" });
  await tabTo(page, box, 200);
  await page.keyboard.type("Strong on Go. @Mar");
  await expect(panel.getByRole("option", { name: "Marta Lindqvist" })).toBeVisible();
  await key("Enter");
  await key("Control+Enter");
  await expect(panel.getByRole("listitem").filter({ hasText: "Strong on Go." })).toContainText("@Marta Lindqvist");
  await key("Shift+Tab");
  await key("Escape");
  await expect(panel).toHaveCount(0);

  // Several are assigned together, after a preview.
  await expect(page.locator("[data-person-link]:focus")).toHaveCount(1);
  await key("x");
  await key("k");
  await key("x");
  const bar = page.getByRole("region", { name: "2 people selected" });
  await expect(bar.getByRole("status")).toContainText("Move to Under Review: ");
  await tabTo(page, bar.getByRole("button", { name: "Assign", exact: true }), 200);
  await key("Enter");
  await page.getByRole("menuitem", { name: "Marta Lindqvist" }).waitFor();
  await key("Home");
  await key("Enter");
  await expect(bar.getByRole("status")).toContainText("Assign to Marta Lindqvist: ");
  await tabTo(page, bar.getByRole("button", { name: "Assign 2 people" }), 200);
  await key("Enter");
  await expect(toast(page, "2 applications assigned")).toBeVisible();
  await expect(bar).toHaveCount(0);
  const assigned = await sql`select from public.application_assignments where assigned_to_user_id = ${colleague.id}`;
  expect(assigned).toHaveLength(2);

  // One is declined, with a kind message; one key lists all shortcuts.
  await key("?");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Done" }));
  await key("Enter");
  await tabTo(page, page.getByRole("link", { name: everybody[0] }), 200);
  await key("6");
  const dialog = page.getByRole("dialog", { name: "Decline Tnna?" });
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await key("Space");
  await key("Tab");
  await page.keyboard.type(kindText);
  await tabTo(page, dialog.getByRole("button", { name: "Decline" }));
  await key("Enter");
  await expect(toast(page, "Tnna moved to Not Selected")).toBeVisible();
  await expect(shown(page, "Tnna Applicant")).toHaveCount(0);
  await expectKindly(await openBrowser({ viewport: { width: 1280, height: 800 } }), morning, everybody[0] as string);
});
