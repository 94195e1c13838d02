import { beforeAll, describe, expect, test } from "vitest";
import type { KeptPromises } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import type { ApplicationStatus } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { anonymous, seed, sql } from "../../support/accounts.ts";
import { addPerson } from "../../support/added.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { remindedOn } from "../../support/notices.ts";
import { randomOf } from "../../support/random.ts";

const company = await makeCompany();
const job = await makeJob(company);

/** What anyone sees of a company. */
const shown = async (of: TestCompany): Promise<KeptPromises | null> =>
  (await anonymous().rpc("get_employer", { p_company_id: of.id })).data.promises;
const moveTo = (id: string, status: ApplicationStatus) =>
  sql`update public.applications set status = ${status} where id = ${id}`;
/** An application with a promised reply-by day, and its outcome, each on its own day. */
async function promised(
  to: TestJob,
  by: number,
  moves: [status: ApplicationStatus, on: number][] = [],
): Promise<string> {
  const id = await makeApplication(to, await makeCandidate());
  await sql`update public.applications set answer_by = ${openDay(by)} where id = ${id}`;
  for (const [status, on] of moves) {
    await moveTo(id, status);
    await sql`
      update public.application_events set created_at = ${`${openDay(on)}T12:00Z`}
      where id = (select max(id) from public.application_events where application_id = ${id})`;
  }
  await sql`update public.applications set status = status where id = ${id}`;
  return id;
}
const tenKept = async (to: TestJob) => {
  for (let n = 0; n < 10; n += 1) await promised(to, -1, [["rejected", -2]]);
};

