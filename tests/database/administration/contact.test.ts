import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  contactTopics,
  contactWordsLength,
} from "../../../supabase/functions/_shared/contracts/administration/contact.ts";
import { anonymous, makeAccount, makeAdmin, service, sql, uniqueEmail } from "../../support/accounts.ts";
import { atOnce, fieldErrors, makeCast, refusal, roles } from "../../support/cast.ts";

const cast = await makeCast();
beforeEach(async () => {
  // Everybody here writes from one network address.
  await sql`delete from private.counted_acts where act = 'contact_message'`;
});

const written = (more: object = {}) => ({
  name: "Ada Lovelace",
  email: uniqueEmail("writer"),
  topic: "fault",
  words: "The page is empty.",
  ...more,
});
const send = (p_message: object, client = anonymous(), p_id: string | null = randomUUID()) =>
  client.rpc("send_contact_message", { p_id, p_message });
interface Listed {
  id: string;
  email: string;
  account: { id: string } | null;
  answered_at: string | null;
  answered_by: { id: string } | null;
}
const list = async (p_queue = "open", more: object = {}) => {
  const { data, error } = await cast.clients.admin.rpc("list_contact_messages", { p_queue, p_limit: 50, ...more });
  if (error) throw error;
  return data as { messages: Listed[]; open: number };
};
const found = async (email: string, queue?: string) =>
  (await list(queue)).messages.filter((message) => message.email === email);
const mailed = (email: string) =>
  sql<{ to_email: string; data: Record<string, unknown> }[]>`
    select to_email, data from public.email_outbox where template = 'contact_message' and data ->> 'from_email' = ${email}`;

