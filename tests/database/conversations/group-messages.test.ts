import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { fillTemplate } from "../../../supabase/functions/_shared/contracts/companies/mail-template.ts";
import type {
  GroupMessage,
  GroupMessagePreview,
} from "../../../supabase/functions/_shared/contracts/conversations/group-message.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

type By = Pick<Actor, "client">;
interface Applicant {
  id: string;
  person: TestCandidate;
}

const applicants = (count: number, of: TestJob = job): Promise<Applicant[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const person = await makeCandidate();
      return { id: await makeApplication(of, person), person };
    }),
  );
const idsOf = (people: readonly Applicant[]) => people.map(({ id }) => id);
const send = (by: By, p_ids: string[], p_body = "Hi {first_name}", p_id: string = randomUUID()) =>
  by.client.rpc("send_group_message", { p_id, p_ids, p_body });
const sent = async (by: By, people: readonly Applicant[], body?: string): Promise<GroupMessage> =>
  (await send(by, idsOf(people), body).throwOnError()).data;
const preview = async (by: By, people: readonly Applicant[]): Promise<GroupMessagePreview> =>
  (await by.client.rpc("preview_group_message", { p_ids: idsOf(people) }).throwOnError()).data;
const undo = (by: By, p_id: string) => by.client.rpc("undo_group_message", { p_id });
const finish = async (by: By, p_id: string): Promise<GroupMessage> =>
  (await by.client.rpc("finish_group_message", { p_id }).throwOnError()).data;
/** Lets the time to undo pass. */
const pass = (id: string) =>
  sql`update private.group_messages set created_at = created_at - private.undo_time() where id = ${id}`;
/** A run delivers one act, and others may be due first. */
const deliverDue = async () => {
  for (let run = 0; run < 5; run += 1) await sql`select private.deliver_due_group_message()`;
  // One that the stack's own schedule is delivering is skipped above; this waits for it.
  await sql`select from private.group_messages where ended is null order by id for update`;
};
const messagesTo = async (id: string) =>
  (
    await sql<{ body: string; author_id: string }[]>`
      select body, author_id from private.application_messages where application_id = ${id} order by seq`
  ).map(({ body, author_id }) => ({ body, author_id }));
const problemsOf = ({ people }: GroupMessage) =>
  Object.fromEntries(people.map(({ application_id, problem }) => [application_id, problem]));
const bell = ({ id }: Actor) =>
  sql`select from public.notifications where user_id = ${id} and type = 'message_received'`;
const block = (by: Actor, id: string) =>
  by.client.rpc("set_conversation_blocked", { p_application_id: id, p_is_blocked: true }).throwOnError();

describe("permission to send group messages", () => {
  test("is given to recruiting staff, and to partner recruiters on assigned jobs", async () => {
    const [here] = await applicants(1);
    const [elsewhere] = await applicants(1, await makeJob(cast.company));
    const able = (of: Applicant | undefined, act: "preview" | "send") =>
      whoCan(cast, async (client) => {
        const p_ids = [String(of?.id)];
        const { error } =
          act === "send" ? await send({ client }, p_ids) : await client.rpc("preview_group_message", { p_ids });
        return error === null;
      });
    for (const act of ["preview", "send"] as const) {
      expect(await able(here, act)).toEqual([...recruiting, "partnerRecruiter"]);
      expect(await able(elsewhere, act)).toEqual(recruiting);
    }
    expect(await refusal(send(cast.people.otherOwner, [String(here?.id)]))).toBe("PT404 application_not_found");
  });

  test("is refused to the company that represents an applicant", async () => {
    const id = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    expect(await refusal(send(cast.people.otherOwner, [id]))).toBe("PT404 application_not_found");
  });

  test("remains after the company's plan has expired", async () => {
    const people = await applicants(2, await makeJob(cast.expired));
    expect((await sent(cast.people.expiredOwner, people)).state).toBe("waiting");
  });

  test("doesn't include undoing or finishing a colleague's message", async () => {
    const { id } = await sent(cast.people.recruiter, await applicants(2));
    await pass(id);
    for (const rpc of ["undo_group_message", "finish_group_message"] as const) {
      const able = await whoCan(cast, async (client) => (await client.rpc(rpc, { p_id: id })).error === null);
      expect(able).toEqual(rpc === "finish_group_message" ? ["recruiter"] : []);
    }
  });
});

