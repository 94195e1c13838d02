import { beforeEach, describe, expect, test } from "vitest";
import type { Frame } from "../../../supabase/functions/_shared/contracts/accounts/account.ts";
import type { News } from "../../../supabase/functions/_shared/contracts/conversations/conversation.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { sendMessage, withdrawMessage } from "../../support/messages.ts";

// What is unread, for each side, and how reading changes it.

let job: TestJob;
let person: TestCandidate;
let application: string;
let recruiter: Actor;
const cast = await makeCast();
beforeEach(async () => {
  recruiter = await makeStaff(cast.company, "recruiter");
  job = await makeJob(cast.company, { assignedTo: recruiter });
  person = await makeCandidate();
  application = await makeApplication(job, person);
});

const news = async (by: Actor, p_application_id?: string): Promise<News> => {
  const { data, error } = await by.client.rpc("get_news", p_application_id ? { p_application_id } : {});
  if (error) throw error;
  return data;
};
const conversations = async (by: Actor) => {
  const { data } = await by.client.rpc("get_frame");
  const counted = (data as Frame).unread_conversations;
  // The polled count equals the frame's.
  expect((await news(by)).unread_conversations).toBe(counted);
  return counted;
};
const inOwnList = async (by: Actor): Promise<number[]> => {
  const { data } = await by.client.rpc("get_my_applications");
  return data.applications.map(({ unread }: { unread: number }) => unread);
};
const inJobList = async (by: Actor): Promise<number[]> => {
  const { data } = await by.client.rpc("get_job_applications", { p_job_id: job.id });
  return data.applications.map(({ unread }: { unread: number }) => unread);
};
const onPage = async (by: Actor): Promise<number> => {
  const { data } = await by.client.rpc("get_application_detail", { p_application_id: application });
  return data.unread;
};
const read = (by: Pick<Actor, "client">, p_seq: number, p_application_id = application) =>
  by.client.rpc("mark_conversation_read", { p_application_id, p_seq });

describe("unread messages", () => {
  test("from the company count for the candidate, in the list and the frame", async () => {
    expect([await inOwnList(person), await conversations(person)]).toEqual([[0], 0]);
    await sendMessage(recruiter, application, "One");
    await sendMessage(recruiter, application, "Two");
    expect([await inOwnList(person), await conversations(person)]).toEqual([[2], 1]);
    expect([await inJobList(recruiter), await conversations(recruiter)]).toEqual([[0], 0]);
  });

  test("from the candidate count for the staff they notify, in lists, page and frame", async () => {
    await sendMessage(person, application, "Hello");
    expect([await inJobList(recruiter), await onPage(recruiter), await conversations(recruiter)]).toEqual([[1], 1, 1]);
    // A colleague can read along without unread counts.
    expect([await inJobList(cast.people.manager), await conversations(cast.people.manager)]).toEqual([[0], 0]);
    expect([await inOwnList(person), await conversations(person)]).toEqual([[0], 0]);
  });

  test("count for the owner of a represented candidate at the representing company", async () => {
    const keeper = await makeStaff(cast.other, "recruiter");
    application = await makeApplication(job, await makeCandidate({ managedBy: cast.other, assignedTo: keeper }));
    await sendMessage(recruiter, application, "Good morning");
    expect([await onPage(keeper), await conversations(keeper)]).toEqual([1, 1]);
  });

  test("are counted for each person separately", async () => {
    await sendMessage(cast.people.manager, application, "I took over");
    const { seq } = await sendMessage(person, application, "Hello");
    await read(cast.people.manager, seq);
    expect(await conversations(recruiter)).toBe(1);
    await read(recruiter, seq);
    expect([await inJobList(recruiter), await conversations(recruiter)]).toEqual([[0], 0]);
  });

  test("no longer count after they are withdrawn", async () => {
    const { id } = await sendMessage(recruiter, application, "Wrong person");
    await withdrawMessage(id);
    expect([await inOwnList(person), await conversations(person)]).toEqual([[0], 0]);
  });

  test("don't count for people who lost access", async () => {
    await sendMessage(person, application, "Hello");
    await sql`update public.company_users set role = 'partner_recruiter' where user_id = ${recruiter.id}`;
    await sql`delete from public.job_assignments where job_id = ${job.id}`;
    expect(await conversations(recruiter)).toBe(0);
  });

  test("count only at the currently chosen company", async () => {
    await sql`
      insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
      values (${recruiter.id}, ${cast.other.id}, 'recruiter', 'Sam', 'Recruiter', ${recruiter.email})`;
    await sendMessage(person, application, "Hello");
    expect(await conversations(recruiter)).toBe(1);
    await recruiter.client.rpc("choose_company", { p_company_id: cast.other.id });
    expect(await conversations(recruiter)).toBe(0);
  });
});

describe("reading progress", () => {
  test("is recorded for both sides of the conversation, and refused to others", async () => {
    const own = await makeApplication(await makeJob(cast.company), cast.candidate);
    const { seq } = await sendMessage(cast.people.owner, own, "Good morning");
    const able = await whoCan(cast, async (client) => (await read({ client }, seq, own)).error === null);
    expect(able).toEqual([...recruiting, "candidate"]);
    expect(await refusal(read({ client: cast.clients.otherOwner }, seq, own))).toBe("PT404 application_not_found");
    expect(await refusal(read({ client: cast.clients.anonymous }, seq, own))).toContain("42501");
  });

  test("only moves forward, and never past the latest message", async () => {
    const first = await sendMessage(recruiter, application, "One");
    const second = await sendMessage(recruiter, application, "Two");
    await read(person, first.seq);
    expect(await inOwnList(person)).toEqual([1]);
    await read(person, second.seq + 1000);
    await read(person, first.seq);
    expect(await inOwnList(person)).toEqual([0]);
    await sendMessage(recruiter, application, "Three");
    expect([await inOwnList(person), await conversations(person)]).toEqual([[1], 1]);
  });

  test("marks nothing in another conversation", async () => {
    const other = await makeApplication(await makeJob(cast.company), person);
    await sendMessage(recruiter, application, "One");
    const { seq } = await sendMessage(cast.people.owner, other, "Elsewhere");
    await read(person, seq, other);
    expect(await conversations(person)).toBe(1);
  });
});

describe("the news call", () => {
  test("gives the version of a conversation to its readers only", async () => {
    expect((await news(person, application)).version).toBe(0);
    await sendMessage(recruiter, application, "One");
    expect((await news(person, application)).version).toBe(1);
    await sendMessage(person, application, "Two");
    expect((await news(recruiter, application)).version).toBe(2);
    for (const stranger of [cast.people.otherOwner, cast.people.candidate, cast.people.admin])
      expect((await news(stranger, application)).version).toBeNull();
  });

  test("requires signing in", async () => {
    expect(await refusal(cast.clients.anonymous.rpc("get_news"))).toMatch(/42501|PT401/);
  });
});
