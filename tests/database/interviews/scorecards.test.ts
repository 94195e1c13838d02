import { beforeEach, describe, expect, test } from "vitest";
import type { DueScorecard } from "../../../supabase/functions/_shared/contracts/companies/today.ts";
import type {
  GivenMark,
  InterviewCriteria,
  InterviewScorecards,
} from "../../../supabase/functions/_shared/contracts/interviews/scorecard.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { addInterview, pickProposal } from "../../support/interviews.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { makeDue } from "../../support/notices.ts";

let job: TestJob;
const cast = await makeCast();

type Caller = Pick<Actor, "client">;
const criteria = ["TypeScript", "Explains a decision"];
const marksOf = (names: readonly string[], mark: GivenMark["mark"] = "yes"): GivenMark[] =>
  names.map((criterion) => ({ criterion, mark }));

const look = (by: Caller, of: { id: string }) => by.client.rpc("get_interview_criteria", { p_job_id: of.id });
const change = (by: Caller, p_criteria: string[], p_before: string[] = criteria, of: { id: string } = job) =>
  by.client.rpc("set_interview_criteria", { p_job_id: of.id, p_criteria, p_before });
const send = (by: Caller, p_interview_id: string, more: object = {}) =>
  by.client.rpc("send_scorecard", {
    p_id: crypto.randomUUID(),
    p_interview_id,
    p_marks: marksOf(criteria),
    p_recommendation: "yes",
    ...more,
  });
const edit = (by: Caller, p_interview_id: string, more: object = {}) =>
  by.client.rpc("edit_scorecard", { p_interview_id, p_marks: marksOf(criteria), p_recommendation: "yes", ...more });
const draft = (by: Caller, p_interview_id: string, more: object = {}) =>
  by.client.rpc("save_scorecard_draft", { p_interview_id, p_marks: [], ...more });
const need = (by: Caller, p_interview_id: string, p_needed: boolean) =>
  by.client.rpc("set_scorecards_needed", { p_interview_id, p_needed });
const due = async (by: Caller): Promise<DueScorecard[]> => {
  const { data, error } = await by.client.rpc("get_company_today");
  if (error) throw error;
  return data.scorecards.filter(({ application_id }: DueScorecard) => application_id === application);
};
const readAll = async (by: Caller, p_application_id: string): Promise<InterviewScorecards[]> => {
  const { data, error } = await by.client.rpc("get_scorecards", { p_application_id });
  if (error) throw error;
  return data;
};
const read = async (by: Caller, id: string): Promise<InterviewScorecards> => {
  const [first] = await readAll(by, id);
  if (!first) throw new Error("No interview has begun.");
  return first;
};

/** An interview that has begun. */
const held = (to: string, more: Parameters<typeof addInterview>[1] = {}) =>
  addInterview(to, { startsAt: new Date(Date.now() - 3_600_000), ...more });

let candidate: TestCandidate;
let application: string;
beforeEach(async () => {
  job = await makeJob(cast.company, {
    assignedTo: cast.people.partnerRecruiter,
    skillsRequired: ["TypeScript", "SQL"],
  });
  candidate = await makeCandidate();
  application = await makeApplication(job, candidate);
  await change(cast.people.owner, criteria, []);
});

