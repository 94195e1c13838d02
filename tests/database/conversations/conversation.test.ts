import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type {
  Conversation,
  Message,
} from "../../../supabase/functions/_shared/contracts/conversations/conversation.ts";
import { fileTypes } from "../../../supabase/functions/_shared/contracts/files/files.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff } from "../../support/companies.ts";
import { askToOpen, newPath, pdf, readFileAs, removeFileAs, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });

type Who = Pick<Actor, "client">;
const about = (p_application_id: string) => ({ p_application_id });
const send = (by: Who, id: string, p_body: string, more: object = {}) =>
  by.client.rpc("send_message", { p_id: randomUUID(), p_body, ...about(id), ...more });
const say = async (by: Who, id: string, body: string, more: object = {}): Promise<Message> => {
  const { data, error } = await send(by, id, body, more);
  if (error) throw error;
  return data;
};
const read = async (by: Who, id: string, more: object = {}): Promise<Conversation> => {
  const { data, error } = await by.client.rpc("get_conversation", { ...about(id), ...more });
  if (error) throw error;
  return data;
};
const markRead = (by: Who, id: string, { seq }: Message) =>
  by.client.rpc("mark_conversation_read", { ...about(id), p_seq: seq });
const withdraw = (by: Who, { id }: Message) => by.client.rpc("withdraw_message", { p_id: id });
const age = ({ id }: Message, interval: string) =>
  sql`update private.application_messages set created_at = now() - ${interval}::interval where id = ${id}`;

/** From the cast's candidate, for the partner recruiter's job. */
const castApplication = async () =>
  makeApplication(await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter }), cast.candidate);
const ownApplication = async () => {
  const candidate = await makeCandidate();
  return { candidate, id: await makeApplication(job, candidate) };
};