describe("kept promises", () => {
  test("are public once there are ten, wherever a company is shown", async () => {
    for (let n = 0; n < 9; n += 1) await promised(job, -1, [["rejected", -2]]);
    expect(await shown(company)).toBeNull();
    await promised(job, -1);
    const kept = { kept: 9, passed: 10 };
    expect(await shown(company)).toEqual(kept);
    const { data: details } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
    expect(details.company.promises).toEqual(kept);
    const { data: page } = await anonymous().rpc("get_company_page", { p_company_id: company.id });
    expect(page.company.promises).toEqual(kept);
    const person = await makeCandidate();
    const { data: id } = await person.client.rpc("submit_application", { p_job_id: job.id });
    const { data: own } = await person.client.rpc("get_my_application", { p_application_id: id });
    expect(own.employer.promises).toEqual(kept);
    const { data: preview } = await company.owner.client.rpc("get_employer_preview");
    expect(preview.promises).toEqual(kept);
  });

  const cases: [what: string, by: number, moves: [ApplicationStatus, number][], kept: number, passed: number][] = [
    ["answered before its day", -1, [["offered", -3]], 1, 1],
    ["answered on its day", -1, [["rejected", -1]], 1, 1],
    ["answered before its day, which is to come", 4, [["rejected", 0]], 1, 1],
    ["answered after it", -3, [["rejected", -1]], 0, 1],
    ["not answered", -1, [["reviewing", -3]], 0, 1],
    ["still in time", 0, [["interview", -1]], 0, 0],
    ["withdrawn before its day", -1, [["withdrawn", -3]], 0, 0],
    ["withdrawn on it", -1, [["withdrawn", -1]], 0, 0],
    ["withdrawn unanswered after it", -3, [["withdrawn", -1]], 0, 1],
    [
      "offered in time and withdrawn after",
      -3,
      [
        ["offered", -4],
        ["withdrawn", -1],
      ],
      1,
      1,
    ],
    [
      "reopened after an answer in time",
      -3,
      [
        ["rejected", -4],
        ["reviewing", -1],
      ],
      1,
      1,
    ],
    [
      "reopened after an answer too late",
      -3,
      [
        ["rejected", -2],
        ["reviewing", -1],
      ],
      0,
      1,
    ],
  ];
  test.each(cases)("count a reply that was %s", async (_what, by, moves, kept, passed) => {
    const of = await makeCompany();
    const to = await makeJob(of);
    await tenKept(to);
    await promised(to, by, moves);
    expect(await shown(of)).toEqual({ kept: 10 + kept, passed: 10 + passed });
  });

  test("leave out undone replies and applications without a promise", async () => {
    const of = await makeCompany();
    const to = await makeJob(of);
    await tenKept(to);
    const id = await promised(to, 3);
    await makeApplication(to, await makeCandidate(), { status: "rejected" });
    const move = { p_application_id: id, p_status: "offered" };
    expect(await refusal(of.owner.client.rpc("set_application_status", { ...move, p_status: "interview" }))).toBeNull();
    expect(await refusal(of.owner.client.rpc("set_application_status", move))).toBeNull();
    expect(await shown(of)).toEqual({ kept: 11, passed: 11 });
    expect(await refusal(of.owner.client.rpc("undo_application_status", move))).toBeNull();
    expect(await shown(of)).toEqual({ kept: 10, passed: 10 });
  });

  test("leave out people added by hand, on time or late, even if later removed", async () => {
    const of = await makeCompany();
    const to = await makeJob(of);
    await tenKept(to);
    const add = async () => (await addPerson(of.owner, to)).data.id as string;
    const due = (id: string, by: number) =>
      sql`update public.applications set answer_by = ${openDay(by)} where id = ${id}`;
    const [kept, late, owed] = [await add(), await add(), await add()];
    await due(kept, 3);
    await due(late, -3);
    await due(owed, -3);
    await moveTo(kept, "rejected");
    await moveTo(late, "rejected");
    const ten = { kept: 10, passed: 10 };
    expect(await shown(of)).toEqual(ten);
    await sql`delete from public.applications where id in ${sql([kept, late])}`;
    expect(await shown(of)).toEqual(ten);
  });

  test("leave out a reply undone before the candidate could hear about it", async () => {
    const of = await makeCompany();
    const to = await makeJob(of);
    await tenKept(to);
    const move = (p_application_id: string, p_status: string) =>
      refusal(
        of.owner.client.rpc("set_application_status", {
          p_application_id,
          p_status,
          ...(p_status === "rejected" && { p_reason: "skills" }),
        }),
      );
    const later = (id: string, by: string) => sql`
      update public.application_events set created_at = created_at - ${by}::interval where application_id = ${id}`;
    const dueOf = async (id: string) => {
      const [row] = await sql`select answer_due::text as due from public.applications where id = ${id}`;
      return row?.due;
    };
    for (const [there, back] of [
      ["offered", "interview"],
      ["rejected", "reviewing"],
    ] as const) {
      const [soon, after] = [await promised(to, 3), await promised(to, 3)];
      for (const id of [soon, after]) expect(await move(id, there)).toBeNull();
      expect(await shown(of)).toEqual({ kept: there === "offered" ? 12 : 13, passed: there === "offered" ? 12 : 13 });
      // It can't be undone anymore, and no one was emailed.
      await later(soon, "10 minutes");
      expect(await move(soon, back)).toBeNull();
      expect(await dueOf(soon)).toBe(openDay(3));
      await later(after, "61 minutes");
      expect(await move(after, back)).toBeNull();
      expect(await dueOf(after)).toBeNull();
      // The reply that was sent counts, whatever follows.
      expect(await shown(of)).toEqual({ kept: there === "offered" ? 11 : 12, passed: there === "offered" ? 11 : 12 });
    }
  });

  test("match the reference definition after any history of undone, withdrawn and reopened replies", async () => {
    const draw = randomOf(seed);
    const one = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item;
    const of = await makeCompany();
    const jobs = await Promise.all([makeJob(of), makeJob(of)]);
    const people = await Promise.all(Array.from({ length: 8 }, () => makeCandidate()));
    await sql`update public.jobs set answer_days = 7 where id = ${jobs[0]?.id ?? null}`;
    const live = (person: TestCandidate, to: TestJob) =>
      sql<{ id: string; status: ApplicationStatus }[]>`
        select id, status from public.applications where candidate_id = ${person.candidateId} and job_id = ${to.id}
        order by attempt desc limit 1`;
    for (let round = 0; round < 120; round += 1) {
      const [person, to] = [one(people), one(jobs)];
      const [at] = await live(person, to);
      if (!at || at.status === "withdrawn") {
        const { data } = await person.client.rpc("submit_application", { p_job_id: to.id });
        if (data)
          await sql`
            update public.applications set answer_by = ${one([null, openDay(-2), openDay(0), openDay(2)])}, status = status
            where id = ${data}`;
        continue;
      }
      const status = one(["reviewing", "interview", "offered", "rejected", "withdrawn", "hired"] as const);
      const args = { p_application_id: at.id, p_status: status, ...(status === "rejected" && { p_reason: "skills" }) };
      if (status === "withdrawn") await person.client.rpc("withdraw_application", { p_application_id: at.id });
      else await of.owner.client.rpc("set_application_status", args);
      if (draw(3) === 0) {
        await of.owner.client.rpc("undo_application_status", { p_application_id: at.id, p_status: status });
      } else if (draw(2) === 0) {
        // It all happened some days earlier: moving only recent events would depend on the machine's speed.
        await sql`
          update public.application_events set created_at = created_at - ${draw(6)} * interval '1 day'
          where application_id = ${at.id}`;
      }
    }
    const rows = await sql<{ by: string; answered: string | null; withdrawn: string | null }[]>`
      select a.answer_by::text as by,
        (select (min(e.created_at at time zone 'UTC') - interval '12 hours')::date::text from public.application_events e
          where e.application_id = a.id and e.to_status in ('offered', 'hired', 'rejected') and not exists (
            select from public.application_events back
            where back.application_id = a.id and back.id > e.id and back.to_status in ('reviewing', 'interview')
              and back.created_at - e.created_at between interval '-1 minute' and interval '1 hour')) as answered,
        (select (min(e.created_at at time zone 'UTC') - interval '12 hours')::date::text from public.application_events e
          where e.application_id = a.id and e.to_status = 'withdrawn') as withdrawn
      from public.applications a where a.company_id = ${of.id} and a.answer_by is not null`;
    const kept = rows.filter(({ by, answered }) => answered !== null && answered <= by).length;
    const late = rows.filter(({ by, answered, withdrawn }) => (answered ?? withdrawn ?? openDay(0)) > by).length;
    await tenKept(jobs[0] as TestJob);
    expect(await shown(of)).toEqual({ kept: kept + 10, passed: kept + late + 10 });
    const wrong = await sql`
      select subject, what from private.counted full join private.counts using (subject, what)
      where subject = ${of.id} and coalesce(counted.n, 0) <> coalesce(counts.n, 0)`;
    expect(wrong).toEqual([]);
  });
});

