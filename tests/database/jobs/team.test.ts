import { describe, expect, test } from "vitest";
import type { HiringTeam } from "../../../supabase/functions/_shared/contracts/jobs/team.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, managing, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff } from "../../support/companies.ts";
import { openDay } from "../../support/dates.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

const cast = await makeCast();

type By = Pick<Actor, "client">;
const add = (by: By, job: TestJob, { id }: Actor) =>
  by.client.rpc("add_to_hiring_team", { p_job_id: job.id, p_user_id: id });
const remove = (by: By, job: TestJob, { id }: Actor) =>
  by.client.rpc("remove_from_hiring_team", { p_job_id: job.id, p_user_id: id });
const undo = (by: By, change: string) => by.client.rpc("undo_team_removal", { p_change_id: change });
const teamOf = async (by: By, job: TestJob): Promise<HiringTeam> => {
  const { data, error } = await by.client.rpc("get_hiring_team", { p_job_id: job.id });
  if (error) throw error;
  return data;
};
const memberIds = async (job: TestJob) =>
  (await teamOf(cast.people.owner, job)).members.map(({ user_id }) => user_id).sort();
const told = async ({ id }: Actor, job: TestJob) =>
  (
    await sql<{ title: string }[]>`
      select title from public.notifications where user_id = ${id} and title like ${`%${job.title}%`} order by created_at`
  ).map(({ title }) => title);
const behind = async (job: TestJob) =>
  (await sql<{ user_id: string }[]>`select user_id from private.people_behind_job(${job.id})`)
    .map(({ user_id }) => user_id)
    .sort();
const removed = async (by: By, job: TestJob, member: Actor): Promise<string> => {
  const { data, error } = await remove(by, job, member);
  if (error) throw error;
  return data;
};

describe("changing a hiring team", () => {
  test("is for managing staff on every job, and for no other role on jobs that aren't theirs", async () => {
    const job = await makeJob(cast.company);
    const who = (act: (client: Actor["client"]) => PromiseLike<{ error: unknown }>) =>
      whoCan(cast, async (client) => (await act(client)).error === null);
    const { recruiter } = cast.people;
    expect(await who((client) => add({ client }, job, recruiter))).toEqual(managing);
    expect(await who((client) => remove({ client }, job, recruiter))).toEqual(managing);
    expect(await refusal(add(cast.people.recruiter, job, recruiter))).toBe("PT403 not_allowed");
    expect(await refusal(add(cast.people.otherOwner, job, recruiter))).toMatch(/^PT404/);
    expect(await refusal(add(cast.people.partnerRecruiter, job, recruiter))).toMatch(/^PT404/);
    expect(await refusal(add({ client: cast.clients.anonymous }, job, recruiter))).toContain("42501");
  });

  test("is for recruiters on jobs they created or own, but not for partner recruiters", async () => {
    const { recruiter, partnerRecruiter, manager } = cast.people;
    const made = await makeJob(cast.company, { createdBy: recruiter });
    const owned = await makeJob(cast.company, { assignedTo: recruiter });
    const partners = await makeJob(cast.company, { assignedTo: partnerRecruiter });
    for (const job of [made, owned]) {
      expect((await add(recruiter, job, manager)).data).toBe(true);
      const change = await removed(recruiter, job, manager);
      expect((await undo(recruiter, change)).error).toBeNull();
      expect((await teamOf(recruiter, job)).can).toEqual({ change: true, assign: false });
    }
    expect(await refusal(add(partnerRecruiter, partners, manager))).toBe("PT403 not_allowed");
    expect(await refusal(remove(partnerRecruiter, partners, manager))).toBe("PT403 not_allowed");
  });

  test("accepts only colleagues, and each only once", async () => {
    const job = await makeJob(cast.company);
    const { owner, recruiter, removedStaff, candidate, otherOwner } = cast.people;
    for (const stranger of [removedStaff, candidate, otherOwner]) {
      expect(fieldErrors((await add(owner, job, stranger)).error)).toEqual({ member: "Choose a colleague" });
    }
    expect((await add(owner, job, recruiter)).data).toBe(true);
    expect((await add(owner, job, recruiter)).data).toBe(false);
    expect(await told(recruiter, job)).toEqual([`You're on the hiring team of ${job.title}`]);
  });
});

