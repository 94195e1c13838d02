import ICAL from "ical.js";
import { type Actor, sql } from "../../tests/support/accounts.ts";
import { calendarOf } from "../../tests/support/calendar-mail.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../tests/support/companies.ts";
import { day } from "../../tests/support/dates.ts";
import type { Mail } from "../../tests/support/inbox.ts";
import { makeApplication, makeJob } from "../../tests/support/jobs.ts";
import { endUndoTime } from "../../tests/support/notices.ts";
import { openStoredFile, pdf } from "../support/files.ts";
import { mailTo } from "../support/inbox.ts";
import { entries, field, pressed, shown, toast } from "../support/page.ts";
import { expectGoodScreen } from "../support/screen.ts";
import { openAs } from "../support/session.ts";
import { expect, phone, test } from "../support/test.ts";

/** Pages poll every ten seconds. */
const soon = { timeout: 60_000 };

const rename = (staff: Actor, first: string, last: string) =>
  sql`update public.company_users set first_name = ${first}, last_name = ${last} where user_id = ${staff.id}`;

/** What a calendar reads in an email. */
async function entryIn(mail: Mail) {
  const { method, file } = await calendarOf(mail);
  const event = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent("vevent");
  return {
    method,
    uid: event?.getFirstPropertyValue("uid"),
    sequence: event?.getFirstPropertyValue("sequence"),
    starts: (event?.getFirstPropertyValue("dtstart") as ICAL.Time | undefined)?.toJSDate(),
  };
}