describe("reply-by reminders to the candidate", () => {
  const told = (who: TestCandidate) => async (transaction: typeof sql) => {
    const bell = await transaction<{ title: string }[]>`
      select title from public.notifications where user_id = ${who.id} and data ? 'answer_by'`;
    const mails = await transaction<{ days_left: unknown }[]>`
      select data -> 'days_left' as days_left from public.email_outbox
      where to_email = ${who.email} and template = 'answer_promised'`;
    return { bell: bell.map(({ title }) => title), mails: mails.map(({ days_left }) => days_left) };
  };
  let person: TestCandidate;
  let id: string;
  beforeAll(async () => {
    person = await makeCandidate();
    id = await makeApplication(job, person);
    await sql`update public.applications set answer_by = '2032-05-20', answer_due = '2032-05-20' where id = ${id}`;
  });

  test.each([
    ["2032-05-18", [], []],
    ["2032-05-19", ["A reply from {company} is due tomorrow"], [1]],
    ["2032-05-20", ["A reply from {company} is due today"], [0]],
    ["2032-05-21", ["{company} missed its reply-by date"], [-1]],
    ["2032-05-28", [], []],
  ])("arrive on %s once, in the product and by email", async (on, bell, mails) => {
    expect(await remindedOn(on, "13:00", told(person))).toEqual({
      bell: bell.map((words) => words.replace("{company}", company.name)),
      mails,
    });
  });

  test("are not sent after a reply or a withdrawal", async () => {
    for (const status of ["rejected", "withdrawn"] as const) {
      const another = await makeCandidate();
      const answered = await makeApplication(job, another);
      await sql`update public.applications set answer_by = '2032-05-20', answer_due = '2032-05-20' where id = ${answered}`;
      await moveTo(answered, status);
      expect(await remindedOn("2032-05-20", "13:00", told(another))).toEqual({ bell: [], mails: [] });
    }
  });
});
