import { beforeAll, describe, expect, test } from "vitest";
import {
  mailTimes,
  type StaffNoticeKind,
  type StaffNotices,
  staffNoticeKinds,
} from "../../../supabase/functions/_shared/contracts/notifications/notification.ts";
import { type Actor, anonymous, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, refusal, staff, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { makeDue, remindedOn } from "../../support/notices.ts";

const cast = await makeCast();

type Choice = Partial<{ p_in_app: boolean; p_by_mail: string }>;
const choose = async (by: Actor, p_kind: string, choice: Choice = {}, company?: TestCompany) =>
  by.client.rpc("set_staff_notice", {
    p_kind,
    p_in_app: true,
    p_by_mail: "at_once",
    ...(company && { p_company_id: company.id }),
    ...choice,
  });
const read = async (by: Actor, args: object = {}): Promise<StaffNotices> => {
  const { data, error } = await by.client.rpc("get_staff_notices", args);
  if (error) throw error;
  return data;
};

/** Which emails a person got; what they say is cleared once they are sent. */
const mailsTo = (person: Actor) =>
  sql<{ template: string }[]>`
    select template from public.email_outbox
    where to_email = ${person.email} and template not like 'invitation%' and template <> 'removed_from_team' order by created_at, id`;
const notifiedIn = (person: Actor) =>
  sql<{ type: string; title: string; data: object }[]>`
    select type, title, data from public.notifications where user_id = ${person.id} order by created_at, id`;
const waiting = (person: Actor) =>
  sql<{ kind: string; title: string }[]>`
    select kind, title from private.staff_summary_items where user_id = ${person.id} order by id`;
/** Notifies a person, as any procedure does. Returns the resulting email. */
const tell = (person: Actor, kind: string, company = cast.company) =>
  makeDue(
    (transaction) => transaction`
      select private.notify_staff(${person.id}, ${kind}, 'job_assigned', '{"names": "Look at it"}',
        ${sql.json({ company_id: company.id })}, '/company/dashboard')`,
    person,
  );
/** Makes everything collected for a summary a day old. Returns the resulting emails to that person. */
const sendSummaries = (person: Actor) =>
  makeDue(async (transaction) => {
    await transaction`
      update private.staff_summary_items set created_at = created_at - interval '1 day' where user_id = ${person.id}`;
    await transaction`select private.send_due_summaries()`;
  }, person);

describe("notification settings", () => {
  test("are for a company's staff of any role, and no one else", async () => {
    const able = await whoCan(cast, async (client) => {
      const answer = await client.rpc("get_staff_notices", { p_company_id: cast.company.id });
      return answer.error === null;
    });
    expect(able).toEqual(staff);
    const setting = await whoCan(cast, async (client) => {
      const args = { p_kind: "assigned", p_in_app: true, p_by_mail: "at_once", p_company_id: cast.company.id };
      return (await client.rpc("set_staff_notice", args)).error === null;
    });
    expect(setting).toEqual(staff);
    expect(await refusal(cast.clients.candidate.rpc("get_staff_notices"))).toBe("PT404 company_not_found");
    expect(await refusal(cast.clients.anonymous.rpc("get_staff_notices"))).toContain("42501");
  });

  test("offer every kind in the contract, with plan notifications only for administrators", async () => {
    const [row] = await sql<{ kinds: string[] }[]>`select private.staff_notice_kinds() as kinds`;
    expect(row?.kinds).toEqual([...staffNoticeKinds]);
    const kinds = async (person: Actor) => (await read(person)).notices.map(({ kind }) => kind);
    expect(await kinds(cast.people.owner)).toEqual(staffNoticeKinds);
    expect(await kinds(cast.people.recruiter)).toEqual(staffNoticeKinds.filter((kind) => kind !== "subscription"));
  });

  test("default to the product and an email right away, with reminders in the summary", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const { company, notices } = await read(person);
    expect(company.name).toBe(cast.company.name);
    expect(notices).toEqual([
      { kind: "new_application", in_app: true, by_mail: "at_once" },
      { kind: "applicant_messages", in_app: true, by_mail: "at_once" },
      { kind: "interviews", in_app: true, by_mail: "at_once" },
      { kind: "assigned", in_app: true, by_mail: "at_once" },
      { kind: "mentioned", in_app: true, by_mail: "at_once" },
      { kind: "answer_due", in_app: true, by_mail: "daily" },
    ]);
  });

  test("apply to each company separately, and end with the membership", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const second = await makeCompany();
    await sql`
      insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
      values (${person.id}, ${second.id}, 'recruiter', 'Ada', 'Lovelace', ${person.email})`;
    await choose(person, "mentioned", { p_in_app: false, p_by_mail: "off" }, second);
    const at = async (company: TestCompany) =>
      (await read(person, { p_company_id: company.id })).notices.find(({ kind }) => kind === "mentioned");
    expect(await at(second)).toMatchObject({ in_app: false, by_mail: "off" });
    expect(await at(cast.company)).toMatchObject({ in_app: true, by_mail: "at_once" });
    await dismissStaff(second, person);
    const left =
      await sql`select from private.staff_notice_settings where user_id = ${person.id} and company_id = ${second.id}`;
    expect(left.count).toBe(0);
  });

  test("accept only values in the contract", async () => {
    for (const p_by_mail of mailTimes) {
      expect((await choose(cast.people.recruiter, "assigned", { p_by_mail })).error).toBeNull();
    }
    const wrong = await choose(cast.people.recruiter, "everything", { p_by_mail: "hourly" });
    expect(Object.keys(fieldErrors(wrong.error)).sort()).toEqual(["by_mail", "kind"]);
  });
});