describe("a group message", () => {
  test("sends each person what the preview showed, as an individual message", async () => {
    const people = await applicants(3);
    const body = "Hi {first_name},\n\n{job_title} at {company_name}.\n\n{my_name} {{first_name}";
    const seen = await preview(cast.people.recruiter, people);
    expect(seen.people.map(({ application_id }) => application_id)).toEqual(idsOf(people));
    const { id, state } = await sent(cast.people.recruiter, people, body);
    expect(state).toBe("waiting");
    expect(await finish(cast.people.recruiter, id)).toMatchObject({ state: "waiting" });
    for (const one of people) expect(await messagesTo(one.id)).toEqual([]);
    await pass(id);
    const outcome = await finish(cast.people.recruiter, id);
    expect(outcome.state).toBe("sent");
    for (const { application_id, fields } of seen.people)
      expect(await messagesTo(application_id)).toEqual([
        { body: fillTemplate(body, fields), author_id: cast.people.recruiter.id },
      ]);
    for (const { person } of people) expect(await bell(person)).toHaveLength(1);
    expect(await sql`select from private.group_message_people where group_id = ${id} and body <> ''`).toEqual([]);
    // Finishing again sends nothing twice.
    expect(await finish(cast.people.recruiter, id)).toEqual(outcome);
    expect(await messagesTo(String(people[0]?.id))).toHaveLength(1);
  });

  test("goes out on schedule in its author's name when their browser is gone", async () => {
    const people = await applicants(2);
    const { id } = await sent(cast.people.manager, people, "Hello");
    await deliverDue();
    expect(await messagesTo(String(people[0]?.id))).toEqual([]);
    await pass(id);
    await Promise.all([1, 2, 3].map(deliverDue));
    for (const one of people)
      expect(await messagesTo(one.id)).toEqual([{ body: "Hello", author_id: cast.people.manager.id }]);
    await sql`update private.group_messages set created_at = now() - interval '25 hours' where id = ${id}`;
    await deliverDue();
    expect(await sql`select from private.group_messages where id = ${id}`).toEqual([]);
  });

  test("is sent once when requested repeatedly at the same time", async () => {
    const people = await applicants(2);
    const id = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => send(cast.people.owner, idsOf(people), "Hello", id).throwOnError()),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await refusal(send(cast.people.manager, idsOf(people), "Hello", id))).toBe("PT409 id_taken");
    await pass(id);
    await Promise.all([1, 2, 3].map(() => finish(cast.people.owner, id)));
    for (const one of people) expect(await messagesTo(one.id)).toHaveLength(1);
  });

  test("sends nothing when undone, even if requested again, and can't be undone later", async () => {
    const people = await applicants(2);
    const { id } = await sent(cast.people.owner, people, "Hello");
    expect((await undo(cast.people.owner, id).throwOnError()).data).toMatchObject({ state: "undone", people: [] });
    expect((await undo(cast.people.owner, id)).error).toBeNull();
    expect((await send(cast.people.owner, idsOf(people), "Hello", id)).data).toMatchObject({ state: "undone" });
    await pass(id);
    expect(await finish(cast.people.owner, id)).toMatchObject({ state: "undone" });
    await deliverDue();
    for (const one of people) expect(await messagesTo(one.id)).toEqual([]);

    const late = await sent(cast.people.owner, people, "Hello");
    await pass(late.id);
    expect(await refusal(undo(cast.people.owner, late.id))).toBe("PT409 undo_over");
  });
});