describe("access to a conversation", () => {
  const calls = (id: string, message: Message): Record<string, (by: Who) => PromiseLike<{ error: unknown }>> => ({
    read: ({ client }) => client.rpc("get_conversation", about(id)),
    write: (by) => send(by, id, "Hello"),
    mark: (by) => markRead(by, id, message),
    watch: async ({ client }) => {
      const { data } = await client.from("conversations").select("version").eq("application_id", id);
      return { error: (data ?? []).length === 0 };
    },
  });

  test("is open to its candidate and to staff who can move the application", async () => {
    const id = await castApplication();
    const message = await say(cast.candidate, id, "Good morning");
    const others = await makeApplication(await makeJob(cast.company), cast.candidate);
    const elsewhere = await say(cast.candidate, others, "Good evening");
    for (const [name, call] of Object.entries(calls(id, message)))
      expect(await whoCan(cast, async (client) => !(await call({ client })).error), name).toEqual([
        ...recruiting,
        "partnerRecruiter",
        "candidate",
      ]);
    for (const [name, call] of Object.entries(calls(others, elsewhere)))
      expect(await whoCan(cast, async (client) => !(await call({ client })).error), name).toEqual([
        ...recruiting,
        "candidate",
      ]);
    expect(await refusal(cast.clients.admin.rpc("get_conversation", about(id)))).toBe("PT404 application_not_found");
    expect(await refusal(send(cast.people.otherOwner, id, "Hello"))).toBe("PT404 application_not_found");
    expect(await refusal(cast.clients.anonymous.rpc("get_conversation", about(id)))).toContain("42501");
    expect(await refusal(send({ client: cast.clients.anonymous }, id, "Hello"))).toContain("42501");
  });

  test("is open to the company that represents the candidate, for as long as it does", async () => {
    const assigned = await makeStaff(cast.other, "partner_recruiter");
    const unassigned = await makeStaff(cast.other, "partner_recruiter");
    const candidate = await makeCandidate({ managedBy: cast.other, assignedTo: assigned });
    const id = await makeApplication(job, candidate);
    await say(candidate, id, "Mine");
    const manager = cast.people.otherOwner;
    expect(await say(manager, id, "Ours")).toMatchObject({ author_side: "manager", company_name: expect.any(String) });
    await say(assigned, id, "And ours");
    expect(await refusal(unassigned.client.rpc("get_conversation", about(id)))).toBe("PT404 application_not_found");
    const { side, messages } = await read(manager, id);
    expect(side).toBe("manager");
    expect(messages.map(({ body, is_mine }) => [body, is_mine])).toEqual([
      ["Mine", false],
      ["Ours", true],
      ["And ours", false],
    ]);
    await sql`update public.candidates set managing_company_id = null where id = ${candidate.candidateId}`;
    expect(await refusal(manager.client.rpc("get_conversation", about(id)))).toBe("PT404 application_not_found");
    expect((await read(candidate, id)).messages).toHaveLength(3);
  });

  test("is closed to other candidates and to former staff, whose messages remain", async () => {
    const { candidate, id } = await ownApplication();
    const colleague = await makeStaff(cast.company, "recruiter");
    const message = await say(colleague, id, "Hello");
    await dismissStaff(cast.company, colleague);
    const stranger = await makeCandidate();
    for (const who of [stranger, colleague]) {
      expect(await refusal(who.client.rpc("get_conversation", about(id)))).toBe("PT404 application_not_found");
      expect(await refusal(send(who, id, "Still here"))).toBe("PT404 application_not_found");
      expect(await refusal(markRead(who, id, message))).toBe("PT404 application_not_found");
      expect(await refusal(withdraw(who, message))).toMatch(/^PT404/);
    }
    // What they wrote remains, with their name.
    expect((await read(candidate, id)).messages).toMatchObject([{ author_name: "Sam recruiter", body: "Hello" }]);
  });

  test("shows each side who can read what they write", async () => {
    const { candidate, id } = await ownApplication();
    const author = await makeStaff(cast.company, "manager");
    await sql`update public.company_users set first_name = 'Dana', last_name = 'Whitlock' where user_id = ${author.id}`;
    await say(author, id, "Hello");
    expect((await read(candidate, id)).readers).toContain("Dana Whitlock");
    expect((await read(author, id)).readers).toEqual(["Casey Candidate"]);
  });
});

describe("a message", () => {
  test("is kept exactly as written, with markup, right-to-left text and at full length", async () => {
    const { candidate, id } = await ownApplication();
    const bodies = [
      "<img src=x onerror=alert(1)> **bold** [link](javascript:alert(1))",
      "שלום, مرحبا\nשורה",
      "x".repeat(limits.message),
    ];
    for (const body of bodies) await say(candidate, id, body);
    const { messages } = await read(cast.people.owner, id);
    expect(messages.map(({ body }) => body)).toEqual(bodies);
    const long = await send(candidate, id, "x".repeat(limits.message + 1));
    expect(fieldErrors(long.error)).toEqual({ body: "Use at most 10,000 characters" });
    for (const blank of ["", "  \n "])
      for (const more of [{}, { p_files: null }])
        expect(fieldErrors((await send(candidate, id, blank, more)).error)).toEqual({
          body: "Write a message or attach a file",
        });
  });

  test("is stored once when sent repeatedly at the same time, and its id can't be reused by others", async () => {
    const { candidate, id } = await ownApplication();
    const p_id = randomUUID();
    const again = () => send(candidate, id, "Once", { p_id });
    const sent = await atOnce(
      (transaction) => transaction`select from public.applications where id = ${id} for update`,
      [again, again, again],
    );
    expect(sent.map(({ error, data }) => [error, data?.id])).toEqual(Array(3).fill([null, p_id]));
    expect((await read(cast.people.owner, id)).messages).toHaveLength(1);
    expect(await refusal(send(cast.people.owner, id, "Mine", { p_id }))).toBe("PT422 invalid_input");
    const { id: other, candidate: otherCandidate } = await ownApplication();
    expect(await refusal(send(otherCandidate, other, "Mine", { p_id }))).toBe("PT422 invalid_input");
  });

  test("raises the conversation's version, which marking as read doesn't", async () => {
    const { candidate, id } = await ownApplication();
    const version = async () =>
      (await candidate.client.from("conversations").select("version").eq("application_id", id)).data?.[0]?.version;
    const message = await say(candidate, id, "One");
    expect(await version()).toBe(1);
    await say(cast.people.owner, id, "Two");
    await markRead(cast.people.owner, id, message);
    expect(await version()).toBe(2);
  });

  test("stays in order across pages, oldest first", async () => {
    const { candidate, id } = await ownApplication();
    await sql`
      insert into private.application_messages (id, application_id, author_id, author_side, author_name, body)
      select gen_random_uuid(), ${id}, ${candidate.id}, 'candidate', 'Casey', place::text from generate_series(1, 120) place`;
    const pages = [await read(candidate, id)];
    while (pages[0]?.has_earlier) pages.unshift(await read(candidate, id, { p_before: pages[0].messages[0]?.seq }));
    expect(pages.map(({ messages }) => messages.length)).toEqual([20, 50, 50]);
    expect(pages.flatMap(({ messages }) => messages.map(({ body }) => body))).toEqual(
      Array.from({ length: 120 }, (_, index) => String(index + 1)),
    );
  });
});