describe.each(staffNoticeKinds)("%s", (kind: StaffNoticeKind) => {
  test.each([
    [true, "at_once", 1, 1, 0],
    [true, "daily", 1, 0, 1],
    [true, "off", 1, 0, 0],
    [false, "at_once", 0, 1, 0],
    [false, "daily", 0, 0, 1],
    [false, "off", 0, 0, 0],
  ])("in the app %s, by email %s", async (p_in_app, p_by_mail, bell, mails, kept) => {
    const person = await makeStaff(cast.company, "recruiter");
    expect((await choose(person, kind, { p_in_app, p_by_mail })).error).toBeNull();
    await tell(person, kind);
    expect(await notifiedIn(person)).toHaveLength(bell);
    expect(await mailsTo(person)).toHaveLength(mails);
    expect(await waiting(person)).toHaveLength(kept);
  });
});

describe("the daily summary", () => {
  test("is one email a day for each company, with everything not sent right away", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    await choose(person, "mentioned", { p_by_mail: "daily" });
    for (let times = 0; times < 52; times += 1) await tell(person, "mentioned");
    await sql`select private.send_due_summaries()`;
    const before = await mailsTo(person);
    expect(before.map(({ template }) => template)).not.toContain("staff_notice");
    const [mail] = await sendSummaries(person);
    await sql`select private.send_due_summaries()`;
    expect(await mailsTo(person)).toHaveLength(1);
    expect(mail).toMatchObject({
      template: "staff_summary",
      data: { total: 52, unsubscribe: expect.stringMatching(/^\w{64}$/) },
    });
    expect(mail?.data.items).toHaveLength(50);
    expect(await waiting(person)).toEqual([]);
  });

  test("leaves out kinds that have since been turned off", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    await choose(person, "mentioned", { p_by_mail: "daily" });
    await tell(person, "mentioned");
    await tell(person, "answer_due");
    await choose(person, "mentioned", { p_by_mail: "off" });
    expect((await sendSummaries(person)).map(({ data }) => data.total)).toEqual([1]);
  });

  test("is due at 13:00 UTC", async () => {
    const [row] = await sql<{ at: Date }[]>`select private.last_summary() as at`;
    const at = row?.at ?? new Date(0);
    expect(at.toISOString()).toMatch(/T13:00:00.000Z$/);
    expect(Date.now() - at.getTime()).toBeGreaterThanOrEqual(0);
    expect(Date.now() - at.getTime()).toBeLessThan(24 * 3_600_000);
  });
});