describe("interview criteria", () => {
  test("are readable by everyone who works on the job, and editable by those who can edit it", async () => {
    const readers = await whoCan(cast, async (client) => (await look({ client }, job)).error === null);
    expect(readers).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    const writers = await whoCan(cast, async (client) => (await change({ client }, criteria)).error === null);
    expect(writers).toEqual(recruiting);
    expect(await refusal(change(cast.people.partnerRecruiter, ["Mine"]))).toBe("PT403 not_allowed");
    expect(await refusal(look(cast.people.otherOwner, job))).toBe("PT404 job_not_found");
    expect(await refusal(look(candidate, job))).toBe("PT404 job_not_found");
    expect((await look(cast.people.partnerRecruiter, job)).data.can).toEqual({ change: false });
  });

  test("are suggested from the job's required skills and requirements, except those already listed", async () => {
    await sql`update public.jobs set requirements = ${["Nights", "x".repeat(300)]} where id = ${job.id}`;
    const { data } = await look(cast.people.recruiter, job);
    expect(data).toEqual({ criteria, suggested: ["SQL", "Nights"], can: { change: true } } satisfies InterviewCriteria);
  });

  test("are up to eight distinct lines, kept in the given order", async () => {
    const kept = await change(cast.people.owner, [" Listens ", "listens", "", "TypeScript"]);
    expect(kept.data.criteria).toEqual(["Listens", "TypeScript"]);
    const nine = Array.from({ length: limits.criteria + 1 }, (_, n) => `Point ${n}`);
    for (const wrong of [nine, ["a".repeat(limits.criterion + 1)], ["Two\nlines"]]) {
      const { error } = await change(cast.people.owner, wrong, ["Listens", "TypeScript"]);
      expect(Object.keys(fieldErrors(error))).toEqual(["criteria"]);
    }
    expect((await change(cast.people.owner, [], ["Listens", "TypeScript"])).data.criteria).toEqual([]);
  });

  test("keep the first of two simultaneous changes and refuse the other", async () => {
    const answers = await atOnce(
      (held) => held`select from public.jobs where id = ${job.id} for update`,
      [() => change(cast.people.owner, ["One"]), () => change(cast.people.manager, ["Other"])],
    );
    expect(answers.map(({ error }) => error?.hint ?? "kept").toSorted()).toEqual(["criteria_changed", "kept"]);
  });
});