describe("a message from the contact page", () => {
  it("can come from anyone, signed in or not, and shows the sender's account", async () => {
    const people = [cast.people.candidate, cast.people.owner, cast.people.admin] as const;
    for (const person of people) {
      const message = written();
      expect(await refusal(send(message, person.client))).toBeNull();
      expect(await found(message.email)).toMatchObject([{ account: { id: person.id } }]);
    }
    const message = written({ name: "" });
    expect(await refusal(send(message))).toBeNull();
    expect(await found(message.email)).toMatchObject([{ account: null, name: "", words: "The page is empty." }]);
    expect(await refusal(send(written(), service()))).toMatch(/42501|permission/);
  });

  it("is emailed to administrators with the reply address, and to no one else", async () => {
    const admin = await makeAdmin();
    const message = written();
    await sql.begin(async (transaction) => {
      // Before delivery clears it.
      await transaction`select public.send_contact_message(${randomUUID()}, ${transaction.json(message)})`;
      const admins = await transaction<{ email: string }[]>`select email from public.profiles where role = 'admin'`;
      const mails = await transaction<{ to_email: string; data: object }[]>`
        select to_email, data from public.email_outbox where created_at = now() and template = 'contact_message'`;
      expect(mails.map(({ to_email }) => to_email).sort()).toEqual(admins.map(({ email }) => email).sort());
      expect(mails.find(({ to_email }) => to_email === admin.email)?.data).toEqual({
        name: message.name,
        from_email: message.email,
        topic: "fault",
        words: message.words,
        has_account: false,
        path: "/admin/messages",
      });
      const others = await transaction`select from public.email_outbox where to_email = ${message.email}`;
      expect(others).toHaveLength(0);
    });
  });

  it("shows an error at each invalid field and removes invisible characters", async () => {
    const [row] = await sql<{ topics: string[] }[]>`select private.contact_topics() as topics`;
    expect(row?.topics).toEqual([...contactTopics]);
    expect(fieldErrors((await send({ email: "ada", topic: "love", words: " \u200b ", name: "A\nB" })).error)).toEqual({
      name: "Use one line",
      email: "Enter an email address we can reply to",
      topic: "Choose a topic",
      words: "Write your message",
    });
    expect(fieldErrors((await send(written({ words: "x".repeat(contactWordsLength + 1) }))).error)).toHaveProperty(
      "words",
    );
    expect(await refusal(send(written({ words: "x".repeat(contactWordsLength) })))).toBeNull();
    expect(await refusal(send(written(), anonymous(), null))).toBe("PT422 invalid_input");
    const hidden = written({ words: "Pay\u202eme\u200b now" });
    await send(hidden);
    expect(await found(hidden.email)).toMatchObject([{ words: "Payme now" }]);
  });

  it("is saved once even if sent several times", async () => {
    const [message, id] = [written(), randomUUID()];
    await Promise.all([send(message, anonymous(), id), send(message, anonymous(), id)]);
    expect(await refusal(send(message, anonymous(), id))).toBeNull();
    expect(await found(message.email)).toHaveLength(1);
  });

  it("is silently dropped if a hidden field is filled in", async () => {
    const message = written({ website: "https://example.com" });
    expect(await refusal(send(message))).toBeNull();
    expect(await found(message.email)).toHaveLength(0);
    expect(await mailed(message.email)).toHaveLength(0);
  });

  it("is limited to five an hour per network address, also at the same time", async () => {
    const answers = await atOnce(
      (transaction) => transaction`select pg_advisory_xact_lock(hashtextextended('counted act contact_message', 0))`,
      Array.from({ length: 4 }, () => async () => refusal(send(written()))),
    );
    expect(answers).toEqual([null, null, null, null]);
    expect(await refusal(send(written()))).toBeNull();
    expect(await refusal(send(written()))).toBe("PT429 too_many_messages");
    // What it claims to be has no effect.
    const elsewhere = anonymous();
    const claimed = elsewhere.rpc("send_contact_message", { p_id: randomUUID(), p_message: written() });
    expect(
      await refusal(claimed.setHeader("cf-connecting-ip", "203.0.113.7").setHeader("x-forwarded-for", "203.0.113.7")),
    ).toBe("PT429 too_many_messages");
    await sql`update private.counted_acts set at = at - interval '61 minutes' where act = 'contact_message'`;
    expect(await refusal(send(written()))).toBeNull();
    expect(await sql`select from private.counted_acts where act = 'contact_message'`).toHaveLength(1);
  });

  it("is kept in a flood and emailed only if sent from an account, and accounts have their own limit", async () => {
    const { email } = written();
    for (let n = 0; n < 6; n += 1) {
      expect(await refusal(send(written({ email })))).toBeNull();
      await sql`delete from private.counted_acts where act = 'contact_message'`;
    }
    const flood = (from: number, to: number) => sql`
      insert into private.counted_acts (act, client)
      select 'contact_message', sha256(convert_to('flood ' || n, 'UTF8')) from generate_series(${from}::integer, ${to}::integer) as n`;
    await flood(1, 60);
    const [own, others] = [written(), written()];
    await sql.begin(async (transaction) => {
      // Before delivery clears them.
      for (const [message, sub] of [[others], [own, cast.people.candidate.id]] as const) {
        await transaction`select set_config('request.jwt.claims', ${sub ? JSON.stringify({ sub }) : ""}, true)`;
        await transaction`select public.send_contact_message(${randomUUID()}, ${transaction.json(message)})`;
      }
      const mails = await transaction<{ from: string }[]>`
        select distinct data ->> 'from_email' as from from public.email_outbox
        where created_at = now() and template = 'contact_message'`;
      expect(mails).toEqual([{ from: own.email }]);
    });
    for (const message of [others, own]) expect(await found(message.email)).toHaveLength(1);
    await flood(61, 1000);
    expect(await refusal(send(written()))).toBe("PT429 too_many_messages");
    const { client } = cast.people.candidate;
    for (let n = 1; n < 5; n += 1) expect(await refusal(send(written(), client))).toBeNull();
    expect(await refusal(send(written(), client))).toBe("PT429 too_many_messages");
  });

  it("is in its sender's data export, without who replied", async () => {
    const [person, message, id] = [await makeAccount("candidate"), written(), randomUUID()];
    await send(message, person.client, id);
    const { admin } = cast.people;
    await admin.client.rpc("set_contact_message_answered", { p_id: id, p_is_answered: true });
    const { data } = await person.client.rpc("export_my_data");
    expect(data.messages_to_us).toMatchObject([{ id, words: message.words }]);
    expect(JSON.stringify(data)).not.toContain(admin.id);
  });

  it("is deleted with its sender's account", async () => {
    const [person, message] = [await makeAccount("candidate"), written()];
    await send(message, person.client);
    await sql`delete from auth.users where id = ${person.id}`;
    expect(await found(message.email)).toHaveLength(0);
  });
});

