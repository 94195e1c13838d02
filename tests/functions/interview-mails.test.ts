import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type Actor, sql } from "../support/accounts.ts";
import { calendarOf } from "../support/calendar-mail.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../support/companies.ts";
import { type Mail, mailsFor, sourceOf } from "../support/inbox.ts";
import { makeInterview, notifyInterview, pickProposal } from "../support/interviews.ts";

const must = async (call: PromiseLike<{ error: unknown }>) => expect((await call).error).toBeNull();
const assign = (jobId: string, { id }: TestCompany, who: Actor) =>
  sql`insert into public.job_assignments (job_id, company_id, assigned_to_user_id) values (${jobId}, ${id}, ${who.id})`;
/** The last calendar entry, once that many emails have arrived. */
const lastEntry = async (person: Actor, count: number) => readCalendar((await waitForMails(person, count)).at(-1));

/** Emails to a person once there are enough. */
async function waitForMails(person: Actor, count: number): Promise<Mail[]> {
  await expect.poll(async () => (await mailsFor(person.email)).length).toBeGreaterThanOrEqual(count);
  return mailsFor(person.email);
}

/** What a calendar reads in an email's file. */
async function readCalendar(mail: Mail | undefined) {
  if (!mail) throw new Error("There is no such mail.");
  const { method, file } = await calendarOf(mail);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  const [event] = events;
  if (!event) throw new Error("The file holds no event.");
  expect(String(calendar.getFirstPropertyValue("method"))).toBe(method);
  const value = (name: string) => event.getFirstPropertyValue(name);
  const attendee = event.getFirstProperty("attendee");
  return {
    file,
    method,
    uid: value("uid"),
    sequence: value("sequence"),
    status: value("status"),
    summary: String(value("summary")),
    location: String(value("location")),
    description: String(value("description")),
    starts: value("dtstart") as ICAL.Time,
    ends: value("dtend") as ICAL.Time,
    stamp: value("dtstamp") as ICAL.Time,
    organizer: String(value("organizer")),
    attendees: event.getAllProperties("attendee").map((each) => String(each.getFirstValue()).toLowerCase()),
    partstat: attendee?.getParameter("partstat"),
    rsvp: attendee?.getParameter("rsvp"),
  };
}

