import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import {
  fieldErrors,
  inTurn,
  makeCast,
  managing,
  nobody,
  type Role,
  recruiting,
  refusal,
  whoCan,
  whoCanDelete,
  whoCanInsert,
  whoCanSelect,
  whoCanUpdate,
} from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

const cast = await makeCast();
const managed = await makeCandidate({ managedBy: cast.company });

/** The two kinds of assignment: table, procedure, and something of the company to assign. */
const kinds = [
  {
    table: "job_assignments",
    procedure: "assign_jobs",
    ids: "p_job_ids",
    key: "job_id",
    type: "job_assigned",
    make: async () => (await makeJob(cast.company)).id,
    makeForeign: async () => (await makeJob(cast.other)).id,
  },
  {
    table: "candidate_assignments",
    procedure: "assign_candidates",
    ids: "p_candidate_ids",
    key: "candidate_id",
    type: "candidate_assigned",
    make: async () => (await makeCandidate({ managedBy: cast.company })).candidateId,
    makeForeign: async () => (await makeCandidate({ managedBy: cast.other })).candidateId,
  },
] as const;

describe.each(kinds)("$procedure", ({ table, procedure, ids, key, type, make, makeForeign }) => {
  const assign = (role: Role, subjects: unknown, p_user_id: string | null) =>
    cast.clients[role].rpc(procedure, { [ids]: subjects, p_user_id });

  test("is for managing staff only", async () => {
    const subject = await make();
    const able = await whoCan(
      cast,
      async (_, role) => (await assign(role, [subject], cast.people.recruiter.id)).error === null,
    );
    expect(able).toEqual(managing);
    expect(await refusal(assign("recruiter", [subject], null))).toBe("PT403 not_allowed");
    expect(await refusal(assign("otherOwner", [subject], null))).toMatch(/^PT404/);
  });

  test("lets recruiting staff, the owner and administrators read the table, and no one write it", async () => {
    const subject = await make();
    const match = { [key]: subject };
    await assign("owner", [subject], cast.people.recruiter.id);
    expect(await whoCanSelect(cast, table, match)).toEqual([...recruiting, "admin"]);
    await assign("owner", [subject], cast.people.partnerRecruiter.id);
    expect(await whoCanSelect(cast, table, match)).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    const free = await make();
    const row = () => ({
      [key]: free,
      company_id: cast.company.id,
      assigned_to_user_id: cast.people.partnerRecruiter.id,
    });
    expect(await whoCanInsert(cast, table, row)).toEqual(nobody);
    const changed = { assigned_to_user_id: cast.people.partnerRecruiter.id };
    expect(await whoCanUpdate(cast, table, match, changed)).toEqual(nobody);
    expect(await whoCanDelete(cast, table, async () => match)).toEqual(nobody);
  });

  test("replaces and ends assignments, counts changes and notifies each person once", async () => {
    const [first, second] = [await make(), await make()];
    const [anna, ben] = await Promise.all([makeStaff(cast.company, "recruiter"), makeStaff(cast.company, "manager")]);
    const assigned = async () =>
      (
        await sql.unsafe(`select assigned_to_user_id as id from public.${table} where ${key} in ($1, $2)`, [
          first,
          second,
        ])
      ).map((row) => row.id);
    const count = async (...given: Parameters<typeof assign>) => (await assign(...given)).data.assigned;
    expect(await count("owner", [first, second, first], anna.id)).toBe(2);
    expect((await assign("manager", [first], anna.id)).data).toEqual({ assigned: 1, change_id: null });
    expect(await assigned()).toEqual([anna.id, anna.id]);
    expect(await count("manager", [first, second], ben.id)).toBe(2);
    expect(await assigned()).toEqual([ben.id, ben.id]);
    expect(await count("manager", [first, second], null)).toBe(2);
    expect(await assigned()).toEqual([]);
    for (const person of [anna, ben]) {
      const { data } = await person.client.from("notifications").select("type, title, message").order("created_at");
      expect(data).toEqual([
        {
          type,
          title: expect.stringMatching(/^2 (jobs|candidates) were assigned to you$/),
          message: expect.anything(),
        },
        {
          type,
          title: expect.stringMatching(/^2 (jobs|candidates) are no longer assigned to you$/),
          message:
            person === anna
              ? expect.stringMatching(/: Sam manager is the owner now$/)
              : expect.not.stringContaining(":"),
        },
      ]);
    }
  });

  test("doesn't notify people about their own changes", async () => {
    const [subject, taken] = [await make(), await make()];
    const [anna, ben] = await Promise.all([makeStaff(cast.company, "manager"), makeStaff(cast.company, "recruiter")]);
    await assign("owner", [subject], anna.id);
    await assign("owner", [taken], ben.id);
    await anna.client.rpc(procedure, { [ids]: [subject], p_user_id: ben.id });
    await anna.client.rpc(procedure, { [ids]: [taken], p_user_id: anna.id });
    const titles = async ({ client }: typeof anna) =>
      ((await client.from("notifications").select("title")).data ?? []).map(({ title }) => title).sort();
    const noun = key === "job_id" ? "job" : "candidate";
    expect(await titles(anna)).toEqual([`A ${noun} was assigned to you`]);
    expect(await titles(ben)).toEqual([
      `A ${noun} is no longer assigned to you`,
      `A ${noun} was assigned to you`,
      `A ${noun} was assigned to you`,
    ]);
  });

  describe("undoing an assignment", () => {
    const undo = ({ client }: { client: (typeof cast.clients)[Role] }, p_change_id: string) =>
      client.rpc("undo_assignment", { p_change_id });
    const rows = async (...subjects: string[]) =>
      Object.fromEntries(
        (
          await sql.unsafe(
            `select ${key} as id, assigned_to_user_id, assigned_by_user_id, created_at, updated_at from public.${table} where ${key} = any ($1)`,
            [subjects],
          )
        ).map(({ id, ...row }) => [id, row]),
      );
    const told = async ({ client }: { client: (typeof cast.clients)[Role] }) =>
      (await client.from("notifications").select("title")).data?.length;

    test("restores everything and removes the notifications", async () => {
      const [hers, free, his] = [await make(), await make(), await make()];
      const [anna, ben] = await Promise.all([
        makeStaff(cast.company, "recruiter"),
        makeStaff(cast.company, "recruiter"),
      ]);
      await assign("owner", [hers], anna.id);
      await assign("owner", [his], ben.id);
      const before = await rows(hers, free, his);
      const { data } = await assign("manager", [hers, free, his], ben.id);
      expect([await told(anna), await told(ben)]).toEqual([2, 2]);
      expect(await undo(cast.people.manager, data.change_id)).toMatchObject({ data: 2 });
      expect(await rows(hers, free, his)).toEqual(before);
      expect([await told(anna), await told(ben)]).toEqual([1, 1]);
      expect(await refusal(undo(cast.people.manager, data.change_id))).toBe("PT409 undo_over");
    });

    test("also restores an assignment that was removed", async () => {
      const subject = await make();
      await assign("owner", [subject], cast.people.recruiter.id);
      const before = await rows(subject);
      const { data } = await assign("owner", [subject], null);
      expect(await undo(cast.people.owner, data.change_id)).toMatchObject({ data: 1 });
      expect(await rows(subject)).toEqual(before);
    });

    test("works only for the person who made it, for ten seconds and while they may assign", async () => {
      const subject = await make();
      const leaver = await makeStaff(cast.company, "manager");
      const give = async () =>
        (await leaver.client.rpc(procedure, { [ids]: [subject], p_user_id: cast.people.recruiter.id })).data.change_id;
      const change = await give();
      for (const role of ["owner", "recruiter", "otherOwner", "candidate"] as const) {
        expect(await refusal(undo(cast.people[role], change))).toBe("PT409 undo_over");
      }
      expect(await refusal(cast.clients.anonymous.rpc("undo_assignment", { p_change_id: change }))).toBe("42501");
      await sql`
        update private.pending_notifications set due_at = due_at - private.undo_time() where subject_id = ${change}`;
      expect(await refusal(undo(leaver, change))).toBe("PT409 undo_over");
      await assign("owner", [subject], null);
      const late = await give();
      await dismissStaff(cast.company, leaver);
      expect(await refusal(undo(leaver, late))).toBe("PT403 not_allowed");
      expect(await rows(subject)).toMatchObject({ [subject]: { assigned_to_user_id: cast.people.recruiter.id } });
    });

    test("keeps later assignments, and gives nothing back to a colleague who has left", async () => {
      const [again, left, other] = [await make(), await make(), await make()];
      const [anna, ben] = await Promise.all([
        makeStaff(cast.company, "recruiter"),
        makeStaff(cast.company, "recruiter"),
      ]);
      await assign("owner", [again, left], anna.id);
      const { data } = await assign("owner", [again, left, other], ben.id);
      await assign("manager", [again], cast.people.recruiter.id);
      await dismissStaff(cast.company, anna);
      expect(await undo(cast.people.owner, data.change_id)).toMatchObject({ data: 2 });
      expect(await rows(again, left, other)).toMatchObject({
        [again]: { assigned_to_user_id: cast.people.recruiter.id },
      });
      expect(Object.keys(await rows(again, left, other))).toEqual([again]);
    });
  });

  test("runs simultaneous assignments in turn, so undoing the second restores the first", async () => {
    const subjects = [await make(), await make(), await make()];
    const [anna, ben] = await Promise.all([makeStaff(cast.company, "recruiter"), makeStaff(cast.company, "recruiter")]);
    const holdAll = (transaction: typeof sql) =>
      transaction.unsafe(
        `select from public.${key === "job_id" ? "jobs" : "candidates"} where id = any ($1) for update`,
        [subjects],
      );
    const answers = await inTurn(holdAll, [
      () => assign("owner", subjects, anna.id),
      () => assign("manager", [...subjects].reverse(), ben.id),
    ]);
    expect(answers.map(({ data }) => data.assigned)).toEqual([3, 3]);
    const { data: told } = await anna.client.from("notifications").select("title").order("title");
    expect(told?.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^3 .* are no longer assigned to you$/),
      expect.stringMatching(/^3 .* were assigned to you$/),
    ]);
    // Undoing that goes back to her.
    await cast.clients.manager.rpc("undo_assignment", { p_change_id: answers[1]?.data.change_id });
    const now = await sql.unsafe(`select assigned_to_user_id as id from public.${table} where ${key} = any ($1)`, [
      subjects,
    ]);
    expect(now.map(({ id }) => id)).toEqual([anna.id, anna.id, anna.id]);
  });

  test("refuses a colleague who is being removed at the same time", async () => {
    const subject = await make();
    const leaver = await makeStaff(cast.company, "recruiter");
    const [membership] = await sql<{ id: string }[]>`select id from public.company_users where user_id = ${leaver.id}`;
    const [, assigned] = await inTurn(
      (transaction) => transaction`select from public.company_users where user_id = ${leaver.id} for update`,
      [
        () => cast.clients.owner.rpc("remove_staff", { p_company_user_id: membership?.id }),
        () => assign("manager", [subject], leaver.id),
      ],
    );
    expect(fieldErrors(assigned?.error ?? null)).toEqual({ assignee: "Choose a manager or recruiter of your company" });
    expect(await sql.unsafe(`select 1 from public.${table} where ${key} = $1`, [subject])).toHaveLength(0);
  });

  test("accepts only managers, recruiters and partner recruiters of the company", async () => {
    const subject = await make();
    const stranger = await makeStaff(cast.other, "recruiter");
    for (const id of [
      cast.people.owner.id,
      cast.people.subscriptionAdmin.id,
      cast.people.removedStaff.id,
      cast.people.candidate.id,
      stranger.id,
      randomUUID(),
    ]) {
      expect(fieldErrors((await assign("owner", [subject], id)).error)).toEqual({
        assignee: "Choose a manager or recruiter of your company",
      });
    }
    for (const role of ["manager", "recruiter", "partnerRecruiter"] as const) {
      expect(await refusal(assign("owner", [subject], cast.people[role].id))).toBeNull();
    }
  });

  test("refuses the whole request if one ID is out of scope", async () => {
    const [own, foreign] = [await make(), await makeForeign()];
    for (const other of [foreign, randomUUID()]) {
      expect(await refusal(assign("owner", [own, other], cast.people.recruiter.id))).toMatch(/^PT404/);
    }
    expect(await refusal(assign("owner", [], cast.people.recruiter.id))).toBe("PT422 invalid_input");
    expect(await refusal(assign("owner", null, cast.people.recruiter.id))).toBe("PT422 invalid_input");
    expect(await sql.unsafe(`select 1 from public.${table} where ${key} = $1`, [own])).toHaveLength(0);
  });

  test("ends the assignment with the membership", async () => {
    const subject = await make();
    const leaver = await makeStaff(cast.company, "partner_recruiter");
    await assign("owner", [subject], leaver.id);
    await dismissStaff(cast.company, leaver);
    expect(await sql.unsafe(`select 1 from public.${table} where ${key} = $1`, [subject])).toHaveLength(0);
    expect((await leaver.client.from(table).select("*")).data).toEqual([]);
  });
});

