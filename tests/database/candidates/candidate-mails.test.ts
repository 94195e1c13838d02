import { beforeEach, describe, expect, test } from "vitest";
import {
  type CandidateMailKind,
  type CandidateMails,
  candidateMailKinds,
  staffNoticeKinds,
} from "../../../supabase/functions/_shared/contracts/notifications/notification.ts";
import { anonymous, sql, unique } from "../../support/accounts.ts";
import { fieldErrors, makeCast, whoCan } from "../../support/cast.ts";
import { makeCandidate, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

// Which emails a candidate gets. The bell shows everything regardless.

let person: TestCandidate;
const cast = await makeCast();
beforeEach(async () => {
  person = await makeCandidate({ managedBy: cast.company });
});

const turn = async (p_kind: CandidateMailKind, p_is_on: boolean, { client } = person): Promise<CandidateMails> => {
  const { data, error } = await client.rpc("set_candidate_mail", { p_kind, p_is_on });
  expect(error).toBeNull();
  return data;
};
const chosen = async ({ client } = person) => {
  const { data } = await client.rpc("get_candidate_mails");
  return Object.fromEntries((data as CandidateMails).mails.map(({ kind, is_on }) => [kind, is_on]));
};
const mailed = async (template: string) =>
  (await sql`select from public.email_outbox where to_email = ${person.email} and template = ${template}`).count;
const told = async (type: string) =>
  (await sql`select from public.notifications where user_id = ${person.id} and type = ${type}`).count;
const tokenFor = async (kind: CandidateMailKind) => {
  const [row] = await sql<{ token: string }[]>`select private.unsubscribe_token(${person.id}, null, ${kind}) as token`;
  return String(row?.token);
};

async function move(): Promise<void> {
  const application = await makeApplication(await makeJob(cast.company), person);
  await cast.company.owner.client.rpc("set_application_status", {
    p_application_id: application,
    p_status: "interview",
  });
  await endUndoTime(application);
}
async function submission(): Promise<void> {
  const { data } = await cast.company.owner.client.rpc("put_forward_candidates", {
    p_job_id: (await makeJob(cast.company)).id,
    p_candidate_ids: [person.candidateId],
  });
  expect(data).toBe(1);
}

test("email kinds match the contract, and none is also a staff kind", async () => {
  const [row] = await sql<{ kinds: string[] }[]>`select private.candidate_mail_kinds() as kinds`;
  expect(row?.kinds).toEqual([...candidateMailKinds]);
  expect(new Set<string>([...candidateMailKinds, ...staffNoticeKinds]).size).toBe(
    candidateMailKinds.length + staffNoticeKinds.length,
  );
});

describe("an email", () => {
  test.each([
    ["application_moves", "application_status", "application_status", move],
    ["put_forward", "put_forward", "put_forward", submission],
  ] as const)(
    "of %s arrives until it is turned off, and the notification arrives either way",
    async (kind, template, type, happen) => {
      await happen();
      expect([await mailed(template), await told(type)]).toEqual([1, 1]);
      expect((await turn(kind, false)).mails).toContainEqual({ kind, is_on: false });
      await happen();
      expect([await mailed(template), await told(type)]).toEqual([1, 2]);
      await turn(kind, true);
      await happen();
      expect([await mailed(template), await told(type)]).toEqual([2, 3]);
    },
  );

  test("about a promised reply arrives until the candidate turns off these emails", async () => {
    const application = await makeApplication(await makeJob(cast.company), person);
    const remind = () => sql`
      select private.remind_candidate(a, current_date) from (
        select (jsonb_populate_record(a, jsonb_build_object('answer_by', current_date, 'answer_due', current_date))).*
        from public.applications a where a.id = ${application}) a`;
    await remind();
    expect(await mailed("answer_promised")).toBe(1);
    await turn("promised_answers", false);
    await remind();
    expect(await mailed("answer_promised")).toBe(1);
  });

  test("has a link that turns off only its kind, for anyone who has the link", async () => {
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction`
        select private.mail_candidate(${person.id}, 'promised_answers', 'application_status', ${transaction.json({ path: "/" })})`;
      const mails = await transaction`
        select to_email, data ->> 'unsubscribe' as token from public.email_outbox where to_email = ${person.email}`;
      expect(mails).toEqual([{ to_email: person.email, token: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
      await transaction`delete from public.email_outbox where to_email = ${person.email}`;
    });
    const p_token = await tokenFor("promised_answers");
    const { data } = await anonymous().rpc("get_unsubscribe", { p_token });
    expect(data).toEqual({ kind: "promised_answers", company_name: null, is_off: false });
    for (const _ of [1, 2]) {
      expect((await anonymous().rpc("unsubscribe", { p_token })).data).toMatchObject({ is_off: true });
    }
    expect(await chosen()).toEqual({
      application_moves: true,
      company_messages: true,
      interview_reminders: true,
      promised_answers: false,
      saved_searches: null,
      put_forward: true,
    });
  });

  test("about representation or the password arrives even if everything is turned off", async () => {
    for (const kind of candidateMailKinds) await turn(kind, false);
    await cast.company.owner.client.rpc("end_management", { p_candidate_id: person.candidateId });
    expect(await mailed("management_ended")).toBe(1);
    await sql`update auth.users set encrypted_password = encrypted_password || 'x' where id = ${person.id}`;
    expect(await mailed("password_changed")).toBe(1);
  });
});

describe("emails of saved searches", () => {
  const save = async (p_frequency: string) => {
    const { data } = await person.client.rpc("save_search", {
      p_name: p_frequency,
      p_words: unique("word"),
      p_filter: {},
      p_frequency,
    });
    return data.id as string;
  };
  const frequencies = async () => {
    const { data } = await person.client.rpc("get_saved_searches");
    return Object.fromEntries(
      (data as { name: string; frequency: string }[]).map(({ name, frequency }) => [name, frequency]),
    );
  };

  test("are turned off together, and return with their former frequency", async () => {
    expect(await chosen()).toMatchObject({ saved_searches: null });
    await save("daily");
    await save("weekly");
    await save("off");
    expect(await chosen()).toMatchObject({ saved_searches: true });
    for (const _ of [1, 2]) await turn("saved_searches", false);
    expect(await frequencies()).toEqual({ daily: "off", weekly: "off", off: "off" });
    for (const _ of [1, 2]) {
      expect((await turn("saved_searches", true)).mails).toContainEqual({ kind: "saved_searches", is_on: true });
    }
    expect(await frequencies()).toEqual({ daily: "daily", weekly: "weekly", off: "off" });
    const [row] = await sql`
      select bool_and(since > now() - interval '1 minute') as restarted from private.saved_searches where user_id = ${person.id}`;
    expect(row).toEqual({ restarted: true });
  });

  test("follow changes to a single search, which can turn them on or off", async () => {
    const id = await save("daily");
    await turn("saved_searches", false);
    const change = (p_frequency: string) =>
      person.client.rpc("change_saved_search", { p_id: id, p_name: "daily", p_frequency });
    await change("weekly");
    expect(await chosen()).toMatchObject({ saved_searches: true });
    await change("off");
    expect(await chosen()).toMatchObject({ saved_searches: false });
    await turn("saved_searches", true);
    expect(await frequencies()).toEqual({ daily: "weekly" });
  });
});

describe("choosing emails", () => {
  test("is for candidates, each for their own account", async () => {
    expect(await whoCan(cast, async (client) => !(await client.rpc("get_candidate_mails")).error)).toEqual([
      "candidate",
    ]);
    const off = { p_kind: "application_moves", p_is_on: false };
    expect(await whoCan(cast, async (client) => !(await client.rpc("set_candidate_mail", off)).error)).toEqual([
      "candidate",
    ]);
    expect(await chosen()).toMatchObject({ application_moves: true });
  });

  test("shows the address, and offers submission emails only to represented candidates", async () => {
    const alone = await makeCandidate();
    expect(await chosen(alone)).toMatchObject({ put_forward: null });
    expect((await alone.client.rpc("get_candidate_mails")).data.address).toBe(alone.email);
  });

  test("refuses an unknown kind or a missing choice with an error at the field", async () => {
    const { error } = await person.client.rpc("set_candidate_mail", { p_kind: "news", p_is_on: true });
    expect(fieldErrors(error)).toEqual({ kind: "Choose which emails" });
    const nothing = await person.client.rpc("set_candidate_mail", { p_kind: "put_forward", p_is_on: null });
    expect(fieldErrors(nothing.error)).toEqual({ is_on: "Choose yes or no" });
  });
});
