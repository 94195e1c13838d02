import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, service, sql } from "../../support/accounts.ts";
import { makeCast } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { mailedAfter, passMinutes, sendMessage, withdrawMessage } from "../../support/messages.ts";

// Whom a message notifies: right away in the bell, and a little later by email.

let person: TestCandidate;
let application: string;
const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.recruiter });
beforeEach(async () => {
  person = await makeCandidate();
  application = await makeApplication(job, person);
});

const bodies = (mails: Awaited<ReturnType<typeof mailedAfter>>) =>
  mails.map(({ data }) => data.messages.map(({ body }) => body));
const passed = async (minutes: number) => bodies(await mailedAfter(minutes, application, person));
const bell = ({ id }: Actor) =>
  sql<{ title: string; message: string; is_read: boolean; type: string }[]>`
    select title, message, is_read, type from public.notifications
    where user_id = ${id} and type in ('message_received', 'applicant_message')
      and data ->> 'application_id' = ${application}`;
const read = (by: Actor, seq: number) =>
  by.client.rpc("mark_conversation_read", { p_application_id: application, p_seq: seq });
const choose = (by: Actor, p_by_mail: string) =>
  by.client.rpc("set_staff_notice", { p_kind: "applicant_messages", p_in_app: true, p_by_mail });

describe("a message notifies", () => {
  const told = async () =>
    (
      await sql<{ user_id: string }[]>`
        select user_id from private.message_notices where application_id = ${application}`
    )
      .map(({ user_id }) => user_id)
      .sort();
  const ids = (...people: Actor[]) => people.map(({ id }) => id).sort();

  test("the candidate when the company writes, and the application's staff when the candidate writes", async () => {
    await sendMessage(cast.people.recruiter, application, "Good morning");
    expect(await told()).toEqual(ids(person));
    await sendMessage(person, application, "Hello");
    expect(await told()).toEqual(ids(person, cast.people.recruiter));
  });

  test("colleagues who have written in the conversation, but not about each other's messages", async () => {
    await sendMessage(cast.people.manager, application, "I took over");
    await sendMessage(cast.people.owner, application, "So did I");
    expect(await told()).toEqual(ids(person));
    await sendMessage(person, application, "Hello");
    expect(await told()).toEqual(ids(person, cast.people.recruiter, cast.people.manager, cast.people.owner));
  });

  test("the owner of a represented candidate, whose own messages notify the other two", async () => {
    const keeper = await makeStaff(cast.other, "recruiter");
    person = await makeCandidate({ managedBy: cast.other, assignedTo: keeper });
    application = await makeApplication(job, person);
    await sendMessage(person, application, "Hello");
    expect(await told()).toEqual(ids(cast.people.recruiter, keeper));
    await sendMessage(keeper, application, "For Ada");
    expect(await told()).toEqual(ids(cast.people.recruiter, keeper, person));
  });

  test("only readers, with the same access as each caller's own", async () => {
    person = await makeCandidate({ managedBy: cast.other });
    application = await makeApplication(job, person);
    const readers = await sql<{ user_id: string; side: string }[]>`
      select r.user_id, r.side from public.applications a, private.conversation_readers(a) r where a.id = ${application}`;
    for (const somebody of [...Object.values(cast.people), person]) {
      const side = await sql.begin(async (transaction) => {
        const claims = JSON.stringify({ role: "authenticated", sub: somebody.id });
        await transaction`select set_config('request.jwt.claims', ${claims}, true)`;
        const [row] = await transaction<{ side: string | null }[]>`
          select private.conversation_side(a) as side from public.applications a where a.id = ${application}`;
        return row?.side ?? null;
      });
      expect(readers.find(({ user_id }) => user_id === somebody.id)?.side ?? null, somebody.email).toBe(side);
    }
  });
});