describe("the calendar entry in interview emails", () => {
  it("is confirmed, moved and canceled under one id, with a rising sequence, for its recipient only", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const marta = await makeStaff(company, "recruiter");
    const startsAt = new Date("2027-03-14T16:00:00Z");
    const interview = await makeInterview(company, candidate, { people: [marta], startsAt });

    await notifyInterview(interview.id, "confirmed", "candidate", candidate);
    const [confirmed] = await waitForMails(candidate, 1);
    // Denver is at UTC-6 from that night.
    expect(confirmed?.subject).toMatch(/^Interview: .*, Sun, Mar 14, 2027, 10:00 AM$/);
    expect(confirmed?.text).toContain("Sun, Mar 14, 2027, 10:00–10:45 AM (Denver time)");
    const first = await readCalendar(confirmed);
    expect(first).toMatchObject({
      method: "REQUEST",
      uid: `${interview.id}@fairmatch`,
      sequence: 0,
      status: "CONFIRMED",
      location: "https://meet.example/room",
      organizer: "mailto:no-reply@fairmatch.example",
      attendees: [`mailto:${candidate.email}`],
      partstat: "ACCEPTED",
      rsvp: "FALSE",
    });
    expect(first.file).toContain("DTSTART:20270314T160000Z");
    expect([first.starts.zone.tzid, first.ends.zone.tzid, first.stamp.zone.tzid]).toEqual(["UTC", "UTC", "UTC"]);
    expect(first.ends.toJSDate()).toEqual(new Date("2027-03-14T16:45:00Z"));

    // Participants haven't replied, and see whom they meet.
    const [toMarta] = await waitForMails(marta, 1);
    const martas = await readCalendar(toMarta);
    expect(martas).toMatchObject({ uid: first.uid, partstat: "NEEDS-ACTION", attendees: [`mailto:${marta.email}`] });
    expect(martas.summary).toContain("Interview with Casey Candidate: ");
    expect(toMarta?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(toMarta?.headers["auto-submitted"]).toBe("auto-generated");
    // The company's owner is notified but doesn't take part: no entry.
    const [toOwner] = await waitForMails(company.owner, 1);
    expect(await sourceOf(toOwner as Mail)).not.toContain("text/calendar");

    await sql`
      update private.interviews set starts_at = starts_at + interval '1 day', sequence = 1, reason = 'The room is taken.', changed_at = now()
      where id = ${interview.id}`;
    await notifyInterview(interview.id, "moved", "company", marta);
    const moved = (await waitForMails(candidate, 2)).at(-1);
    expect(moved?.subject).toMatch(/^Interview changed: /);
    expect(moved?.text).toContain("> The room is taken.");
    expect(await readCalendar(moved)).toMatchObject({
      method: "REQUEST",
      uid: first.uid,
      sequence: 1,
      partstat: "NEEDS-ACTION",
    });
    // Marta did it, but her calendar still needs it.
    const martasMove = (await waitForMails(marta, 2)).at(-1);
    expect(await readCalendar(martasMove)).toMatchObject({ uid: first.uid, sequence: 1, partstat: "ACCEPTED" });

    await sql`update private.interviews set state = 'cancelled', sequence = 2, reason = null, changed_at = now() where id = ${interview.id}`;
    await notifyInterview(interview.id, "cancelled", "candidate", candidate);
    for (const person of [candidate, marta]) {
      const cancelled = (await waitForMails(person, 3)).at(-1);
      expect(cancelled?.subject).toMatch(/^Interview canceled: /);
      expect(await readCalendar(cancelled)).toMatchObject({
        method: "CANCEL",
        uid: first.uid,
        sequence: 2,
        status: "CANCELLED",
      });
    }
  });

  it("leaves a colleague's calendar when they don't take part at the new time", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const [marta, priya] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "manager")]);
    const interview = await makeInterview(company, candidate, { people: [marta] });
    await sql`update private.interviews set sequence = 1, changed_at = now() where id = ${interview.id}`;
    await pickProposal(interview.id, [priya]);
    await notifyInterview(interview.id, "moved", "candidate", candidate);
    const [toMarta] = await waitForMails(marta, 1);
    expect(toMarta?.subject).toMatch(/^Interview without you: /);
    expect(await readCalendar(toMarta)).toMatchObject({ method: "CANCEL", sequence: 1 });
    const [toPriya] = await waitForMails(priya, 1);
    expect(await readCalendar(toPriya)).toMatchObject({ method: "REQUEST", sequence: 1 });
    expect(await mailsFor(marta.email)).toHaveLength(1);
  });

  it.each([
    ["commas, quotes and backslashes", 'Chef, "Head"; C:\\n \\, ,;'],
    ["right-to-left letters", "مهندس برمجیات شلوم שלום"],
    ["text that looks like a line of the file", "Cook END:VEVENT BEGIN:VEVENT SUMMARY:Other"],
    ["200 two-byte characters", "ü".repeat(200)],
    ["200 emoji", "👩🏽‍🍳".repeat(40)],
  ])("keeps %s intact in title and location", async (_, jobTitle) => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate, { jobTitle, place: jobTitle, placeKind: "in_person" });
    await notifyInterview(interview.id, "confirmed", "candidate", candidate);
    const { file, summary, location } = await readCalendar((await waitForMails(candidate, 1))[0]);
    expect(summary).toBe(`Interview: ${jobTitle} at ${company.name}`);
    expect(location).toBe(jobTitle);
    // Folded at 75 octets (RFC 5545 3.1), never within a character.
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain("\ufffd");
  });

  it("stays on one line when the title contains line breaks", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate);
    const id = interview.id;
    const [row] = await sql<{ data: Record<string, string> }[]>`
      select private.interview_mail(i, ${candidate.id}, true, 'candidate') as data from private.interviews i where id = ${id}`;
    const data = {
      ...row?.data,
      job_title: "Cook\r\nATTENDEE:mailto:all@example.com\nX",
      place: "Room\nMETHOD:CANCEL",
    };
    await sql`select private.enqueue_email('interview_confirmed', ${candidate.email}, ${sql.json(data)})`;
    const read = await readCalendar((await waitForMails(candidate, 1))[0]);
    expect(read).toMatchObject({
      method: "REQUEST",
      attendees: [`mailto:${candidate.email}`],
      location: "Room METHOD:CANCEL",
    });
    expect(read.summary).toContain("Cook ATTENDEE:mailto:all@example.com X");
  });
});