describe("reading a hiring team", () => {
  test("is for everyone who can read the job, and shows addable colleagues only to people who can add them", async () => {
    const job = await makeJob(cast.company);
    const { owner, manager, partnerRecruiter, recruiter } = cast.people;
    const readers = () =>
      whoCan(cast, async (client) => (await client.rpc("get_hiring_team", { p_job_id: job.id })).error === null);
    expect(await readers()).toEqual([...recruiting, "admin"]);
    await add(owner, job, partnerRecruiter);
    await add(owner, job, manager);
    expect(await readers()).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    const team = await teamOf(owner, job);
    expect(team.owner?.user_id).toBe(owner.id);
    expect(team.colleagues.map(({ user_id }) => user_id)).toContain(recruiter.id);
    expect(team.colleagues.map(({ user_id }) => user_id)).not.toContain(manager.id);
    expect(await teamOf(partnerRecruiter, job)).toMatchObject({
      colleagues: [],
      can: { change: false, assign: false },
      members: expect.arrayContaining([expect.objectContaining({ user_id: manager.id, role: "manager" })]),
    });
    expect(await teamOf(recruiter, job)).toMatchObject({ colleagues: [], can: { change: false } });
  });
});

describe("hiring team membership", () => {
  test("gives a partner recruiter the same access as an assignment, until removed", async () => {
    const job = await makeJob(cast.company);
    const application = await makeApplication(job, await makeCandidate());
    const partner = await makeStaff(cast.company, "partner_recruiter");
    const works = async () => ({
      job: (await partner.client.rpc("get_company_job", { p_job_id: job.id })).error === null,
      listed: ((await partner.client.rpc("list_company_jobs", {})).data as { jobs: unknown[] }).jobs.length,
      application:
        (await partner.client.rpc("get_application_detail", { p_application_id: application })).error === null,
      row: (await partner.client.from("applications").select("id").eq("id", application)).data?.length,
      notes: (await partner.client.rpc("get_team_notes", { p_application_id: application })).error === null,
    });
    const nothing = { job: false, listed: 0, application: false, row: 0, notes: false };
    expect(await works()).toEqual(nothing);
    await add(cast.people.owner, job, partner);
    expect(await works()).toEqual({ job: true, listed: 1, application: true, row: 1, notes: true });
    const mine = { p_moves: [{ id: application }], p_change: { assignee: partner.id } };
    expect((await partner.client.rpc("change_applications", mine)).error).toBeNull();
    const owner = async () =>
      (
        await sql`select assigned_to_user_id as id from public.application_assignments where application_id = ${application}`
      )[0]?.id;
    expect(await owner()).toBe(partner.id);
    const change = await removed(cast.people.owner, job, partner);
    expect(await works()).toEqual(nothing);
    expect(await owner()).toBeUndefined();
    await undo(cast.people.owner, change);
    expect(await works()).toMatchObject({ job: true, application: true });
    expect(await owner()).toBe(partner.id);
  });

  test("gives access that ends on removal, without touching other rights to the job", async () => {
    const { owner, partnerRecruiter, recruiter } = cast.people;
    const job = await makeJob(cast.company, { assignedTo: partnerRecruiter });
    await add(owner, job, partnerRecruiter);
    await add(owner, job, recruiter);
    await removed(owner, job, partnerRecruiter);
    await removed(owner, job, recruiter);
    for (const who of [partnerRecruiter, recruiter]) {
      expect((await who.client.rpc("get_company_job", { p_job_id: job.id })).error).toBeNull();
    }
  });

  test("brings the owner's notifications", async () => {
    const { owner, manager, recruiter, partnerRecruiter } = cast.people;
    const job = await makeJob(cast.company, { assignedTo: manager });
    expect(await behind(job)).toEqual([manager.id]);
    await add(owner, job, recruiter);
    await add(owner, job, partnerRecruiter);
    expect(await behind(job)).toEqual([manager.id, recruiter.id, partnerRecruiter.id].sort());
    await makeApplication(job, await makeCandidate());
    const due = async ({ client }: Actor) =>
      ((await client.rpc("get_company_today", {})).data as { replies: { rows: { job_title: string }[] } }).replies.rows;
    await sql`update public.applications set answer_by = ${openDay(1)}, answer_due = ${openDay(1)} where job_id = ${job.id}`;
    const shown = (rows: { job_title: string }[]) => rows.filter(({ job_title }) => job_title === job.title).length;
    expect(shown(await due(recruiter))).toBe(1);
    await removed(owner, job, recruiter);
    expect(shown(await due(recruiter))).toBe(0);
  });

  test("ends when the person leaves the company", async () => {
    const job = await makeJob(cast.company);
    const leaving = await makeStaff(cast.company, "recruiter");
    await add(cast.people.owner, job, leaving);
    expect(await memberIds(job)).toEqual([leaving.id]);
    await dismissStaff(cast.company, leaving);
    expect(await memberIds(job)).toEqual([]);
  });
});