describe("withdrawing a message", () => {
  test("empties an unread message of one's own within two minutes, and keeps its place", async () => {
    const { candidate, id } = await ownApplication();
    const message = await say(candidate, id, "Oh no");
    expect(message.can).toEqual({ withdraw: true, report: false });
    expect(await refusal(withdraw(cast.people.owner, message))).toBe("PT404 message_not_found");
    expect((await withdraw(candidate, message)).data).toMatchObject({ body: "", withdrawn_at: expect.any(String) });
    expect(await refusal(withdraw(candidate, message))).toBeNull();
    expect((await read(cast.people.owner, id)).messages).toMatchObject([
      { id: message.id, body: "", can: { withdraw: false, report: false } },
    ]);
    // A late retry doesn't restore it.
    expect((await send(candidate, id, "Oh no", { p_id: message.id })).data).toMatchObject({ body: "" });
  });

  test("is refused after two minutes", async () => {
    const { candidate, id } = await ownApplication();
    const message = await say(candidate, id, "Too late");
    await age(message, "90 seconds");
    expect((await read(candidate, id)).messages[0]?.can.withdraw).toBe(true);
    await age(message, "2 minutes");
    expect((await read(candidate, id)).messages[0]?.can.withdraw).toBe(false);
    expect(await refusal(withdraw(candidate, message))).toBe("PT409 message_stays");
  });

  test("is refused once anyone but its author has read the message", async () => {
    const { candidate, id } = await ownApplication();
    const first = await say(candidate, id, "Read");
    const second = await say(candidate, id, "Not yet");
    await markRead(candidate, id, second);
    expect((await read(candidate, id)).read_seq).toBe(second.seq);
    await markRead(cast.people.manager, id, first);
    expect(await refusal(withdraw(candidate, first))).toBe("PT409 message_stays");
    expect(await refusal(withdraw(candidate, second))).toBeNull();
    // Nothing becomes unread again, and nothing counts as read before it exists.
    await markRead(candidate, id, first);
    expect((await read(candidate, id)).read_seq).toBe(second.seq);
    await markRead(cast.people.owner, id, { ...second, seq: Number.MAX_SAFE_INTEGER });
    expect((await read(cast.people.owner, id)).read_seq).toBe(second.seq);
  });
});