describe("bell notifications", () => {
  test("show one line per conversation, with the unread count and the latest message", async () => {
    await sendMessage(cast.people.recruiter, application, "Good morning");
    expect(await bell(person)).toMatchObject([
      { title: `${cast.company.name} wrote to you about ${job.title}`, message: "Good morning", is_read: false },
    ]);
    await sendMessage(cast.people.recruiter, application, "When could you talk?");
    expect(await bell(person)).toMatchObject([
      {
        title: `${cast.company.name} wrote 2 messages to you about ${job.title}`,
        message: "When could you talk?",
        is_read: false,
      },
    ]);
  });

  test("are marked read with the conversation, and later messages get a new line", async () => {
    const { seq } = await sendMessage(cast.people.recruiter, application, "Good morning");
    await read(person, seq);
    expect(await bell(person)).toMatchObject([{ is_read: true }]);
    await sendMessage(cast.people.recruiter, application, "Still there?");
    expect((await bell(person)).map(({ is_read }) => is_read).sort()).toEqual([false, true]);
  });

  test("no longer show withdrawn messages", async () => {
    await sendMessage(cast.people.recruiter, application, "Good morning");
    const { id } = await sendMessage(cast.people.recruiter, application, "Wrong person");
    await withdrawMessage(id);
    expect(await bell(person)).toMatchObject([{ message: "Good morning" }]);
  });

  test("leave out messages with interview times or an offer, which still count as unread", async () => {
    await sql`
      insert into private.interview_proposals (id, application_id, made_by_name, minutes, place_kind, place, time_zone, slots)
      values (${application}, ${application}, 'Sam', 30, 'phone', '+1 555 0100', 'UTC', array[now() + interval '1 day'])`;
    await sendMessage(cast.people.recruiter, application, "When suits you?", { proposal: application });
    expect(await bell(person)).toEqual([]);
    expect(await mailedAfter(2, application, person)).toEqual([]);
    const { data } = await person.client.rpc("get_news");
    expect(data.unread_conversations).toBe(1);
  });

  test("are left out for staff who turned them off, who still get the email", async () => {
    const quiet = await makeStaff(cast.company, "recruiter");
    await quiet.client.rpc("set_staff_notice", { p_kind: "applicant_messages", p_in_app: false, p_by_mail: "at_once" });
    await sendMessage(quiet, application, "Good morning");
    await sendMessage(person, application, "Hello");
    expect(await bell(quiet)).toHaveLength(0);
    expect(await bell(cast.people.recruiter)).toMatchObject([{ type: "applicant_message" }]);
    expect(await mailedAfter(2, application, quiet)).toHaveLength(1);
  });
});

describe("a message email", () => {
  test("goes out two minutes after the first message, with everything written until then", async () => {
    await sendMessage(cast.people.recruiter, application, "Good morning");
    await sendMessage(cast.people.owner, application, "From me, too");
    expect(await mailedAfter(1, application, person)).toEqual([]);
    const mails = await mailedAfter(1, application, person);
    expect(mails).toMatchObject([
      { template: "message_received", data: { total: 2, path: `/candidate/applications/${application}#write` } },
    ]);
    expect(bodies(mails)).toEqual([["Good morning", "From me, too"]]);
    expect(await mailedAfter(60, application, person)).toEqual([]);
  });

  test("waits while messages can still be withdrawn, for up to ten minutes", async () => {
    await sendMessage(cast.people.recruiter, application, "One");
    expect(await passed(1.9)).toEqual([]);
    const { id } = await sendMessage(cast.people.recruiter, application, "Two");
    expect(await passed(1.9)).toEqual([]);
    expect((await cast.people.recruiter.client.rpc("withdraw_message", { p_id: id })).error).toBeNull();
    await sendMessage(cast.people.recruiter, application, "Three");
    for (let minute = 0; minute < 3; minute += 1) {
      expect(await passed(1.9)).toEqual([]);
      await sendMessage(cast.people.recruiter, application, `And ${minute}`);
    }
    // Ten minutes after the first one; the last one waits for the next email.
    expect(await passed(1)).toEqual([["One", "Three", "And 0", "And 1"]]);
    expect(await passed(9)).toEqual([]);
    expect(await passed(1)).toEqual([["And 2"]]);
  });

  test("collects messages for ten minutes after the previous email", async () => {
    await sendMessage(cast.people.recruiter, application, "One");
    expect(bodies(await mailedAfter(2, application, person))).toEqual([["One"]]);
    await sendMessage(cast.people.recruiter, application, "Two");
    expect(await mailedAfter(3, application, person)).toEqual([]);
    await sendMessage(cast.people.recruiter, application, "Three");
    expect(await mailedAfter(6, application, person)).toEqual([]);
    expect(bodies(await mailedAfter(1, application, person))).toEqual([["Two", "Three"]]);
  });

  test("brings staff the candidate's message and a way to unsubscribe", async () => {
    await sendMessage(person, application, "Hello");
    const mails = await mailedAfter(2, application, cast.people.recruiter);
    expect(mails).toMatchObject([
      {
        template: "applicant_message",
        data: {
          path: `/company/applications/${application}?tab=conversation#write`,
          unsubscribe: expect.stringMatching(/^[0-9a-f]{64}$/),
        },
      },
    ]);
    expect(bodies(mails)).toEqual([["Hello"]]);
  });

  test("leaves out messages read since, and isn't sent when all were read", async () => {
    const { seq } = await sendMessage(cast.people.recruiter, application, "One");
    await sendMessage(cast.people.recruiter, application, "Two");
    await read(person, seq);
    expect(bodies(await mailedAfter(2, application, person))).toEqual([["Two"]]);
    const { seq: last } = await sendMessage(cast.people.recruiter, application, "Three");
    await read(person, last);
    expect(await mailedAfter(10, application, person)).toEqual([]);
  });

  test("leaves out withdrawn messages, and isn't sent when all were withdrawn", async () => {
    const { id } = await sendMessage(cast.people.recruiter, application, "Wrong person");
    await withdrawMessage(id);
    expect(await mailedAfter(2, application, person)).toEqual([]);
    // An undelivered one doesn't block the others.
    await sendMessage(cast.people.recruiter, application, "Good morning");
    expect(bodies(await mailedAfter(2, application, person))).toEqual([["Good morning"]]);
  });

  test("isn't sent to a candidate who turned it off, but the bell shows the message", async () => {
    await person.client.rpc("set_candidate_mail", { p_kind: "company_messages", p_is_on: false });
    await sendMessage(cast.people.recruiter, application, "Good morning");
    expect(await mailedAfter(2, application, person)).toEqual([]);
    expect(await bell(person)).toHaveLength(1);
  });

  test("isn't sent to staff who turned it off", async () => {
    const colleague = await makeStaff(cast.company, "recruiter");
    await choose(colleague, "off");
    await sendMessage(colleague, application, "Good morning");
    await sendMessage(person, application, "Hello");
    expect(await mailedAfter(2, application, colleague)).toEqual([]);
    expect(await mailedAfter(2, application, cast.people.recruiter)).toEqual([]);
  });

  test("isn't sent to a colleague who has left the company since", async () => {
    const colleague = await makeStaff(cast.company, "recruiter");
    await sendMessage(colleague, application, "Good morning");
    await sendMessage(person, application, "Hello");
    await dismissStaff(cast.company, colleague);
    expect(await mailedAfter(2, application, colleague)).toEqual([]);
  });

  test("isn't sent from a side that has been blocked since", async () => {
    await sendMessage(cast.people.recruiter, application, "Good morning");
    await sql`
      insert into private.conversation_blocks (application_id, blocked_by, user_id)
      values (${application}, 'candidate', ${person.id})`;
    expect(await mailedAfter(2, application, person)).toEqual([]);
  });

  test("contains the first ten of many messages, and the total", async () => {
    for (let n = 1; n <= 12; n += 1) await sendMessage(cast.people.recruiter, application, `Number ${n}`);
    const [mail] = await mailedAfter(2, application, person);
    expect(mail?.data.messages).toHaveLength(10);
    expect(mail?.data.total).toBe(12);
  });

  test("stays in the outbox with its content while no mail server accepts it", async () => {
    await sendMessage(cast.people.recruiter, application, "Good morning");
    const kept = await sql.begin(async (transaction) => {
      await passMinutes(transaction as unknown as typeof sql, 2, application);
      await transaction`select private.tell_due_messages()`;
      await transaction`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`;
      const [mail] = await transaction<{ id: string }[]>`
        select id from public.email_outbox where to_email = ${person.email} and template = 'message_received'`;
      await transaction`select from public.claim_emails(1, ${String(mail?.id)})`;
      await transaction`select public.complete_email(${String(mail?.id)}, 'connect ECONNREFUSED')`;
      const [row] = await transaction<{ data: { messages: object[] }; sent_at: Date | null; is_due_later: boolean }[]>`
        select data, sent_at, next_attempt_at > now() as is_due_later from public.email_outbox where id = ${String(mail?.id)}`;
      return row;
    });
    expect(kept).toMatchObject({ data: { messages: [{ body: "Good morning" }] }, sent_at: null, is_due_later: true });
  });
});

