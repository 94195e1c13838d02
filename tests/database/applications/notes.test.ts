import { describe, expect, test } from "vitest";
import type { TeamNotes } from "../../../supabase/functions/_shared/contracts/applications/note.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { fieldErrors, makeCast, recruiting, refusal, whoCan } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();
const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
const application = await makeApplication(job, await makeCandidate());

const about = (p_application_id: string) => ({ p_application_id });
const add = (by: Pick<Actor, "client">, p_body: string, subject: object, more: object = {}) =>
  by.client.rpc("add_team_note", { p_id: crypto.randomUUID(), p_body, ...subject, ...more });
const read = async (by: Pick<Actor, "client">, subject: object): Promise<TeamNotes> => {
  const { data, error } = await by.client.rpc("get_team_notes", subject);
  if (error) throw error;
  return data;
};
const noticesOf = ({ id }: Actor) =>
  sql<{ type: string; title: string; data: object }[]>`
    select type, title, data from public.notifications where user_id = ${id} and type = 'mentioned' order by created_at`;

describe("access to team notes", () => {
  test("is open to anyone who can move the application", async () => {
    const able = (id: string) =>
      whoCan(cast, async (client) => (await add({ client }, "Clear answers.", about(id))).error === null);
    const readers = (id: string) =>
      whoCan(cast, async (client) => (await client.rpc("get_team_notes", about(id))).error === null);
    const unassigned = await makeApplication(await makeJob(cast.company), await makeCandidate());
    expect(await able(application)).toEqual([...recruiting, "partnerRecruiter"]);
    expect(await readers(application)).toEqual([...recruiting, "partnerRecruiter"]);
    expect(await able(unassigned)).toEqual(recruiting);
    expect(await readers(unassigned)).toEqual(recruiting);
    expect(await refusal(cast.clients.candidate.rpc("get_team_notes", about(application)))).toBe(
      "PT404 application_not_found",
    );
    expect(await refusal(cast.clients.anonymous.rpc("get_team_notes", about(application)))).toContain("42501");
  });

  test("is closed to the company that represents the candidate, which can read the application", async () => {
    const id = await makeApplication(job, await makeCandidate({ managedBy: cast.other }));
    await add(cast.people.recruiter, "For us alone.", about(id));
    expect(await refusal(cast.clients.otherOwner.rpc("get_team_notes", about(id)))).toBe("PT404 application_not_found");
    const detail = await cast.clients.otherOwner.rpc("get_application_detail", { p_application_id: id });
    expect(detail.data).toMatchObject({ note_count: 0, can: { note: false } });
    const own = await cast.clients.recruiter.rpc("get_application_detail", { p_application_id: id });
    expect(own.data).toMatchObject({ note_count: 1, can: { note: true } });
  });

  test("about a represented candidate belongs to the representing company, until it stops representing them", async () => {
    const candidate = await makeCandidate({ managedBy: cast.company, assignedTo: cast.people.partnerRecruiter });
    const subject = { p_candidate_id: candidate.candidateId };
    const readers = await whoCan(cast, async (client) => (await client.rpc("get_team_notes", subject)).error === null);
    expect(readers).toEqual([...recruiting, "partnerRecruiter"]);
    await add(cast.people.manager, "Prefers mornings.", subject);
    expect((await read(cast.people.partnerRecruiter, subject)).notes).toMatchObject([
      { body: "Prefers mornings.", is_mine: false },
    ]);
    // They have access for as long as they represent the candidate.
    await sql`update public.candidates set managing_company_id = ${cast.other.id} where id = ${candidate.candidateId}`;
    expect((await read(cast.people.otherOwner, subject)).notes).toEqual([]);
    await sql`update public.candidates set managing_company_id = ${cast.company.id} where id = ${candidate.candidateId}`;
    expect((await read(cast.people.manager, subject)).notes).toEqual([]);
  });
});

test("a partner recruiter sees and can mention only colleagues they work with on an application", async () => {
  const [partner, manager, author, stranger] = await Promise.all([
    makeStaff(cast.company, "partner_recruiter"),
    makeStaff(cast.company, "manager"),
    makeStaff(cast.company, "recruiter"),
    makeStaff(cast.company, "recruiter"),
  ]);
  const theirs = await makeJob(cast.company);
  await manager.client.rpc("assign_jobs", { p_job_ids: [theirs.id], p_user_id: partner.id });
  const id = await makeApplication(theirs, await makeCandidate());
  const named = async () => (await read(partner, about(id))).readers.map(({ user_id }) => user_id).toSorted();
  expect(await named()).toEqual([partner.id, manager.id].toSorted());
  await add(author, "Take a look.", about(id));
  expect(await named()).toEqual([partner.id, manager.id, author.id].toSorted());
  const note = await add(partner, "Who decides?", about(id), { p_mentioned: [author.id, stranger.id] });
  expect(note.data.mentioned).toEqual([author.id]);
  expect(await noticesOf(stranger)).toEqual([]);
});