test("a recruiter, a colleague and a candidate go from application to hire, each in their own time zone", async ({
  openBrowser,
}) => {
  const [company, candidate, another] = await Promise.all([makeCompany(), makeCandidate(), makeCandidate()]);
  const [recruiter, colleague] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "manager")]);
  await Promise.all([
    rename(recruiter, "Dana", "Whitlock"),
    rename(colleague, "Marcus", "Oyelaran"),
    sql`update public.candidates set first_name = 'Nadia', last_name = 'Ferreira' where id = ${candidate.candidateId}`,
  ]);
  const job = await makeJob(company, {
    skillsRequired: ["TypeScript", "SQL"],
    createdBy: recruiter,
    assignedTo: recruiter,
  });
  const id = await makeApplication(job, candidate);
  const other = await makeApplication(job, another, { status: "reviewing" });
  // Zones that change clocks in the same night: the offset between them is constant.
  const seeker = await openBrowser({ viewport: { width: 1280, height: 800 }, timezoneId: "America/New_York" });
  const desk = await openBrowser({ ...phone, timezoneId: "America/Denver" });
  const second = await openBrowser({ viewport: { width: 1280, height: 800 }, timezoneId: "America/Chicago" });
  const talk = seeker.getByRole("region", { name: "Conversation" });

  await test.step("both sides exchange messages, and see new ones without a reload", async () => {
    await Promise.all([
      openAs(seeker, candidate, "/candidate/applications"),
      openAs(desk, recruiter, `/company/applications/${id}?tab=conversation`),
    ]);
    await desk.getByRole("textbox", { name: "Message to Nadia" }).fill("What did you build last?");
    await desk.getByRole("button", { name: "Send" }).click();
    await expect(desk.getByText("Sending...")).toHaveCount(0);
    await desk.goto("/company/applications");

    await seeker.getByRole("link", { name: `${job.title} 1 unread message` }).click(soon);
    await expect(talk).toContainText("What did you build last?");
    await talk.locator("input[type=file]").setInputFiles(pdf("plan.pdf"));
    await talk.getByRole("textbox").fill("The plan is attached.");
    await expect(talk.getByRole("progressbar")).toHaveCount(0);
    await talk.getByRole("button", { name: "Send" }).click();
    await expect(talk.getByText("Sending...")).toHaveCount(0);

    await desk.getByRole("link", { name: "Nadia Ferreira 1 unread message" }).click(soon);
    await desk.getByRole("tab", { name: "Messages 1" }).click();
    const thread = desk.getByRole("list", { name: "Conversation with Nadia" });
    await expect(thread).toContainText("The plan is attached.");
    expect(await openStoredFile(desk, thread.getByRole("button", { name: "Open plan.pdf" }))).toBe(200);
  });

  await test.step("the company proposes three times with its own template, and the candidate picks one", async () => {
    await pressed(desk, "Propose times").first().click();
    const dialog = desk.getByRole("dialog", { name: "Propose times to Nadia Ferreira" });
    await expect(dialog.getByLabel("A note to Nadia")).toHaveValue(/^Hello Nadia,[\s\S]*Dana Whitlock/);
    await dialog.getByRole("button", { name: "Enter a time" }).click();
    for (const [date, time] of [
      [day(3), "10:00"],
      [day(3), "15:30"],
      [day(4), "09:00"],
    ] as const) {
      await dialog.getByLabel("Date").fill(date);
      await dialog.getByLabel("Start").fill(time);
      await dialog.getByRole("button", { name: "Add this time" }).click();
    }
    await dialog.getByRole("textbox", { name: "Video link" }).fill("meet.example.com/talk");
    await dialog.getByRole("button", { name: "Add a colleague" }).click();
    await desk.getByRole("menuitem", { name: "Marcus Oyelaran" }).click();
    await dialog.getByRole("button", { name: "Send 3 times" }).click();
    await expect(toast(desk, "Times sent")).toBeVisible();

    const choose = seeker.getByRole("form", { name: "Pick a time to talk" });
    await choose.getByRole("radio", { name: /5:30–6:15 PM/ }).check(soon);
    await choose.getByRole("button", { name: /^Confirm .*5:30 PM$/ }).click();
    await expect(toast(seeker, "Interview confirmed")).toBeVisible();
  });

  await test.step("the interview appears in both calendars by email, and moves under the same id", async () => {
    const [interview] = await sql<{ id: string; starts_at: Date }[]>`
      select id, starts_at from private.interviews where application_id = ${id}`;
    const entry = { method: "REQUEST", uid: `${interview?.id}@fairmatch` };
    for (const person of [candidate, colleague]) {
      const mail = await mailTo(person.email, /^Interview/);
      expect(await entryIn(mail)).toEqual({ ...entry, sequence: 0, starts: interview?.starts_at });
    }
    await desk.getByRole("tab", { name: "Profile" }).click();
    const next = desk.getByRole("region", { name: "Next interview" });
    await expect(next).toContainText("3:30–4:15 PM", soon);
    await next.getByRole("button", { name: /^Change the interview/ }).click();
    await desk.getByRole("menuitem", { name: "Move or change it now" }).click();
    const move = desk.getByRole("dialog", { name: "Move the interview" });
    await move.getByLabel("Start of new time").fill("16:30");
    await move.getByLabel("Why").fill("The room is taken until four.");
    await move.getByRole("button", { name: "Move interview" }).click();
    await expect(next).toContainText("4:30–5:15 PM");

    const theirs = seeker.getByRole("region", { name: "Next interview" });
    await expect(theirs).toContainText("Moved: The room is taken until four.", soon);
    await expect(theirs).toContainText("6:30–7:15 PM");
    const moved = await mailTo(candidate.email, /^Interview changed/);
    expect(await entryIn(moved)).toMatchObject({ ...entry, sequence: 1 });
  });

  await test.step("both interviewers submit a scorecard before reading the other's", async () => {
    await sql`update private.interviews set starts_at = now() - interval '2 hours' where application_id = ${id}`;
    await desk.goto(`/company/applications/${id}?tab=profile`);
    const mine = desk.getByRole("region", { name: "Scorecards" });
    await mine.getByRole("button", { name: "Write scorecard" }).click();
    const dialog = desk.getByRole("dialog", { name: "Scorecard for Nadia Ferreira" });
    await field(dialog, "Notes").fill("Kind and quick. Types, but no generics");
    await dialog.getByRole("button", { name: "Choose criteria" }).click();
    const choosing = desk.getByRole("dialog", { name: "Interview criteria" });
    await choosing.getByRole("button", { name: "Add TypeScript" }).click();
    await choosing.getByRole("button", { name: "Add SQL" }).click();
    await expectGoodScreen(desk);
    await choosing.getByRole("button", { name: "Save criteria" }).click();
    await dialog.getByRole("radiogroup", { name: "TypeScript" }).getByRole("radio", { name: "Partly" }).check();
    await dialog
      .getByRole("radiogroup", { name: /^Overall/ })
      .getByRole("radio", { name: "Yes", exact: true })
      .check();
    await expect(field(dialog, "Notes")).toHaveValue(/^Kind and quick/);
    await expectGoodScreen(desk);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await expect(toast(desk, "Scorecard submitted")).toBeVisible();
    await expect(desk.getByRole("heading", { name: "Scorecards for Nadia Ferreira" })).toBeVisible();
    await desk.getByRole("link", { name: "Nadia Ferreira" }).click();

    await openAs(second, colleague, `/company/applications/${id}`);
    const card = second.getByRole("region", { name: "Scorecards" });
    await expect(card).toContainText("You’ll see the others after you submit yours.");
    await card.getByRole("button", { name: "Write scorecard" }).click();
    const theirs = second.getByRole("dialog", { name: "Scorecard for Nadia Ferreira" });
    for (const question of ["TypeScript", "SQL", /^Overall/]) {
      await theirs.getByRole("radiogroup", { name: question }).getByRole("radio", { name: "Yes", exact: true }).check();
    }
    await theirs.getByRole("button", { name: "Submit" }).click();
    await expect(second.getByText("2 of 2 submitted")).toBeVisible();
    await expect(second.getByRole("row", { name: "TypeScript 1 You 1 Dana 0 0" })).toBeVisible();
    await expect(second.getByRole("row", { name: "SQL 1 You 0 0 1 Dana" })).toBeVisible();
    await expect(second.getByRole("region", { name: "Notes" })).toContainText("Types, but no generics");
    await expectGoodScreen(second);
  });

  await test.step("the company makes an offer with its own template, and the candidate accepts", async () => {
    await desk.getByRole("tab", { name: "Profile" }).click();
    await pressed(desk, "Make an offer").click();
    const writing = desk.getByRole("dialog", { name: "Make Nadia an offer" });
    await expect(field(writing, "A note to Nadia")).toHaveValue(/^Hello Nadia,[\s\S]*Dana Whitlock/);
    await field(writing, "Salary, before tax").fill("178,000");
    await field(writing, "Starts").fill(day(40));
    await field(writing, "Expires on").fill(day(10));
    await writing.getByRole("button", { name: "Preview" }).click();
    // By keyboard: a second click in the same place right away is a double click, and sends nothing.
    await desk
      .getByRole("dialog", { name: "What Nadia will see" })
      .getByRole("button", { name: "Send offer" })
      .press("Enter");
    await expect(toast(desk, "Nadia moved to Offered")).toBeVisible();
    await endUndoTime(id);

    await expect(seeker.getByRole("heading", { name: "You have an offer" })).toBeVisible(soon);
    await pressed(seeker, "Accept offer").click();
    const asking = seeker.getByRole("dialog", { name: `Accept the offer from ${company.name}?` });
    await asking.getByRole("button", { name: "Accept offer" }).click();
    await expect(shown(seeker, /^You accepted the offer/)).toBeVisible();
    await expect(entries(seeker, "Application Status").last()).toHaveText(/Hired/);
    await expectGoodScreen(seeker);
  });

  await test.step("the company closes the job and notifies the other applicants, each with one press", async () => {
    await expect(desk.getByText("Nadia is hired. What's next?")).toBeVisible(soon);
    await expect(shown(desk, /^Nadia accepted the offer/)).toBeVisible();
    await expectGoodScreen(desk);
    await pressed(desk, "Close the job as filled").click();
    await expect(toast(desk, "Job status updated successfully")).toBeVisible();
    // The element below moves up, where a second tap right away is ignored, so this uses the keyboard.
    await expect(pressed(desk, "Close the job as filled")).toHaveCount(0);
    await pressed(desk, "Notify 1 other person").press("Enter");
    const telling = desk.getByRole("dialog", { name: "Notify 1 person that the job is filled?" });
    await expect(field(telling, "Message to Casey Candidate")).toHaveValue(/We have now filled the position/);
    await expectGoodScreen(desk);
    await telling.getByRole("button", { name: "Notify 1 person" }).click();
    await expect(toast(desk, "Casey moved to Not Selected")).toBeVisible();
    await expect(desk.getByText("Nadia is hired. What's next?")).toHaveCount(0);
    const rows = await sql`
      select a.id, a.status, r.reason, j.status as job
      from public.applications a
      join public.jobs j on j.id = a.job_id
      left join private.application_rejections r on r.application_id = a.id
      where a.job_id = ${job.id} order by a.status`;
    expect(rows).toEqual(
      expect.arrayContaining([
        { id, status: "hired", reason: null, job: "filled" },
        { id: other, status: "rejected", reason: "job_closed", job: "filled" },
      ]),
    );
  });
});