describe("the daily summary", () => {
  const waiting = (colleague: Actor) =>
    sql<{ title: string; message: string; path: string }[]>`
      select title, message, path from private.staff_summary_items where user_id = ${colleague.id}`;
  let colleague: Actor;
  beforeEach(async () => {
    colleague = await makeStaff(cast.company, "recruiter");
    await choose(colleague, "daily");
    await sendMessage(colleague, application, "Good morning");
  });

  test("collects the messages for staff who chose daily emails", async () => {
    await sendMessage(person, application, "Hello");
    await sendMessage(person, application, "And one more");
    expect(await mailedAfter(2, application, colleague)).toEqual([]);
    expect(await waiting(colleague)).toMatchObject([
      { message: "Hello And one more", path: `/company/applications/${application}?tab=conversation#write` },
    ]);
  });

  test("leaves out messages read before it is sent", async () => {
    const { seq } = await sendMessage(person, application, "Hello");
    await mailedAfter(2, application, colleague);
    await read(colleague, seq);
    expect(await waiting(colleague)).toEqual([]);
  });
});

test("simultaneous runs send one email", async () => {
  await sendMessage(cast.people.recruiter, application, "Good morning");
  await passMinutes(sql, 2, application);
  await Promise.all([1, 2, 3].map(() => sql`select private.tell_due_messages()`));
  const mails = () =>
    sql`select from public.email_outbox where to_email = ${person.email} and template = 'message_received'`;
  // The stack's own schedule may be running it.
  await expect.poll(mails).toHaveLength(1);
});

test("even the service key can't trigger message notifications through the API", async () => {
  const { error } = await service().rpc("tell_due_messages");
  expect(error).not.toBeNull();
});