describe("a change of participants without a new time", () => {
  it("cancels the entry of a removed person, sends one to the new owner, and informs the candidate", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const [marta, priya] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "manager")]);
    await sql`update public.company_users set first_name = 'Priya', last_name = 'Valluri' where user_id = ${priya.id}`;
    const { id } = await makeInterview(company, candidate, { people: [marta] });
    const [membership] = await sql`select id from public.company_users where user_id = ${marta.id}`;
    await must(company.owner.client.rpc("remove_staff", { p_company_user_id: membership?.id, p_successor: priya.id }));
    const mails = await waitForMails(marta, 2);
    const left = mails.find(({ subject }) => subject.startsWith("Interview without you: "));
    expect(left?.text).toContain("Open Fairmatch");
    expect(await readCalendar(left)).toMatchObject({
      method: "CANCEL",
      uid: `${id}@fairmatch`,
      sequence: 1,
      attendees: [`mailto:${marta.email}`],
    });
    expect(await lastEntry(priya, 1)).toMatchObject({ method: "REQUEST", uid: `${id}@fairmatch`, sequence: 1 });
    const candidates = await lastEntry(candidate, 1);
    expect(candidates).toMatchObject({ method: "REQUEST", sequence: 1 });
    expect(candidates.description).toContain("With Priya Valluri of");
    const notices = await priya.client.from("notifications").select("title").eq("type", "interview_answered");
    expect(notices.data).toMatchObject([{ title: expect.stringMatching(/^You're in the interview with Casey/) }]);
  });

  it("cancels a partner recruiter's entry with the job, and restores it with a new assignment", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const [partner, role] = await Promise.all([
      makeStaff(company, "partner_recruiter"),
      makeStaff(company, "recruiter"),
    ]);
    const { id, jobId } = await makeInterview(company, candidate, { people: [partner, role] });
    await assign(jobId, company, partner);
    expect(await lastEntry(partner, 1)).toMatchObject({ method: "REQUEST", sequence: 1 });
    await sql`delete from public.job_assignments where job_id = ${jobId}`;
    expect(await lastEntry(partner, 2)).toMatchObject({ method: "CANCEL", sequence: 2 });
    await assign(jobId, company, partner);
    expect(await lastEntry(partner, 3)).toMatchObject({ method: "REQUEST", sequence: 3 });
    // With another role the other colleague loses it.
    await sql`update public.company_users set role = 'partner_recruiter' where user_id = ${role.id}`;
    expect((await readCalendar((await waitForMails(role, 4)).at(-1))).method).toBe("CANCEL");
    await sql`delete from public.job_assignments where job_id = ${jobId}`;
    const [mail] = await waitForMails(company.owner, 1);
    expect(mail?.subject).toMatch(/^No one is left for the interview with Casey Candidate, /);
    // The candidate's calendar is as current as all others, and doesn't say who comes.
    const [row] = await sql`select sequence from private.interviews where id = ${id}`;
    expect(row?.sequence).toBe(5);
    expect((await lastEntry(candidate, 5)).sequence).toBe(5);
  });

  it("cancels the entry of a colleague who deletes their account, then forgets the address", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const [marta, priya] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "manager")]);
    await makeInterview(company, candidate, { people: [marta, priya] });
    await must(marta.client.rpc("delete_account", { p_email: marta.email }));
    const entry = (await waitForMails(marta, 2)).find(({ subject }) => subject.startsWith("Interview without you: "));
    expect(await readCalendar(entry)).toMatchObject({ method: "CANCEL", sequence: 1 });
    await expect
      .poll(() => sql`select from public.email_outbox where to_email = ${marta.email}`.then((rows) => rows.length))
      .toBe(0);
    expect(await lastEntry(priya, 1)).toMatchObject({ method: "REQUEST", sequence: 1 });
  });

  it("sends no cancellation to people who never received the entry by email", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const marta = await makeStaff(company, "recruiter");
    await must(marta.client.rpc("set_staff_notice", { p_kind: "interviews", p_in_app: true, p_by_mail: "off" }));
    await makeInterview(company, candidate, { people: [marta, company.owner] });
    // Their choices end with the membership.
    const [membership] = await sql`select id from public.company_users where user_id = ${marta.id}`;
    await must(company.owner.client.rpc("remove_staff", { p_company_user_id: membership?.id }));
    await waitForMails(company.owner, 1);
    const mails = await waitForMails(marta, 1);
    expect(mails.map(({ subject }) => subject)).not.toContainEqual(expect.stringContaining("Interview"));
  });
});