test("a partner recruiter sees applications only while the job is assigned to them", async () => {
  const job = await makeJob(cast.company);
  const application = await makeApplication(job, managed);
  const detail = () =>
    refusal(cast.clients.partnerRecruiter.rpc("get_application_detail", { p_application_id: application }));
  expect(await detail()).toBe("PT404 application_not_found");
  await cast.clients.owner.rpc("assign_jobs", { p_job_ids: [job.id], p_user_id: cast.people.partnerRecruiter.id });
  expect(await detail()).toBeNull();
  await cast.clients.owner.rpc("assign_jobs", { p_job_ids: [job.id], p_user_id: null });
  expect(await detail()).toBe("PT404 application_not_found");
});

describe("list_assignees", () => {
  test("shows recruiting staff the possible owners by name, with their jobs and candidates", async () => {
    const able = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("list_assignees", { p_company_id: cast.company.id });
      return Array.isArray(data);
    });
    expect(able).toEqual(recruiting);
    const company = (await makeCast()).company;
    const [anna, ben] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "manager")]);
    await sql`update public.company_users set first_name = 'Anna' where user_id = ${anna.id}`;
    await sql`update public.company_users set first_name = 'Ben' where user_id = ${ben.id}`;
    const [deleted] = await Promise.all([
      makeJob(company, { assignedTo: anna }),
      makeJob(company, { assignedTo: anna }),
      makeCandidate({ managedBy: company, assignedTo: anna }),
    ]);
    await sql`update public.jobs set deleted_at = now() where id = ${deleted.id}`;
    const { data } = await ben.client.rpc("list_assignees");
    expect(data.slice(0, 2)).toMatchObject([
      { user_id: anna.id, first_name: "Anna", role: "recruiter", is_me: false, jobs: 1, candidates: 1 },
      { user_id: ben.id, first_name: "Ben", role: "manager", is_me: true, jobs: 0, candidates: 0 },
    ]);
    expect(data.map(({ role }: { role: string }) => role)).not.toContain("company_admin");
  });
});