describe("an administrator", () => {
  it("is the only one who reads messages and marks them as answered", async () => {
    for (const role of roles) {
      if (role === "admin") continue;
      const expected = role === "anonymous" ? "42501" : "PT403 admin_only";
      expect(await refusal(cast.clients[role].rpc("list_contact_messages", {})), role).toBe(expected);
      const answer = cast.clients[role].rpc("set_contact_message_answered", {
        p_id: randomUUID(),
        p_is_answered: true,
      });
      expect(await refusal(answer), role).toBe(expected);
      expect(await refusal(cast.clients[role].from("contact_messages").select()), role).not.toBeNull();
    }
  });

  it("moves messages from open to answered and back, which is audited", async () => {
    const [message, id] = [written(), randomUUID()];
    await send(message, anonymous(), id);
    const { open } = await list();
    const counted = async () => (await cast.clients.admin.rpc("count_for_admin")).data.messages;
    expect(await counted()).toBeGreaterThan(0);
    const set = (p_is_answered: boolean) =>
      cast.clients.admin.rpc("set_contact_message_answered", { p_id: id, p_is_answered });
    expect((await set(true)).data).toMatchObject({ id, answered_by: { id: cast.people.admin.id } });
    expect(await refusal(set(true))).toBeNull();
    expect((await list()).open).toBe(open - 1);
    expect(await found(message.email)).toHaveLength(0);
    expect(await found(message.email, "answered")).toHaveLength(1);
    expect((await set(false)).data).toMatchObject({ answered_at: null, answered_by: null });
    expect(await found(message.email)).toHaveLength(1);
    const acts = await sql`select action, actor_id from public.audit_log where subject_id = ${id} order by id`;
    expect(acts.map(({ action }) => action)).toEqual(["email.message_answered", "email.message_reopened"]);
    expect(
      await refusal(
        cast.clients.admin.rpc("set_contact_message_answered", { p_id: randomUUID(), p_is_answered: true }),
      ),
    ).toBe("PT404 message_not_found");
  });

  it("reads messages page by page, newest first", async () => {
    await sql`
      insert into private.contact_messages (id, name, email, topic, words, created_at)
      select gen_random_uuid(), '', 'page' || n || '@example.com', 'other', 'x', now() + interval '1 day' - n * interval '1 second'
      from generate_series(1, 5) as n`;
    const first = (await list("open", { p_limit: 3 })).messages;
    const last = first.at(-1) as Listed & { created_at: string };
    const next = (await list("open", { p_limit: 2, p_before: { createdAt: last.created_at, id: last.id } })).messages;
    expect([...first, ...next].map(({ email }) => email)).toEqual([1, 2, 3, 4, 5].map((n) => `page${n}@example.com`));
    expect(await refusal(cast.clients.admin.rpc("list_contact_messages", { p_queue: "lost" }))).toBe(
      "PT422 invalid_input",
    );
    expect(await refusal(cast.clients.admin.rpc("list_contact_messages", { p_before: { id: 1 } }))).toBe(
      "PT422 invalid_input",
    );
    await sql`delete from private.contact_messages where email like 'page%@example.com'`;
  });
});