describe("an interview whose candidate or company is deleted", () => {
  it("is canceled in all calendars when the candidate deletes their account, without their details", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const marta = await makeStaff(company, "recruiter");
    const place = "+1 303 555 0199";
    const { id } = await makeInterview(company, candidate, { people: [marta], placeKind: "phone", place });
    await must(candidate.client.rpc("delete_account", { p_email: candidate.email }));
    const [mail] = await waitForMails(marta, 1);
    expect(mail?.subject).toMatch(/^Interview canceled: /);
    expect(mail?.text).toContain("> The applicant deleted their account");
    const entry = await readCalendar(mail);
    expect(entry).toMatchObject({ method: "CANCEL", uid: `${id}@fairmatch`, sequence: 1, status: "CANCELLED" });
    for (const said of [entry.file, mail?.text, mail?.html]) {
      expect(said).not.toMatch(/Casey|Candidate\b|555 0199/);
      expect(said).not.toContain(candidate.email);
    }
    const own = (await waitForMails(candidate, 2)).find(({ subject }) => subject.startsWith("Interview canceled: "));
    expect(await readCalendar(own)).toMatchObject({
      method: "CANCEL",
      uid: `${id}@fairmatch`,
      sequence: 1,
      attendees: [`mailto:${candidate.email}`],
    });
    await expect
      .poll(() => sql`select from public.email_outbox where to_email = ${candidate.email}`.then((rows) => rows.length))
      .toBe(0);
  });

  it("is canceled when its company is deleted, even for a recently closed application", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const marta = await makeStaff(company, "recruiter");
    const { id, applicationId } = await makeInterview(company, candidate, { people: [marta] });
    await must(
      company.owner.client.rpc("set_application_status", {
        p_application_id: applicationId,
        p_status: "rejected",
        p_reason: "skills",
      }),
    );
    await must(company.owner.client.rpc("close_company", { p_company_id: company.id, p_name: company.name }));
    for (const person of [candidate, marta]) {
      await expect
        .poll(async () => (await mailsFor(person.email)).find(({ subject }) => subject.startsWith("Interview ")))
        .toBeDefined();
      const mail = (await mailsFor(person.email)).find(({ subject }) => subject.startsWith("Interview "));
      expect(await readCalendar(mail)).toMatchObject({ method: "CANCEL", uid: `${id}@fairmatch`, sequence: 1 });
    }
  });
});

describe("recipients of interview emails", () => {
  it("include the candidate always, and staff unless they turned the emails off", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const args = { p_kind: "interviews", p_in_app: true, p_by_mail: "off" };
    expect((await company.owner.client.rpc("set_staff_notice", args)).error).toBeNull();
    const interview = await makeInterview(company, candidate);
    await notifyInterview(interview.id, "confirmed", "candidate", candidate);
    await notifyInterview(interview.id, "moved", "company", company.owner);
    await waitForMails(candidate, 2);
    const rows = await sql`select to_email from public.email_outbox where to_email = ${company.owner.email}`;
    expect(rows).toEqual([]);
    const notices = await company.owner.client.from("notifications").select("type, title");
    expect(notices.data).toMatchObject([
      { type: "interview_answered", title: expect.stringMatching(/^Casey Candidate picked /) },
    ]);
  });

  it("include staff when the candidate requests another time, without a calendar entry", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const interview = await makeInterview(company, candidate);
    await sql`update private.interviews set move_asked = 'I have a class.' where id = ${interview.id}`;
    await notifyInterview(interview.id, "move_asked", "candidate", candidate);
    const [mail] = await waitForMails(company.owner, 1);
    expect(mail?.subject).toMatch(/^Casey Candidate asks for a different time than /);
    expect(mail?.text).toContain("I have a class.");
    expect(await sourceOf(mail as Mail)).not.toContain("text/calendar");
    expect(await sql`select from public.email_outbox where to_email = ${candidate.email}`).toHaveLength(0);
  });

  it("exclude partner recruiters whose assignment has ended", async () => {
    const [company, candidate] = await Promise.all([makeCompany(), makeCandidate()]);
    const partner = await makeStaff(company, "partner_recruiter");
    const interview = await makeInterview(company, candidate, { people: [partner] });
    const [row] =
      await sql`select count(*)::int as n from private.interviews i, private.people_of_interview(i) where i.id = ${interview.id}`;
    expect(row?.n).toBe(0);
  });
});