describe("the unsubscribe link", () => {
  test("turns off only emails of its kind at that company, for anyone who has the link", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const [mail] = await tell(person, "mentioned");
    const p_token = mail?.data.unsubscribe;
    const stranger = anonymous();
    const looked = await stranger.rpc("get_unsubscribe", { p_token });
    expect(looked.data).toEqual({ kind: "mentioned", company_name: cast.company.name, is_off: false });
    await tell(person, "mentioned");
    expect(await mailsTo(person)).toHaveLength(2);
    for (let times = 0; times < 2; times += 1) {
      const pressed = await stranger.rpc("unsubscribe", { p_token });
      expect(pressed.data).toEqual({ kind: "mentioned", company_name: cast.company.name, is_off: true });
    }
    await tell(person, "mentioned");
    await tell(person, "assigned");
    expect((await mailsTo(person)).length).toBe(3);
    expect(await notifiedIn(person)).toHaveLength(4);
    expect((await read(person)).notices.find(({ kind }) => kind === "mentioned")).toEqual({
      kind: "mentioned",
      in_app: true,
      by_mail: "off",
    });
  });

  test("turns off every kind in the daily summary if it came with one", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    await choose(person, "assigned", { p_by_mail: "daily" });
    await tell(person, "assigned");
    const [mail] = await sendSummaries(person);
    const pressed = await anonymous().rpc("unsubscribe", { p_token: mail?.data.unsubscribe });
    expect(pressed.data).toMatchObject({ kind: "summary", is_off: true });
    const off = (await read(person)).notices.filter(({ by_mail }) => by_mail === "off").map(({ kind }) => kind);
    expect(off).toEqual(["assigned", "answer_due"]);
  });

  test("stops working when the person leaves, with the same response as an unknown link", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const [mail] = await tell(person, "mentioned");
    const p_token = mail?.data.unsubscribe;
    await dismissStaff(cast.company, person);
    for (const token of [p_token, "0".repeat(64), ""]) {
      expect(await refusal(anonymous().rpc("unsubscribe", { p_token: token }))).toBe("PT404 link_ended");
      expect(await refusal(anonymous().rpc("get_unsubscribe", { p_token: token }))).toBe("PT404 link_ended");
    }
  });
});

