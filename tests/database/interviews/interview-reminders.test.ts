import { describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeInterview, notifyInterview, type TestInterview } from "../../support/interviews.ts";

/** Runs the schedule at a given moment. */
const remindAt = (at: Date) => sql`select private.remind_of_interviews(${at})`;
const ahead = ({ startsAt }: TestInterview, minutes: number) => new Date(startsAt.getTime() - minutes * 60_000);
/** A person's reminders so far. */
async function remindersOf(person: Actor): Promise<string[]> {
  const rows = await sql<{ title: string }[]>`
    select title from public.notifications
    where user_id = ${person.id} and type in ('interview_reminder', 'interview_soon') order by created_at, title`;
  return rows.map(({ title }) => title);
}
const mailsOf = async (person: Actor): Promise<number> =>
  (await sql`select from public.email_outbox where to_email = ${person.email} and template = 'interview_reminder'`)
    .length;

const dayMinutes = 24 * 60;

describe("reminders", () => {
  test.each([
    [
      "when clocks go forward in Denver",
      "2031-03-09T15:00:00Z",
      "America/Denver",
      "Sun, Mar 9, 2031, 9:00 AM (Denver time)",
    ],
    [
      "when they go back in Denver",
      "2031-11-02T16:00:00Z",
      "America/Denver",
      "Sun, Nov 2, 2031, 9:00 AM (Denver time)",
    ],
    [
      "when clocks go forward in Berlin",
      "2031-03-30T07:00:00Z",
      "Europe/Berlin",
      "Sun, Mar 30, 2031, 9:00 AM (Berlin time)",
    ],
    [
      "when they go back in Berlin",
      "2031-10-26T08:00:00Z",
      "Europe/Berlin",
      "Sun, Oct 26, 2031, 9:00 AM (Berlin time)",
    ],
    ["on any day in Kolkata", "2031-06-10T03:30:00Z", "Asia/Kolkata", "Tue, Jun 10, 2031, 9:00 AM (Kolkata time)"],
  ])("are sent once a day before and once an hour before, %s", async (_, startsAt, timeZone, said) => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const marta = await makeStaff(company, "recruiter");
    const interview = await makeInterview(company, candidate, {
      people: [marta],
      startsAt: new Date(startsAt),
      timeZone,
    });
    await remindAt(ahead(interview, dayMinutes + 1));
    expect(await remindersOf(candidate)).toEqual([]);
    for (const minutes of [dayMinutes, dayMinutes - 1, 61]) await remindAt(ahead(interview, minutes));
    expect(await remindersOf(candidate)).toEqual([`Your interview is ${said}`]);
    expect(await remindersOf(marta)).toEqual([`Interview with Casey Candidate, ${said}`]);
    for (const minutes of [60, 59, 1, 0, -30]) await remindAt(ahead(interview, minutes));
    expect(await remindersOf(candidate)).toEqual([`Your interview is ${said}`, `Your interview starts soon, ${said}`]);
    expect(await remindersOf(marta)).toHaveLength(2);
    expect([await mailsOf(candidate), await mailsOf(marta)]).toEqual([2, 2]);
    // Non-participants get no reminders.
    expect(await remindersOf(company.owner)).toEqual([]);
  });

  test("use the reader's own time zone", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    await candidate.client.rpc("set_time_zone", { p_zone: "Asia/Kathmandu" });
    const interview = await makeInterview(company, candidate, { startsAt: new Date("2032-06-10T03:15:00Z") });
    await remindAt(ahead(interview, dayMinutes));
    expect(await remindersOf(candidate)).toEqual(["Your interview is Thu, Jun 10, 2032, 9:00 AM (Kathmandu time)"]);
  });

  test("are sent once if the schedule runs twice at the same moment", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate, { startsAt: new Date("2032-07-10T03:15:00Z") });
    await Promise.all([1, 2, 3].map(() => remindAt(ahead(interview, dayMinutes))));
    expect(await remindersOf(candidate)).toHaveLength(1);
  });

  test("catch up with only the nearer one after a pause, and skip interviews that have begun", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate, { startsAt: new Date("2032-08-10T12:00:00Z") });
    await remindAt(ahead(interview, 30));
    expect(await remindersOf(candidate)).toEqual([expect.stringContaining("starts soon")]);
    const missed = await makeInterview(company, candidate, { startsAt: new Date("2032-08-11T12:00:00Z") });
    await remindAt(ahead(missed, 0));
    expect(await remindersOf(candidate)).toHaveLength(1);
  });

  test("are skipped if the interview was arranged after they would have been sent", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const startsAt = new Date("2032-09-10T12:00:00Z");
    const arrangedAt = new Date(startsAt.getTime() - 5 * 3_600_000);
    const interview = await makeInterview(company, candidate, { startsAt, arrangedAt });
    await remindAt(ahead(interview, 290));
    expect(await remindersOf(candidate)).toEqual([]);
    await remindAt(ahead(interview, 60));
    expect(await remindersOf(candidate)).toEqual([expect.stringContaining("starts soon")]);
  });

  test("are withdrawn when an interview moves, and sent again for the new time", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate, { startsAt: new Date("2033-01-10T12:00:00Z") });
    await remindAt(ahead(interview, dayMinutes));
    expect(await remindersOf(candidate)).toHaveLength(1);
    const startsAt = new Date("2033-01-20T12:00:00Z");
    await sql`
      select private.reschedule_interview(
        i.id, ${startsAt}, i.minutes, i.place_kind, i.place, i.time_zone, 'It suits better', 'company')
      from private.interviews i where i.id = ${interview.id}`;
    await sql`update private.interviews set changed_at = ${ahead(interview, 600)} where id = ${interview.id}`;
    await notifyInterview(interview.id, "moved", "company", company.owner);
    expect(await remindersOf(candidate)).toEqual([]);
    // An hour before its original time.
    await remindAt(ahead(interview, 60));
    expect(await remindersOf(candidate)).toEqual([]);
    await remindAt(new Date(startsAt.getTime() - dayMinutes * 60_000));
    expect(await remindersOf(candidate)).toEqual([expect.stringContaining("Jan 20")]);
  });

  test("are not sent for a canceled interview", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate, { startsAt: new Date("2033-02-10T12:00:00Z") });
    await remindAt(ahead(interview, dayMinutes));
    await sql`update private.interviews set state = 'cancelled', sequence = 1 where id = ${interview.id}`;
    await notifyInterview(interview.id, "cancelled", "company", company.owner);
    await remindAt(ahead(interview, 60));
    expect(await remindersOf(candidate)).toEqual([]);
    expect(await remindersOf(company.owner)).toEqual([]);
  });

  test("follow each side's email settings", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    await candidate.client.rpc("set_candidate_mail", { p_kind: "interview_reminders", p_is_on: false });
    await company.owner.client.rpc("set_staff_notice", { p_kind: "interviews", p_in_app: false, p_by_mail: "off" });
    const interview = await makeInterview(company, candidate, { startsAt: new Date("2033-03-10T12:00:00Z") });
    await remindAt(ahead(interview, dayMinutes));
    expect(await remindersOf(candidate)).toHaveLength(1);
    expect(await remindersOf(company.owner)).toEqual([]);
    expect([await mailsOf(candidate), await mailsOf(company.owner)]).toEqual([0, 0]);
  });
});
