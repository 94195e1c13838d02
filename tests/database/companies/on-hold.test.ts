// What rests while a company is paused, and an offer that goes out at that moment.
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, makeAdmin, sql } from "../../support/accounts.ts";
import { inTurn } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { addInterview } from "../../support/interviews.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { remindedOn } from "../../support/notices.ts";
import { pausesOf } from "../../support/pauses.ts";

let company: TestCompany;
let applicant: TestCandidate;
let application: string;
const admin = await makeAdmin();
beforeEach(async () => {
  [company, applicant] = await Promise.all([makeCompany(), makeCandidate()]);
  application = await makeApplication(await makeJob(company), applicant, { status: "interview" });
});

const pauses = pausesOf(() => ({ company, admin }));
const [, [, suspend]] = pauses;

/** Titles of the notifications a person got, by kind. */
const notifiedOf =
  (person: Pick<Actor, "id">, ...kinds: string[]) =>
  async (transaction: typeof sql = sql) =>
    (
      await transaction<{ title: string }[]>`
        select title from public.notifications where user_id = ${person.id} and type = any (${kinds}) order by created_at, id`
    ).map(({ title }) => title);

describe.each(pauses)("at a company %s", (_, stop, restore) => {
  test("no interview reminders are sent, and after the pause only one for the nearer time", async () => {
    const startsAt = new Date("2034-03-10T17:00:00Z");
    await addInterview(application, { people: [company.owner], startsAt });
    const remindAhead = (minutes: number) =>
      sql`select private.remind_of_interviews(${new Date(startsAt.getTime() - minutes * 60_000)})`;
    const reminders = async () => [
      await notifiedOf(applicant, "interview_reminder", "interview_soon")(),
      await notifiedOf(company.owner, "interview_reminder", "interview_soon")(),
      (
        await sql`
        select from public.email_outbox
        where template = 'interview_reminder' and to_email = any (${[applicant.email, company.owner.email]})`
      ).length,
    ];
    await stop();
    for (const minutes of [24 * 60, 60, 50]) await remindAhead(minutes);
    expect(await reminders()).toEqual([[], [], 0]);
    await restore();
    await remindAhead(40);
    const soon = [expect.stringContaining("Fri, Mar 10, 2034")];
    expect(await reminders()).toEqual([soon, soon, 2]);
  });

  test("no reply reminders are sent, and the reply is due three days after the pause ends", async () => {
    await sql`update public.applications set answer_by = '2034-05-20', answer_due = '2034-05-20' where id = ${application}`;
    const reminders = async () => [
      await remindedOn("2034-05-20", "13:00", notifiedOf(company.owner, "answer_due")),
      await remindedOn(
        "2034-05-20",
        "13:00",
        async (transaction) =>
          (
            await transaction`
              select from public.email_outbox where to_email = ${applicant.email} and template = 'answer_promised'`
          ).length,
      ),
    ];
    expect(await reminders()).toEqual([["A reply is due today"], 1]);
    await stop();
    expect(await reminders()).toEqual([[], 0]);
    await sql`update public.applications set answer_by = ${day(-5)}, answer_due = ${day(-5)} where id = ${application}`;
    // It was paused for longer than the time to undo it.
    await sql`
      update public.companies set suspended_at = suspended_at - interval '9 days', rejected_at = rejected_at - interval '9 days'
      where id = ${company.id}`;
    await restore();
    const [due] = await sql`
      select answer_due::text as on, (private.earliest_day(now()) + 3)::text as three from public.applications
      where id = ${application}`;
    expect(due?.on).toBe(due?.three);
  });

  test("proposed times stay open without a notification, and end after the pause", async () => {
    const id = randomUUID();
    const proposed = await company.owner.client.rpc("propose_times", {
      p_id: id,
      p_application_id: application,
      p_proposal: {
        ...{ slots: [new Date(Date.now() + 86_400_000).toISOString()], minutes: 30, place_kind: "phone" },
        ...{ place: "+1 555 0100", time_zone: "America/Denver", words: "", people: [company.owner.id] },
      },
    });
    expect(proposed.error).toBeNull();
    await stop();
    await sql`update private.interview_proposals set slots = array[now() - interval '1 hour'] where id = ${id}`;
    const passed = async () => {
      await sql`select private.end_passed_times()`;
      const [row] = await sql`select state from private.interview_proposals where id = ${id}`;
      const told = await notifiedOf(applicant, "interview_changed")();
      return [row?.state, told.length];
    };
    expect(await passed()).toEqual(["open", 0]);
    await restore();
    expect(await passed()).toEqual(["ended", 1]);
  });
});

describe("an offer sent while its company is being suspended", () => {
  let colleague: Actor;
  const id = () => randomUUID();
  const send = (p_id: string) => () =>
    colleague.client.rpc("make_offer", {
      p_application_id: application,
      p_id,
      p_offer: {
        ...{ salary: 100_000, salary_period: "year", starts_on: day(30), answer_by: day(10) },
        words: "We would love to have you.",
      },
    });
  const hold = (transaction: typeof sql) =>
    transaction`select from public.companies where id = ${company.id} for update`;
  /** All that an offer writes, or none of it. */
  const written = async (offer: string) => {
    const [row] = await sql`
      select
        (select count(*)::integer from private.offers where id = ${offer}) as offers,
        (select count(*)::integer from private.application_messages where application_id = ${application}) as messages,
        (select status from public.applications where id = ${application}) as status`;
    return row;
  };
  beforeEach(async () => {
    colleague = await makeStaff(company, "manager");
  });

  test("is sent in full if it comes first, and is then paused", async () => {
    const offer = id();
    const [sent, suspended] = await inTurn(hold, [
      async () => (await send(offer)()).error,
      async () => (await suspend()).error,
    ]);
    expect([sent, suspended]).toEqual([null, null]);
    expect(await written(offer)).toEqual({ offers: 1, messages: 1, status: "offered" });
    const { data } = await applicant.client.rpc("get_my_application", { p_application_id: application });
    expect(data.company_paused).toBe(true);
  });

  test("is refused in full with the reason if it comes second", async () => {
    const offer = id();
    const [suspended, sent] = await inTurn(hold, [
      async () => (await suspend()).error,
      async () => (await send(offer)()).error,
    ]);
    expect(suspended).toBeNull();
    expect(sent).toMatchObject({
      code: "PT409",
      message: `${company.name} is paused. Messages, interviews and offers continue once it is active again`,
    });
    expect(await written(offer)).toEqual({ offers: 0, messages: 0, status: "interview" });
  });
});