describe("notifications about what people did", () => {
  test("hold an assignment's email until it cannot be undone, and drop it on undo", async () => {
    const person = await makeStaff(cast.company, "recruiter");
    const job = await makeJob(cast.company);
    const assign = async () => {
      const args = { p_job_ids: [job.id], p_user_id: person.id };
      return (await cast.clients.owner.rpc("assign_jobs", args)).data.change_id as string;
    };
    const p_change_id = await assign();
    const [mail] = await sql`
      select template, data ->> 'path' as path, next_attempt_at > created_at + interval '13 seconds' as waits
      from public.email_outbox where to_email = ${person.email} and template = 'staff_notice'`;
    expect(mail).toEqual({ template: "staff_notice", path: `/company/jobs/${job.id}/manage`, waits: true });
    await cast.clients.owner.rpc("undo_assignment", { p_change_id });
    expect(await mailsTo(person)).toEqual([]);
    expect(await notifiedIn(person)).toEqual([]);
    await choose(person, "assigned", { p_by_mail: "daily" });
    const again = await assign();
    expect(await waiting(person)).toHaveLength(1);
    await cast.clients.owner.rpc("undo_assignment", { p_change_id: again });
    expect(await waiting(person)).toEqual([]);
  });

  test("follow the owner's settings for applications, withdrawals, mentions and the plan", async () => {
    const company = await makeCompany();
    for (const kind of staffNoticeKinds) await choose(company.owner, kind, { p_by_mail: "daily" });
    const candidate = await makeCandidate();
    const job = await makeJob(company);
    const sent = await candidate.client.rpc("submit_application", { p_job_id: job.id });
    expect(sent.error).toBeNull();
    const author = await makeStaff(company, "recruiter");
    await author.client.rpc("add_team_note", {
      p_id: crypto.randomUUID(),
      p_body: "Look",
      p_application_id: sent.data,
      p_mentioned: [company.owner.id],
    });
    await candidate.client.rpc("withdraw_application", { p_application_id: sent.data });
    await makeDue(async (transaction) => {
      await transaction`
        update public.company_subscriptions set expires_at = ${openDay(0)} where company_id = ${company.id}`;
      await transaction`delete from private.told_plans where company_id = ${company.id}`;
      await transaction`select private.tell_ending_plans()`;
    });
    expect((await waiting(company.owner)).map(({ kind }) => kind)).toEqual([
      "new_application",
      "mentioned",
      "subscription",
    ]);
    expect((await notifiedIn(company.owner)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(["application_received", "mentioned", "application_withdrawn", "subscription_changed"]),
    );
    for (const { data } of await notifiedIn(company.owner)) expect(data).toMatchObject({ company_id: company.id });
  });
});

describe("reminders of promised replies", () => {
  let company: TestCompany;
  let assignee: Actor;
  let keeper: Actor;
  beforeAll(async () => {
    company = await makeCompany();
    [assignee, keeper] = [await makeStaff(company, "recruiter"), await makeStaff(company, "recruiter")];
    const job = await makeJob(company, { assignedTo: keeper });
    const ids = [];
    for (let times = 0; times < 3; times += 1) ids.push(await makeApplication(job, await makeCandidate()));
    await sql`update public.applications set answer_by = '2031-05-20', answer_due = '2031-05-20' where job_id = ${job.id}`;
    await sql`
      insert into public.application_assignments (application_id, company_id, assigned_to_user_id)
      values (${ids[0] ?? null}, ${company.id}, ${assignee.id})`;
  });
  const titles = (person: Actor) => async (transaction: typeof sql) =>
    (
      await transaction<{ title: string }[]>`
        select title from public.notifications where user_id = ${person.id} and type = 'answer_due'`
    ).map(({ title }) => title);

  test.each([
    ["2031-05-18", "13:00", [], []],
    ["2031-05-19", "11:59", [], []],
    ["2031-05-19", "12:00", ["A reply is due tomorrow"], ["2 replies are due tomorrow"]],
    ["2031-05-20", "13:00", ["A reply is due today"], ["2 replies are due today"]],
    ["2031-05-21", "13:00", ["A reply is late"], ["2 replies are late"]],
    // Sent on a later day, whatever delayed it.
    ["2031-05-27", "13:00", ["A reply is late"], ["2 replies are late"]],
    ["2031-05-28", "13:00", [], []],
  ])(
    "on %s at %s go to the application's owner, else the job's, once for all of a day",
    async (day, hour, own, others) => {
      expect(await remindedOn(day, hour, titles(assignee))).toEqual(own);
      expect(await remindedOn(day, hour, titles(keeper))).toEqual(others);
      expect(await remindedOn(day, hour, titles(company.owner))).toEqual([]);
    },
  );

  test("wait for the daily summary by default", async () => {
    const inSummary = (transaction: typeof sql) =>
      transaction<{ title: string; path: string }[]>`
        select title, path from private.staff_summary_items where user_id = ${keeper.id}`;
    expect([...(await remindedOn("2031-05-20", "13:00", inSummary))]).toEqual([
      { title: "2 replies are due today", path: "/company/applications?order=answer" },
    ]);
  });
});