describe("a note", () => {
  test("is stored once when sent repeatedly at the same time", async () => {
    const id = await makeApplication(job, await makeCandidate());
    const p_id = crypto.randomUUID();
    const send = () => add(cast.people.recruiter, "Once.", about(id), { p_id });
    const sent = await Promise.all([send(), send(), send(), send()]);
    expect(sent.map(({ error }) => error)).toEqual([null, null, null, null]);
    expect((await read(cast.people.owner, about(id))).notes).toHaveLength(1);
    expect(await refusal(add(cast.people.manager, "Mine.", about(id), { p_id }))).toBe("PT422 invalid_input");
  });

  test("notifies mentioned readers once, and ignores anyone else who is mentioned", async () => {
    const id = await makeApplication(job, await makeCandidate());
    const reader = await makeStaff(cast.company, "recruiter");
    const p_mentioned = [reader.id, reader.id, cast.people.recruiter.id, cast.people.otherOwner.id, cast.candidate.id];
    const note = await add(cast.people.recruiter, "Look at this.", about(id), { p_mentioned });
    expect(note.data).toMatchObject({ mentioned: [reader.id], is_mine: true });
    expect(await noticesOf(reader)).toMatchObject([
      {
        type: "mentioned",
        title: expect.stringContaining("mentioned you in a note about Casey Candidate"),
        data: { application_id: id },
      },
    ]);
    expect(await noticesOf(cast.people.otherOwner)).toEqual([]);
    expect(await noticesOf(cast.people.recruiter)).toEqual([]);
    const partner = await makeStaff(cast.company, "partner_recruiter");
    const refused = await add(cast.people.recruiter, "And this.", about(id), { p_mentioned: [partner.id] });
    expect(refused.data.mentioned).toEqual([]);
    expect((await read(reader, about(id))).readers.map(({ user_id }) => user_id)).not.toContain(partner.id);
  });

  test("keeps its author's name after they leave, and can be deleted only by its author", async () => {
    const id = await makeApplication(job, await makeCandidate());
    const author = await makeStaff(cast.company, "recruiter");
    const first = await add(author, "First.", about(id));
    await add(author, "Second.", about(id));
    await cast.clients.owner.rpc("delete_team_note", { p_id: first.data.id });
    expect((await read(cast.people.owner, about(id))).notes).toHaveLength(2);
    expect((await author.client.rpc("delete_team_note", { p_id: first.data.id })).error).toBeNull();
    await dismissStaff(cast.company, author);
    const { notes } = await read(cast.people.owner, about(id));
    expect(notes).toMatchObject([{ body: "Second.", author_name: first.data.author_name }]);
    expect(await refusal(author.client.rpc("delete_team_note", { p_id: notes[0]?.id }))).toBe(
      "PT404 application_not_found",
    );
  });

  test("must have text within the length limit", async () => {
    for (const body of ["", "   ", "a".repeat(limits.note + 1)]) {
      const { error } = await add(cast.people.recruiter, body, about(application));
      expect(Object.keys(fieldErrors(error))).toEqual(["body"]);
    }
    const both = { ...about(application), p_candidate_id: cast.candidate.candidateId };
    expect(await refusal(add(cast.people.recruiter, "Both.", both))).toBe("PT422 invalid_input");
    const whole = await add(cast.people.recruiter, "שלום <b>@x</b>\nTwo lines", about(application));
    expect(whole.data.body).toBe("שלום <b>@x</b>\nTwo lines");
  });

  test("is refused beyond 200 on an application", async () => {
    const id = await makeApplication(job, await makeCandidate());
    await sql`
      insert into private.team_notes (id, company_id, application_id, author_name, body)
      select gen_random_uuid(), ${cast.company.id}, ${id}, 'Ada', n::text from generate_series(1, 200) n`;
    expect(await refusal(add(cast.people.recruiter, "One more.", about(id)))).toBe("PT409 too_many_notes");
  });
});