describe("a conversation ends", () => {
  test("30 days after its application was closed, and stays readable", async () => {
    const { candidate, id } = await ownApplication();
    await say(cast.people.owner, id, "Thank you");
    await cast.people.owner.client.rpc("set_application_status", {
      p_application_id: id,
      p_status: "rejected",
      p_reason: "skills",
    });
    const close = (ago: string) =>
      sql`update public.application_events set created_at = now() - ${ago}::interval where application_id = ${id}`;
    await close("29 days 23 hours");
    await say(candidate, id, "Thank you, too");
    expect(await read(candidate, id)).toMatchObject({ problem: null, ends: expect.any(String) });
    await close("30 days");
    for (const who of [candidate, cast.people.owner])
      expect(await refusal(send(who, id, "Once more"))).toBe("PT409 conversation_closed");
    const closed = await read(candidate, id);
    expect(closed.problem).toContain("closed 30 days ago");
    expect(closed.messages).toHaveLength(2);
  });

  test("when it is blocked, and when the candidate deletes their account", async () => {
    const { candidate, id } = await ownApplication();
    await say(candidate, id, "Hello");
    await sql`insert into private.conversation_blocks (application_id, blocked_by) values (${id}, 'candidate')`;
    expect(await refusal(send(cast.people.owner, id, "Hello"))).toBe("PT409 conversation_closed");
    await sql`delete from private.conversation_blocks where application_id = ${id}`;
    await sql`update public.applications set candidate_id = null where id = ${id}`;
    expect(await refusal(candidate.client.rpc("get_conversation", about(id)))).toBe("PT404 application_not_found");
    expect(await refusal(send(cast.people.owner, id, "Hello"))).toBe("PT409 conversation_closed");
  });
});