describe("undoing a removal", () => {
  test("is possible for ten seconds for the person who removed them, before the colleague is notified", async () => {
    const job = await makeJob(cast.company);
    const { owner, manager, recruiter } = cast.people;
    await add(owner, job, recruiter);
    const change = await removed(owner, job, recruiter);
    expect(await refusal(undo(manager, change))).toBe("PT409 undo_over");
    expect((await undo(owner, change)).error).toBeNull();
    expect(await memberIds(job)).toEqual([recruiter.id]);
    expect(await refusal(undo(owner, change))).toBe("PT409 undo_over");
    expect(await told(recruiter, job)).toHaveLength(1);

    const late = await removed(owner, job, recruiter);
    await sql`select private.notify_due('team_removal', ${late})`;
    expect(await told(recruiter, job)).toEqual([
      `You're on the hiring team of ${job.title}`,
      `You're no longer on the hiring team of ${job.title}`,
    ]);
    expect(await refusal(undo(owner, late))).toBe("PT409 undo_over");
    expect((await remove(owner, job, recruiter)).data).toBeNull();
  });

  test("does not restore a colleague who has left", async () => {
    const job = await makeJob(cast.company);
    const leaving = await makeStaff(cast.company, "recruiter");
    await add(cast.people.owner, job, leaving);
    const change = await removed(cast.people.owner, job, leaving);
    await dismissStaff(cast.company, leaving);
    expect((await undo(cast.people.owner, change)).error).toBeNull();
    expect(await memberIds(job)).toEqual([]);
  });
});

test("every hiring team change is audited with the actor, the person and the job", async () => {
  const { owner, manager, recruiter } = cast.people;
  const job = await makeJob(cast.company);
  await add(manager, job, recruiter);
  await add(manager, job, recruiter);
  await undo(manager, await removed(manager, job, recruiter));
  const { data } = await owner.client.rpc("assign_jobs", { p_job_ids: [job.id], p_user_id: manager.id });
  await owner.client.rpc("undo_assignment", { p_change_id: data.change_id });
  const entries = await sql`
    select action, actor_id, details ->> 'user_id' as whom, details ->> 'is_back' as back
    from public.audit_log where details ->> 'job_id' = ${job.id} order by id`;
  expect(entries).toEqual([
    { action: "job.team_added", actor_id: manager.id, whom: recruiter.id, back: null },
    { action: "job.team_removed", actor_id: manager.id, whom: recruiter.id, back: null },
    { action: "job.team_added", actor_id: manager.id, whom: recruiter.id, back: "true" },
    { action: "job.owner_changed", actor_id: owner.id, whom: manager.id, back: "false" },
    // Without an assignee, the creator is the owner.
    { action: "job.owner_changed", actor_id: owner.id, whom: owner.id, back: "true" },
  ]);
});