describe("a scorecard", () => {
  test("can be written only by participants who can move the application", async () => {
    const people = Object.values(cast.people);
    const able = await whoCan(cast, async (client) => {
      const id = await held(application, { people });
      return (await send({ client }, id)).error === null;
    });
    expect(able).toEqual([...recruiting, "partnerRecruiter"]);
    const without = await held(application, { people: [cast.people.manager] });
    expect(await refusal(send(cast.people.owner, without))).toBe("PT409 cannot_score");
    expect(await refusal(send(candidate, without))).toBe("PT404 application_not_found");
    expect(await refusal(send(cast.people.otherOwner, without))).toBe("PT404 application_not_found");
    expect(await refusal(send(cast.people.owner, crypto.randomUUID()))).toBe("PT404 application_not_found");
    expect(await refusal(send({ client: cast.clients.anonymous }, without))).toContain("42501");
  });

  test("can be written once the interview has begun, unless it was canceled", async () => {
    const people = [cast.people.recruiter];
    const ahead = await held(application, { people, startsAt: new Date(Date.now() + 600_000) });
    expect(await readAll(cast.people.recruiter, application)).toEqual([]);
    expect(await refusal(send(cast.people.recruiter, ahead))).toBe("PT409 cannot_score");
    await sql`update private.interviews set starts_at = now() where id = ${ahead}`;
    expect((await send(cast.people.recruiter, ahead)).error).toBeNull();
    const cancelled = await held(application, { people, state: "cancelled" });
    expect(await refusal(send(cast.people.recruiter, cancelled))).toBe("PT409 cannot_score");
  });

  test("belongs to the people of the latest proposal if the interview was moved", async () => {
    const id = await held(application, { people: [cast.people.manager] });
    await sql`update private.interviews set changed_at = now() where id = ${id}`;
    await pickProposal(id, [cast.people.recruiter]);
    expect(await refusal(send(cast.people.manager, id))).toBe("PT409 cannot_score");
    expect((await send(cast.people.recruiter, id)).error).toBeNull();
  });

  test("is saved once however often it is sent, even at the same time", async () => {
    const id = await held(application, { people: [cast.people.recruiter, cast.people.manager] });
    const p_id = crypto.randomUUID();
    const again = () => send(cast.people.recruiter, id, { p_id });
    const locked = (held: typeof sql) => held`select from public.applications where id = ${application} for update`;
    const same = await atOnce(locked, [again, again, again]);
    expect(same.map(({ error }) => error)).toEqual([null, null, null]);
    expect(await refusal(send(cast.people.recruiter, id))).toBe("PT409 cannot_score");
    expect(await refusal(send(cast.people.manager, id, { p_id }))).toBe("PT422 invalid_input");
    expect((await read(cast.people.owner, application)).cards).toHaveLength(1);

    const other = await held(application, { people: [cast.people.recruiter] });
    const two = await atOnce(locked, [
      () => send(cast.people.recruiter, other),
      () => send(cast.people.recruiter, other),
    ]);
    expect(two.map(({ error }) => error?.hint ?? "sent").toSorted()).toEqual(["cannot_score", "sent"]);
  });

  test("requires a mark for each criterion and a recommendation, and nothing else", async () => {
    const id = await held(application, { people: [cast.people.recruiter] });
    const problems = async (more: object) =>
      Object.keys(fieldErrors((await send(cast.people.recruiter, id, more)).error));
    expect(await problems({ p_marks: [{ criterion: "TypeScript", mark: "maybe" }] })).toEqual(["mark"]);
    expect(await problems({ p_marks: [{ criterion: "TypeScript", mark: "not_seen" }] })).toEqual(["mark"]);
    expect(await problems({ p_marks: [{ criterion: "TypeScript" }] })).toEqual(["mark"]);
    expect(await problems({ p_marks: { criterion: "TypeScript" } })).toEqual(["marks"]);
    expect(await problems({ p_marks: ["yes"] })).toEqual(["marks"]);
    expect(await problems({ p_marks: marksOf(Array.from({ length: 21 }, String)) })).toEqual(["marks"]);
    expect(await problems({ p_words: "a".repeat(limits.scorecard + 1) })).toEqual(["words"]);
    for (const p_recommendation of [null, "", "maybe"]) {
      expect(await problems({ p_recommendation })).toEqual(["recommendation"]);
    }
    for (const p_marks of [
      [],
      marksOf(["TypeScript"]),
      marksOf(criteria.toReversed()),
      marksOf([...criteria, "More"]),
    ]) {
      expect(await refusal(send(cast.people.recruiter, id, { p_marks }))).toBe("PT409 criteria_changed");
    }
    await change(cast.people.owner, []);
    const words = "שלום <b>bold</b>\nTwo lines";
    const sent = await send(cast.people.recruiter, id, { p_marks: [], p_words: `  ${words}\u200b ` });
    expect(sent.data.cards).toMatchObject([{ is_mine: true, marks: [], recommendation: "yes", words }]);
  });

  test("stays a draft that only its author sees until it is submitted", async () => {
    const people = Object.values(cast.people);
    const id = await held(application, { people });
    const able = await whoCan(cast, async (client) => (await draft({ client }, id)).error === null);
    expect(able).toEqual([...recruiting, "partnerRecruiter"]);
    for (const stranger of [candidate, cast.people.otherOwner, cast.people.admin]) {
      expect(await refusal(draft(stranger, id))).toBe("PT404 application_not_found");
    }
    const typed = { p_marks: [{ criterion: "TypeScript", mark: "partly" }], p_words: "Half a sent " };
    expect((await draft(cast.people.recruiter, id, typed)).error).toBeNull();
    expect((await read(cast.people.recruiter, application)).draft).toMatchObject({
      marks: typed.p_marks,
      recommendation: null,
      words: typed.p_words,
    });
    expect((await read(cast.people.manager, application)).draft).toMatchObject({ marks: [], words: null });
    expect((await send(cast.people.recruiter, id)).data.draft).toBeNull();
    expect(await draft(cast.people.recruiter, id, typed)).toMatchObject({ data: null, error: null });
    expect(
      await sql`select from private.scorecard_drafts where author_id = ${cast.people.recruiter.id}
      and interview_id = ${id}`,
    ).toHaveLength(0);
    const { error } = await draft(cast.people.manager, id, { p_words: "a".repeat(limits.scorecard + 1) });
    expect(Object.keys(fieldErrors(error))).toEqual(["words"]);
  });

  test("can be edited by its author until a decision is made", async () => {
    const people = [cast.people.recruiter, cast.people.manager];
    const id = await held(application, { people });
    expect(await refusal(edit(cast.people.recruiter, id))).toBe("PT409 cannot_edit");
    await send(cast.people.recruiter, id);
    expect((await read(cast.people.recruiter, application)).can).toMatchObject({ write: false, edit: true });
    expect(await refusal(edit(cast.people.manager, id))).toBe("PT409 cannot_edit");
    expect(await refusal(edit(candidate, id))).toBe("PT404 application_not_found");
    const changed = await edit(cast.people.recruiter, id, {
      p_marks: marksOf(criteria, "no"),
      p_recommendation: "strong_no",
    });
    expect(changed.data.cards).toMatchObject([
      { recommendation: "strong_no", marks: [{ mark: "no" }, { mark: "no" }], edited_at: expect.any(String) },
    ]);
    const none = await edit(cast.people.recruiter, id, { p_recommendation: null });
    expect(Object.keys(fieldErrors(none.error))).toEqual(["recommendation"]);
    await cast.people.owner.client.rpc("set_application_status", {
      p_application_id: application,
      p_status: "reviewing",
    });
    expect((await read(cast.people.recruiter, application)).can).toMatchObject({ edit: false });
    expect(await refusal(edit(cast.people.recruiter, id))).toBe("PT409 cannot_edit");
    // Later participants still write theirs, and edit them until the next decision.
    expect((await send(cast.people.manager, id)).data.can).toMatchObject({ edit: true });
  });

  test("uses the same criteria as the interview's first scorecard, even after the job's change", async () => {
    const people = [cast.people.recruiter, cast.people.manager];
    const id = await held(application, { people });
    await send(cast.people.recruiter, id);
    await change(cast.people.owner, ["Something new"]);
    const mine = await read(cast.people.manager, application);
    expect(mine).toMatchObject({ criteria, can: { write: true, change_criteria: false } });
    expect(await refusal(send(cast.people.manager, id, { p_marks: marksOf(["Something new"]) }))).toBe(
      "PT409 criteria_changed",
    );
    expect((await send(cast.people.manager, id, { p_marks: marksOf(criteria, "not_assessed") })).error).toBeNull();
    await held(application, { people, startsAt: new Date() });
    expect(await read(cast.people.manager, application)).toMatchObject({
      criteria: ["Something new"],
      can: { change_criteria: true },
    });
  });
});