describe("people left out of a group message", () => {
  test("have a reason: blocked by either side, withdrawn, closed more than 30 days ago, or deleted", async () => {
    const people = await applicants(6);
    const [ok, blocked, blocking, withdrawn, closed, gone] = people as [
      Applicant,
      Applicant,
      Applicant,
      Applicant,
      Applicant,
      Applicant,
    ];
    await block(blocked.person, blocked.id);
    await block(cast.people.owner, blocking.id);
    await withdrawn.person.client.rpc("withdraw_application", { p_application_id: withdrawn.id }).throwOnError();
    await sql`update public.applications set status = 'rejected' where id = ${closed.id}`;
    await sql`update public.application_events set created_at = now() - interval '31 days' where application_id = ${closed.id}`;
    await sql`update public.applications set candidate_id = null where id = ${gone.id}`;
    const wanted = {
      [ok.id]: null,
      [blocked.id]: "Blocked messages from your company",
      [blocking.id]: "Blocked by your team",
      [withdrawn.id]: "Withdrew their application",
      [closed.id]: "Closed more than 30 days ago",
      [gone.id]: "Deleted their account",
    };
    expect(
      Object.fromEntries(
        (await preview(cast.people.owner, people)).people.map(({ application_id, problem }) => [
          application_id,
          problem,
        ]),
      ),
    ).toEqual(wanted);
    const { id, ...message } = await sent(cast.people.owner, people, "Hello");
    expect(problemsOf({ id, ...message })).toEqual(wanted);
    await pass(id);
    expect(problemsOf(await finish(cast.people.owner, id))).toEqual(wanted);
    expect(await messagesTo(ok.id)).toHaveLength(1);
    expect(await messagesTo(blocked.id)).toEqual([]);
    const nobody = [blocked.id, withdrawn.id];
    expect(await refusal(send(cast.people.owner, nobody))).toBe("PT409 nobody_left");
  });

  test("include those who block or withdraw before it is sent, and everyone if the author has left", async () => {
    const [ok, blocks, withdraws] = (await applicants(3)) as [Applicant, Applicant, Applicant];
    const { id } = await sent(cast.people.owner, [ok, blocks, withdraws], "Hello");
    await block(blocks.person, blocks.id);
    await withdraws.person.client.rpc("withdraw_application", { p_application_id: withdraws.id }).throwOnError();
    await pass(id);
    expect(problemsOf(await finish(cast.people.owner, id))).toEqual({
      [ok.id]: null,
      [blocks.id]: "Blocked messages from your company",
      [withdraws.id]: "Withdrew their application",
    });
    expect(await messagesTo(ok.id)).toHaveLength(1);
    expect(await messagesTo(blocks.id)).toEqual([]);

    const leaver = await makeStaff(cast.company, "recruiter");
    const left = await sent(leaver, [ok], "Bye");
    await dismissStaff(cast.company, leaver);
    await pass(left.id);
    await deliverDue();
    expect(await messagesTo(ok.id)).toHaveLength(1);
    expect(problemsOf(await finish(leaver, left.id))).toEqual({ [ok.id]: "You can no longer write to them" });
  });

  test("are reported to an author who left the page, in the only notification", async () => {
    const author = await makeStaff(cast.company, "recruiter");
    const [ok, withdraws] = (await applicants(2)) as [Applicant, Applicant];
    const { id } = await sent(author, [ok, withdraws], "Hello");
    await withdraws.person.client.rpc("withdraw_application", { p_application_id: withdraws.id }).throwOnError();
    await pass(id);
    await deliverDue();
    const whole = await sent(author, [ok], "Hello again");
    await pass(whole.id);
    await deliverDue();
    expect(
      await sql`
        select title, message, data ->> 'application_id' as application from public.notifications
        where user_id = ${author.id} and type = 'applicant_message'`,
    ).toEqual([
      { title: "Your message to Casey Candidate wasn't sent", message: job.title, application: withdraws.id },
    ]);
  });

  test("include everyone if it would exceed the author's hourly limit, waiting messages included", async () => {
    const people = await applicants(4);
    const writer = await makeStaff(cast.company, "recruiter");
    const [first] = people;
    await sql`
      insert into private.application_messages (id, application_id, author_id, author_side, author_name, company_id, company_name, body)
      select gen_random_uuid(), ${String(first?.id)}, ${writer.id}, 'company', 'Writer', ${cast.company.id}, 'Company', 'Hi'
      from generate_series(1, 97)`;
    await sent(writer, people.slice(0, 2), "Hello");
    expect(await refusal(send(writer, idsOf(people.slice(2)), "Hello"))).toBe("PT429 too_many_messages");
    await sent(writer, people.slice(3), "Hello");
  });
});

test("a group message with invalid input is refused and not stored", async () => {
  const people = await applicants(2);
  const { owner } = cast.people;
  const ids = idsOf(people);
  expect(fieldErrors((await send(owner, ids, " ")).error)).toEqual({ body: "Write a message" });
  expect(fieldErrors((await send(owner, ids, "a".repeat(limits.messageTemplate + 1))).error)).toHaveProperty("body");
  expect(fieldErrors((await send(owner, ids, "Hi {salary}")).error)?.body).toMatch(/^\{salary\} isn't a field/);
  const long = await makeJob(cast.company);
  await sql`update public.jobs set title = repeat('x', 200) where id = ${long.id}`;
  const there = idsOf(await applicants(1, long));
  expect(fieldErrors((await send(owner, there, "{job_title}".repeat(51))).error)).toEqual({
    body: "With the fields filled in, it's over 10,000 characters",
  });
  const [first, second] = people as [Applicant, Applicant];
  await sql`update public.applications set answer_by = '2031-12-02', answer_due = '2031-12-02' where id = ${first.id}`;
  const seen = await preview(owner, people);
  expect(seen.people.map(({ fields }) => fields.reply_by)).toEqual(["Dec 2, 2031", null]);
  expect(fieldErrors((await send(owner, ids, "By {reply_by}")).error)).toEqual({
    body: `No reply-by date: ${seen.people[1]?.name}`,
  });
  const far = await applicants(1, await makeJob(cast.company));
  expect(await refusal(send(owner, [first.id, String(far[0]?.id)]))).toBe("PT422 invalid_input");
  expect(await refusal(send(owner, []))).toBe("PT422 invalid_input");
  expect(await refusal(send(owner, [second.id, randomUUID()]))).toBe("PT404 application_not_found");
  const many = Array.from({ length: limits.emailedAtOnce + 1 }, () => randomUUID());
  expect(await refusal(send(owner, many))).toBe("PT422 invalid_input");
  expect(await refusal(owner.client.rpc("send_group_message", { p_id: null, p_ids: ids, p_body: "Hi" }))).toBe(
    "PT422 invalid_input",
  );
  const id = randomUUID();
  await send(owner, ids, "Hi {salary}", id);
  expect(await sql`select from private.group_messages where id = ${id}`).toEqual([]);
});
