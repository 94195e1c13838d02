import { beforeEach, describe, expect, test } from "vitest";
import type { LateAnswer } from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { sql } from "../../support/accounts.ts";
import { atOnce, makeCast, nobody, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endDecisionTime } from "../../support/notices.ts";

let person: TestCandidate;
let application: string;
const cast = await makeCast();
beforeEach(async () => {
  person = await makeCandidate();
  application = await makeApplication(await makeJob(cast.company), person);
  await owe(-3);
});

/** A reply is due that many days from today. */
const owe = (days: number) => sql`
  update public.applications set answer_by = current_date + ${days}::integer, answer_due = current_date + ${days}::integer
  where id = ${application}`;
const nudge = (p_id = crypto.randomUUID(), { client } = person, p_application_id = application) =>
  client.rpc("nudge_company", { p_application_id, p_id });
const undo = (p_id: string, { client } = person) => client.rpc("undo_nudge", { p_id });
const state = async () =>
  (await person.client.rpc("get_my_application", { p_application_id: application })).data.nudges;
const passDays = (days: number) => sql`
  update private.answer_nudges set nudged_at = nudged_at - make_interval(days => ${days}::integer) where application_id = ${application}`;
/** The owner's notifications about nudges. */
const told = async () => {
  const rows = await sql<{ title: string }[]>`
    select title from public.notifications
    where user_id = ${cast.company.owner.id} and type = 'answer_due' and data ->> 'application_id' = ${application}
      and title like '%asks for your reply'`;
  return rows.length;
};

describe("a nudge", () => {
  test("is possible after the reply-by date, every five days, three times in all", async () => {
    for (const day of [0, 2]) {
      await owe(day);
      expect((await nudge()).error).toMatchObject({ hint: "nudge_not_possible", message: "This reply isn't late." });
      expect(await state()).toEqual({ last_at: null, can_nudge: false });
    }
    await owe(-3);
    for (let count = 1; count <= 3; count += 1) {
      expect((await state()).can_nudge).toBe(true);
      expect((await nudge()).data).toMatchObject({ can_nudge: false });
      expect((await nudge()).error?.message).toMatch(count < 3 ? /last five days/ : /three times/);
      await passDays(5);
    }
    expect((await nudge()).error?.message).toMatch(/three times/);
    expect((await state()).can_nudge).toBe(false);
  });

  test("reaches the company when undo ends, and never if it was undone", async () => {
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await nudge(first);
    expect((await undo(first)).error).toBeNull();
    await endDecisionTime(first);
    expect([await told(), await state()]).toEqual([0, { last_at: null, can_nudge: true }]);
    await nudge(second);
    expect(await told()).toBe(0);
    await endDecisionTime(second);
    expect(await told()).toBe(1);
    expect((await undo(second)).error?.hint).toBe("undo_over");
  });

  test("isn't sent if the company has replied by then", async () => {
    const id = crypto.randomUUID();
    await nudge(id);
    await cast.company.owner.client.rpc("set_application_status", {
      p_application_id: application,
      p_status: "rejected",
      p_reason: "skills",
    });
    await endDecisionTime(id);
    expect(await told()).toBe(0);
  });

  test("is sent once when repeated, and only one of two simultaneous nudges succeeds", async () => {
    const id = crypto.randomUUID();
    for (const _ of [1, 2]) expect((await nudge(id)).error).toBeNull();
    const rows = () => sql`select from private.answer_nudges where application_id = ${application}`;
    expect((await rows()).length).toBe(1);
    await undo(id);
    const answers = await atOnce(
      (transaction) => transaction`select from public.applications where id = ${application} for update`,
      [async () => nudge(), async () => nudge()],
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await rows()).length).toBe(1);
  });

  test("is limited to the application's candidate, and needs its own id", async () => {
    const id = crypto.randomUUID();
    await nudge(id);
    const stranger = await makeCandidate();
    expect((await nudge(undefined, stranger)).status).toBe(404);
    expect((await undo(id, stranger)).error?.hint).toBe("undo_over");
    const theirs = await makeApplication(await makeJob(cast.company), stranger);
    await sql`update public.applications set answer_by = current_date - 3, answer_due = current_date - 3 where id = ${theirs}`;
    expect((await nudge(id, stranger, theirs)).error?.hint).toBe("id_taken");
    expect(
      await whoCan(cast, async (client) => {
        const p_id = crypto.randomUUID();
        return (await client.rpc("nudge_company", { p_application_id: application, p_id })).error === null;
      }),
    ).toEqual(nobody);
    expect(await whoCan(cast, async (client) => (await client.rpc("undo_nudge", { p_id: id })).error === null)).toEqual(
      nobody,
    );
  });

  test("is refused while the conversation is blocked or the company is paused", async () => {
    await person.client.rpc("set_conversation_blocked", { p_application_id: application, p_is_blocked: true });
    expect((await nudge()).error?.message).toMatch(/blocked/);
    await person.client.rpc("set_conversation_blocked", { p_application_id: application, p_is_blocked: false });
    const paused = await makeCompany();
    application = await makeApplication(await makeJob(paused), person);
    await owe(-3);
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${paused.id}`;
    expect((await nudge()).error?.message).toMatch(/paused/);
  });

  test("moves the late reply behind the others on the dashboard for five days", async () => {
    const later = await makeApplication(await makeJob(cast.company), person);
    await sql`update public.applications set answer_by = current_date - 2, answer_due = current_date - 2 where id = ${later}`;
    const late = async () => {
      const { data } = await person.client.rpc("get_candidate_dashboard");
      return data.late_answers.applications.map(({ id, can_nudge }: LateAnswer) => [id, can_nudge]);
    };
    expect(await late()).toEqual([
      [application, true],
      [later, true],
    ]);
    await nudge();
    expect(await late()).toEqual([
      [later, true],
      [application, false],
    ]);
    await passDays(5);
    expect(await late()).toEqual([
      [application, true],
      [later, true],
    ]);
  });
});