describe("a scorecard due", () => {
  // Today lists the oldest, which would be other tests'.
  beforeEach(() => sql`update private.interviews set needs_scorecards = false`);

  test("is listed for the person who owes it, with who has submitted, until they submit it", async () => {
    const people = [cast.people.recruiter, cast.people.manager, cast.people.partnerRecruiter];
    const id = await held(application, { people });
    await held(application, { people, startsAt: new Date(Date.now() + 600_000) });
    await held(application, { people, state: "cancelled" });
    await send(cast.people.recruiter, id);
    for (const by of [cast.people.manager, cast.people.partnerRecruiter]) {
      expect(await due(by)).toMatchObject([
        { interview_id: id, person: "Casey Candidate", job_title: job.title, submitted_by: ["Sam recruiter"] },
      ]);
    }
    for (const by of [cast.people.recruiter, cast.people.owner, cast.people.otherOwner])
      expect(await due(by)).toEqual([]);
    await sql`delete from public.job_assignments where job_id = ${job.id}`;
    expect(await due(cast.people.partnerRecruiter)).toEqual([]);
    await send(cast.people.manager, id);
    expect(await due(cast.people.manager)).toEqual([]);
    // Someone who temporarily may not read it owes theirs again later.
    await sql`
      insert into public.job_assignments (job_id, company_id, assigned_to_user_id)
      values (${job.id}, ${cast.company.id}, ${cast.people.partnerRecruiter.id})`;
    expect(await due(cast.people.partnerRecruiter)).toHaveLength(1);
  });

  test("can be waived and required again by people who can move the application, and is audited", async () => {
    const people = [cast.people.recruiter, cast.people.manager];
    const id = await held(application, { people });
    const able = await whoCan(cast, async (client) => (await need({ client }, id, false)).error === null);
    expect(able).toEqual([...recruiting, "partnerRecruiter"]);
    for (const stranger of [candidate, cast.people.otherOwner, cast.people.admin]) {
      expect(await refusal(need(stranger, id, false))).toBe("PT404 application_not_found");
    }
    expect(await due(cast.people.recruiter)).toEqual([]);
    expect(await read(cast.people.recruiter, application)).toMatchObject({ is_needed: false, can: { write: true } });
    expect((await need(cast.people.owner, id, true)).data).toMatchObject({ is_needed: true });
    expect(await due(cast.people.recruiter)).toHaveLength(1);
    const audited = await sql<{ action: string; kind: string }[]>`
      select action, kind from public.audit_log where subject_id = ${application} and action like 'interview.%' order by id`;
    expect(audited).toEqual([
      { action: "interview.scorecards_not_needed", kind: "conversations" },
      { action: "interview.scorecards_needed", kind: "conversations" },
    ]);
    const ahead = await held(application, { people, startsAt: new Date(Date.now() + 600_000) });
    expect(await refusal(need(cast.people.owner, ahead, false))).toBe("PT409 not_held");
  });

  test("still hides others' scorecards from people who have not submitted their own if waived", async () => {
    const id = await held(application, { people: [cast.people.recruiter, cast.people.manager] });
    await send(cast.people.recruiter, id);
    await need(cast.people.manager, id, false);
    expect((await read(cast.people.manager, application)).cards).toBeNull();
  });

  test("is no longer due once a closed application's scorecards are deleted", async () => {
    await held(application, { people: [cast.people.recruiter] });
    expect(await due(cast.people.recruiter)).toHaveLength(1);
    const longAgo = new Date(Date.now() - 2 * 365 * 86_400_000);
    await sql`insert into public.conversations (application_id, changed_at) values (${application}, ${longAgo})`;
    await sql`update public.applications set status = 'rejected' where id = ${application}`;
    await sql`update public.application_events set created_at = ${longAgo} where application_id = ${application}`;
    await sql`select private.forget_conversations(1000)`;
    expect(await due(cast.people.recruiter)).toEqual([]);
  });

  test("is in each daily summary until submitted, unless interview emails are off", async () => {
    const [one, off] = await Promise.all([makeStaff(cast.company, "recruiter"), makeStaff(cast.company, "recruiter")]);
    await off.client.rpc("set_staff_notice", { p_kind: "interviews", p_in_app: true, p_by_mail: "off" });
    const id = await held(application, { people: [one, off] });
    const summaries = (by: Actor) =>
      makeDue(async (transaction) => {
        await transaction`delete from private.summary_runs`;
        await transaction`select private.send_due_summaries()`;
        await transaction`select private.send_due_summaries()`;
      }, by);
    const [first, ...more] = await summaries(one);
    expect(more).toEqual([]);
    expect(first?.template).toBe("staff_summary");
    expect(first?.data.items).toMatchObject([
      { title: "Scorecard due: Casey Candidate", path: `/company/applications/${application}` },
    ]);
    expect(await summaries(one)).toHaveLength(1);
    expect(await summaries(off)).toEqual([]);
    await send(one, id);
    expect(await summaries(one)).toEqual([]);
  });
});

