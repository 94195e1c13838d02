import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { CompanyToday } from "../../../supabase/functions/_shared/contracts/companies/today.ts";
import { sql } from "../../support/accounts.ts";
import { type Cast, makeCast, type Role, refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { addInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { sendMessage } from "../../support/messages.ts";
import { endUndoTime } from "../../support/notices.ts";
import { openOffer } from "../../support/open-offer.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const owe = (application: string, days: number) => sql`
  update public.applications set answer_by = ${openDay(days)}, answer_due = ${openDay(days)} where id = ${application}`;
const ids = (rows: { application_id: string }[]) => rows.map(({ application_id }) => application_id);

let cast: Cast;
/** For the job the partner recruiter owns: new, with an overdue reply; in an interview with the recruiter; offered. */
let mine: { fresh: string; interviewed: string; offered: string };
/** For a job the manager owns, with an overdue reply. */
let theirs: string;

beforeAll(async () => {
  cast = await makeCast();
  const { company, people } = cast;
  const [job, other] = await Promise.all([
    makeJob(company, { assignedTo: people.partnerRecruiter, title: "Welder" }),
    makeJob(company, { assignedTo: people.manager }),
  ]);
  const apply = async (to: typeof job, status: "applied" | "interview" | "offered") =>
    makeApplication(to, await makeCandidate(), { status });
  mine = {
    fresh: await apply(job, "applied"),
    interviewed: await apply(job, "interview"),
    offered: await apply(job, "offered"),
  };
  theirs = await apply(other, "interview");
  await Promise.all([owe(mine.fresh, -2), owe(theirs, -1), openOffer(mine.offered, 3)]);
  await addInterview(mine.interviewed, { people: [people.recruiter], startsAt: minutesAgo(10) });
  await sql`insert into public.application_assignments (application_id, company_id, assigned_to_user_id, assigned_by_user_id)
    values (${mine.interviewed}, ${company.id}, ${people.recruiter.id}, ${people.owner.id})`;
  await owe(mine.interviewed, 0);
});

async function todayBy(client: SupabaseClient): Promise<CompanyToday> {
  const { data, error } = await client.rpc("get_company_today");
  expect(error).toBeNull();
  return data;
}
const todayOf = (role: Role) => todayBy(cast.clients[role]);

describe("get_company_today", () => {
  test("refuses visitors and strangers, and is empty for people without a company", async () => {
    expect(await refusal(cast.clients.anonymous.rpc("get_company_today"))).toMatch(/42501|PT401/);
    for (const role of ["removedStaff", "otherOwner", "candidate"] as const) {
      const asked = cast.clients[role].rpc("get_company_today", { p_company_id: cast.company.id });
      expect(await refusal(asked), role).toMatch(/^PT404/);
    }
    for (const role of ["removedStaff", "otherOwner", "expiredOwner", "candidate", "admin"] as const) {
      expect(await todayOf(role), role).toMatchObject({
        interviews: [],
        scorecards: [],
        replies: { overdue: 0, due_today: 0, rows: [] },
        new_applications: { total: 0, jobs: [] },
        unread: { total: 0, rows: [] },
        offers: { total: 0, rows: [] },
        next_interview: null,
        next_reply: null,
      });
    }
    const asked = await cast.clients.admin.rpc("get_company_today", { p_company_id: cast.company.id });
    expect(asked.error ?? asked.data.replies.rows).toEqual(asked.error ?? []);
  });

  test.each([
    ["owner", { replies: 3, interviews: 1, scorecards: 0 }],
    ["subscriptionAdmin", { replies: 3, interviews: 1, scorecards: 0 }],
    ["manager", { replies: 3, interviews: 1, scorecards: 0 }],
    ["recruiter", { replies: 1, interviews: 1, scorecards: 1 }],
    ["partnerRecruiter", { replies: 2, interviews: 0, scorecards: 0 }],
  ] as const)("shows %s their own tasks", async (role, { replies, interviews, scorecards }) => {
    const today = await todayOf(role);
    const shown = { recruiter: [mine.interviewed], partnerRecruiter: [mine.fresh, mine.interviewed] };
    const all = [mine.fresh, theirs, mine.interviewed];
    expect(ids(today.replies.rows)).toEqual(role in shown ? shown[role as keyof typeof shown] : all);
    expect(today.replies.rows).toHaveLength(replies);
    expect(today.replies.overdue + today.replies.due_today).toBeLessThanOrEqual(replies);
    expect(ids(today.interviews)).toEqual(interviews ? [mine.interviewed] : []);
    expect(ids(today.scorecards)).toEqual(scorecards ? [mine.interviewed] : []);
    expect(today.new_applications).toMatchObject({
      total: 1,
      jobs: [{ title: "Welder", count: 1, first: mine.fresh }],
    });
    expect(ids(today.offers.rows)).toEqual([mine.offered]);
    expect(today.offers.total).toBe(1);
    const frame = await cast.clients[role].rpc("get_frame");
    expect([frame.data.waiting, frame.data.interviews_today], "as the bar counts").toEqual([1, interviews]);
  });

  test("counts more than it lists, most urgent first", async () => {
    const company = await makeCompany();
    const jobs = await Promise.all([1, 2, 3, 4, 5, 6].map(() => makeJob(company)));
    const applications = await Promise.all(jobs.map(async (job) => makeApplication(job, await makeCandidate())));
    await Promise.all(applications.map((application, index) => owe(application, -index - 1)));
    const data = await todayBy(company.owner.client);
    expect(data.replies).toMatchObject({ overdue: 6, due_today: 0 });
    expect(ids(data.replies.rows)).toEqual(applications.toReversed().slice(0, 5));
    expect(data.new_applications.total).toBe(6);
    expect(data.new_applications.jobs).toHaveLength(5);
  });

  test("shows whether the candidate has read an open offer", async () => {
    const company = await makeCompany();
    const candidate = await makeCandidate();
    const application = await makeApplication(await makeJob(company), candidate, { status: "interview" });
    const p_offer = { salary: 1000, salary_period: "year", starts_on: openDay(40), answer_by: openDay(5) };
    await company.owner.client
      .rpc("make_offer", { p_application_id: application, p_id: randomUUID(), p_offer })
      .throwOnError();
    await endUndoTime(application);
    expect((await todayBy(company.owner.client)).offers.rows).toMatchObject([{ is_read: false }]);
    const [sent] = await sql`select seq from private.application_messages where application_id = ${application}`;
    const read = (by: SupabaseClient) =>
      by.rpc("mark_conversation_read", { p_application_id: application, p_seq: sent?.seq }).throwOnError();
    await read(company.owner.client);
    expect((await todayBy(company.owner.client)).offers.rows).toMatchObject([{ is_read: false }]);
    await read(candidate.client);
    expect((await todayBy(company.owner.client)).offers.rows).toMatchObject([{ is_read: true }]);
  });

  test("shows unread messages, and works without an active plan", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    const candidate = await makeCandidate();
    const application = await makeApplication(await makeJob(company, { assignedTo: recruiter }), candidate);
    await sendMessage(candidate, application, "Could we talk about the start date?");
    await owe(application, -1);
    await sql`update public.company_subscriptions set expires_at = now() - interval '3 days' where company_id = ${company.id}`;
    const data = await todayBy(recruiter.client);
    expect(data.unread).toMatchObject({
      total: 1,
      rows: [{ application_id: application, words: "Could we talk about the start date?" }],
    });
    expect(ids(data.replies.rows)).toEqual([application]);
    expect((await recruiter.client.rpc("get_frame")).data.unread_conversations).toBe(1);
  });

  test("shows what comes next only if nothing is due", async () => {
    const company = await makeCompany();
    const application = await makeApplication(await makeJob(company), await makeCandidate(), { status: "interview" });
    const nothing = await todayBy(company.owner.client);
    expect(nothing).toMatchObject({ next_interview: null, next_reply: null });
    await owe(application, 20);
    await addInterview(application, { people: [company.owner] });
    const data = await todayBy(company.owner.client);
    expect(data).toMatchObject({
      interviews: [],
      next_interview: { application_id: application, is_mine: true },
      next_reply: { application_id: application },
    });
    await owe(application, -1);
    expect((await todayBy(company.owner.client)).next_reply).toBeNull();
  });
});