describe("a message attachment", () => {
  const bucket = "message_files";
  const store = (by: Actor, folder: string, text = "attached") => storeFile(by, bucket, newPath(folder), pdf(text));
  const files = (...paths: string[]) => ({ p_files: paths.map((path) => ({ path, name: "Plan for the call.pdf" })) });

  test("can be uploaded only by those who can write in the conversation", async () => {
    const id = await castApplication();
    const able = await whoCan(cast, async (client) => {
      const { error } = await client.storage.from(bucket).upload(newPath(id), pdf());
      return error === null;
    });
    expect(able).toEqual([...recruiting, "partnerRecruiter", "candidate"]);
    await sql`insert into private.conversation_blocks (application_id, blocked_by) values (${id}, 'company')`;
    await expect(store(cast.candidate, id)).rejects.toThrow();
    const { data } = await cast.candidate.client.rpc("get_upload_problem", { p_folder: id });
    expect(data).toBe("This conversation is blocked");
    expect((await cast.people.otherOwner.client.rpc("get_upload_problem", { p_folder: id })).data).toBeNull();
    await sql`delete from private.conversation_blocks where application_id = ${id}`;
  });

  test("can be opened by the conversation's readers once it is sent", async () => {
    const { candidate, id } = await ownApplication();
    const path = await store(candidate, id);
    expect(await readFileAs(cast.people.owner, bucket, path)).toBeNull();
    const message = await say(candidate, id, "", files(path));
    expect(message).toMatchObject({
      body: "",
      files: [{ path, name: "Plan for the call.pdf", size: expect.any(Number) }],
    });
    for (const who of [candidate, cast.people.recruiter, cast.people.partnerRecruiter])
      expect(await readFileAs(who, bucket, path)).toContain("attached");
    for (const who of [cast.people.otherOwner, cast.people.admin, cast.people.removedStaff, await makeCandidate()])
      expect((await askToOpen(who, bucket, path)).code).toBe("file_not_found");
    expect((await askToOpen(null, bucket, path)).status).toBe(401);
    const opened = await sql<{ actor_id: string }[]>`
      select actor_id from public.audit_log where action = 'file.opened' and details ->> 'path' = ${path} order by id`;
    expect(opened.map(({ actor_id }) => actor_id)).toEqual([cast.people.recruiter.id, cast.people.partnerRecruiter.id]);
    expect(await removeFileAs(candidate, bucket, path)).toBe(200);
    expect(await readFileAs(candidate, bucket, path)).toContain("attached");
  });

  test.each([
    ["with blanks", "Plan for the call.docx"],
    ["right-to-left", "תוכנית לשיחה.docx"],
    ["with signs", `"R&D" #1 + 100% 'sure'; (v2)=.docx`],
    ["of the maximum length", `${"ж".repeat(195)}.docx`],
    ["a path", "../..\\plan.docx"],
  ])("downloads under the name its sender gave it: %s", async (_, name) => {
    const { candidate, id } = await ownApplication();
    const path = newPath(id, "docx");
    await storeFile(candidate, bucket, path, new Blob(["PK"], { type: fileTypes.docx }));
    await say(candidate, id, "", { p_files: [{ path, name }] });
    const { url } = await askToOpen(cast.people.owner, bucket, path);
    const kept = (await fetch(url)).headers.get("content-disposition");
    expect(decodeURIComponent(/^attachment; filename\*=UTF-8''(.+)$/.exec(kept ?? "")?.[1] ?? "")).toBe(
      name.replace("../..\\", ".._.._"),
    );
  });

  test("must be the sender's own, from this application, sent only once, and validly named", async () => {
    const { candidate, id } = await ownApplication();
    const own = await store(candidate, id);
    const elsewhere = await store(cast.people.owner, await makeApplication(job, await makeCandidate()));
    const theirs = await store(cast.people.owner, id);
    const refused = async (by: Who, more: object) => fieldErrors((await send(by, id, "Here", more)).error);
    const notStored = { files: "This file isn't stored. Upload it again." };
    for (const path of [theirs, newPath(id), `${id}/../${own}`])
      expect(await refused(candidate, files(path))).toEqual(notStored);
    expect(await refused(cast.people.owner, files(elsewhere))).toEqual(notStored);
    expect(await refused(candidate, files(own, own))).toEqual(notStored);
    for (const p_files of [[{ path: own }], [{ path: own, name: "plan.exe" }], [{ path: own, name: "a\nb.pdf" }]])
      expect(await refused(candidate, { p_files })).toEqual({ files: expect.stringContaining("name can't be shown") });
    for (const p_files of [{}, "x", Array(6).fill({ path: own, name: "plan.pdf" })])
      expect(await refused(candidate, { p_files })).toEqual({ files: "Send at most 5 files at once" });
    await say(candidate, id, "Here", files(own));
    expect(await refused(candidate, files(own))).toEqual(notStored);
    expect((await read(candidate, id)).messages).toHaveLength(1);
  });

  test("is deleted when its message is withdrawn, or when it is discarded before sending", async () => {
    const { candidate, id } = await ownApplication();
    const [sent, unsent] = [await store(candidate, id), await store(candidate, id)];
    const message = await say(candidate, id, "Here", files(sent));
    await withdraw(candidate, message);
    expect(await readFileAs(cast.people.owner, bucket, sent)).toBeNull();
    expect(await removeFileAs(cast.people.owner, bucket, unsent)).toBe(404);
    expect(await removeFileAs(candidate, bucket, unsent)).toBe(200);
    expect(
      await sql`select name from storage.objects where bucket_id = ${bucket} and name in ${sql([sent, unsent])}`,
    ).toEqual([]);
  });
});

test("a message is refused if its author loses access while it waits", async () => {
  const candidate = await makeCandidate();
  const ended = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
  const application = await makeApplication(ended, candidate);
  const [answer] = await atOnce(
    async (transaction) => {
      await transaction`select from public.applications where id = ${application} for update`;
      await transaction`delete from public.job_assignments where job_id = ${ended.id}`;
    },
    [() => refusal(send(cast.people.partnerRecruiter, application, "Too late"))],
  );
  expect(answer).toBe("PT404 application_not_found");
  expect((await read(candidate, application)).messages).toEqual([]);
});