describe("others' scorecards", () => {
  const secret = "They hesitated at the second question.";
  let id: string;
  beforeEach(async () => {
    id = await held(application, { people: [cast.people.recruiter, cast.people.manager] });
    const p_marks: GivenMark[] = marksOf(criteria, "partly");
    const { error } = await send(cast.people.recruiter, id, { p_marks, p_words: secret });
    expect(error).toBeNull();
  });

  test("are visible to people who can move the application, participants only after their own", async () => {
    const seen = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("get_scorecards", { p_application_id: application });
      return JSON.stringify(data).includes(secret);
    });
    expect(seen).toEqual(["owner", "subscriptionAdmin", "recruiter", "partnerRecruiter"]);
    expect(await read(cast.people.manager, application)).toMatchObject({
      cards: null,
      people: [
        { is_me: false, has_sent: true },
        { is_me: true, has_sent: false },
      ],
      can: { write: true },
    });
    const sent = await send(cast.people.manager, id, { p_marks: marksOf(criteria, "no") });
    expect(sent.data.cards).toMatchObject([{ words: secret }, { is_mine: true, words: null }]);

    const callers = await whoCan(
      cast,
      async (client) => (await client.rpc("get_scorecards", { p_application_id: application })).error === null,
    );
    expect(callers).toEqual([...recruiting, "partnerRecruiter"]);
    for (const stranger of [candidate, cast.people.otherOwner, cast.people.admin]) {
      const call = stranger.client.rpc("get_scorecards", { p_application_id: application });
      expect(await refusal(call)).toBe("PT404 application_not_found");
    }
  });

  test("count as news for the team, and not for anyone on the candidate's side", async () => {
    const managed = await makeCandidate({ managedBy: cast.other });
    const other = await makeApplication(job, managed);
    await sql`update public.applications set applied_by_company_id = ${cast.other.id} where id = ${other}`;
    const interview = await held(other, { people: [cast.people.recruiter] });
    const news = async (by: Caller) => {
      const { data } = await by.client.rpc("get_news", { p_application_id: other });
      const { data: rows } = await by.client.from("team_news").select("version").eq("application_id", other);
      return [data.version, data.team_version, (rows ?? []).length];
    };
    const team = [cast.people.manager, cast.people.partnerRecruiter];
    const others = [managed, cast.people.otherOwner, cast.people.admin];
    const before = await Promise.all(others.map(news));
    for (const by of team) expect(await news(by)).toEqual([0, 0, 0]);
    expect((await send(cast.people.recruiter, interview)).error).toBeNull();
    for (const by of team) expect(await news(by)).toEqual([0, 1, 1]);
    expect(await Promise.all(others.map(news))).toEqual(before);
    expect(before).toEqual([
      [0, null, 0],
      [0, null, 0],
      [null, null, 0],
    ]);
    expect(
      (await cast.people.recruiter.client.from("team_news").delete().eq("application_id", other)).error,
    ).not.toBeNull();
  });

  test("are not exposed by any other procedure, table or export", async () => {
    const procedures = await sql<{ name: string; argument: string }[]>`
      select proname as name, proargnames[1] as argument from pg_proc
      where pronamespace = 'public'::regnamespace and pronargs - pronargdefaults <= 1
        and proargnames[1] in ('p_application_id', 'p_job_id', 'p_company_id', 'p_user_id')
        and has_function_privilege('authenticated', oid, 'execute') and proname ~ '^(get|list|search)_'`;
    const values: Record<string, string> = {
      p_application_id: application,
      p_job_id: job.id,
      p_company_id: cast.company.id,
    };
    expect(procedures.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["get_scorecards", "get_application_detail"]),
    );
    for (const by of [cast.people.manager, candidate, cast.people.admin]) {
      for (const { name, argument } of procedures) {
        const { data } = await by.client.rpc(name, { [argument]: values[argument] ?? by.id });
        expect(JSON.stringify({ name, data })).not.toContain(secret);
      }
      expect(JSON.stringify((await by.client.rpc("export_my_data")).data)).not.toContain(secret);
      for (const from of [by.client, by.client.schema("private" as never)]) {
        const { data, error } = await from.from("scorecards").select("*");
        expect(data).toBeNull();
        expect(error).not.toBeNull();
      }
    }
  });

  test("are visible to the whole team if the interview was canceled", async () => {
    await sql`update private.interviews set state = 'cancelled' where id = ${id}`;
    const mine = await read(cast.people.manager, application);
    expect(mine).toMatchObject({ is_cancelled: true, cards: [{ words: secret }], can: { write: false } });
  });

  test("keep the name of an author who leaves the team, who can no longer read or write them", async () => {
    const leaver = await makeStaff(cast.company, "recruiter");
    const other = await held(application, {
      people: [leaver, cast.people.manager],
      startsAt: new Date(Date.now() - 60_000),
    });
    await send(leaver, other, { p_words: "Good." });
    const gone = await makeStaff(cast.company, "recruiter");
    const third = await held(application, { people: [gone, leaver] });
    await Promise.all([dismissStaff(cast.company, leaver), dismissStaff(cast.company, gone)]);
    expect(await refusal(send(gone, third))).toBe("PT404 application_not_found");
    expect(await refusal(leaver.client.rpc("get_scorecards", { p_application_id: application }))).toBe(
      "PT404 application_not_found",
    );
    const all = await readAll(cast.people.owner, application);
    expect(all.find(({ interview_id }) => interview_id === other)).toMatchObject({
      cards: [{ author_name: "Sam recruiter", words: "Good." }],
      people: [{ name: "Sam recruiter", has_sent: true }, { has_sent: false }],
    });
    expect(all.find(({ interview_id }) => interview_id === third)?.people).toEqual([]);
  });

  test("are deleted with the candidate's account", async () => {
    const fresh = await candidate.client.auth.signInWithPassword({ email: candidate.email, password: "Correct1horse" });
    expect(fresh.error).toBeNull();
    const { error } = await candidate.client.rpc("delete_account", { p_email: candidate.email });
    expect(error).toBeNull();
    expect(await sql`select from private.scorecards where interview_id = ${id}`).toHaveLength(0);
    const call = cast.people.owner.client.rpc("get_scorecards", { p_application_id: application });
    expect(await refusal(call)).toBe("PT404 application_not_found");
    expect(await refusal(send(cast.people.manager, id))).toBe("PT404 application_not_found");
  });
});
