import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  dismissStaff,
  makeApplication,
  makeCandidate,
  makeJob,
  makeStaff,
  sql,
  type TestCandidate,
} from "../support/actors.ts";
import {
  type Cast,
  fieldErrors,
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
} from "../support/cast.ts";

let cast: Cast;
let managed: TestCandidate;
beforeAll(async () => {
  cast = await makeCast();
  managed = await makeCandidate({ managedBy: cast.company });
});

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

  test("managing staff assign; nobody else", async () => {
    const subject = await make();
    const able = await whoCan(
      cast,
      async (_, role) => (await assign(role, [subject], cast.people.recruiter.id)).error === null,
    );
    expect(able).toEqual(managing);
    expect(await refusal(assign("recruiter", [subject], null))).toBe("PT403 not_allowed");
    expect(await refusal(assign("otherOwner", [subject], null))).toMatch(/^PT404/);
  });

  test("the table is read by recruiting staff, the assignee and admins; nobody writes", async () => {
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

  test("replaces, ends, counts and tells the assignee once", async () => {
    const [first, second] = [await make(), await make()];
    const [anna, ben] = await Promise.all([makeStaff(cast.company, "recruiter"), makeStaff(cast.company, "manager")]);
    const assigned = async () =>
      (
        await sql.unsafe(`select assigned_to_user_id as id from public.${table} where ${key} in ($1, $2)`, [
          first,
          second,
        ])
      ).map((row) => row.id);
    expect((await assign("owner", [first, second, first], anna.id)).data).toBe(2);
    expect((await assign("manager", [first], anna.id)).data).toBe(1);
    expect(await assigned()).toEqual([anna.id, anna.id]);
    expect((await assign("manager", [first, second], ben.id)).data).toBe(2);
    expect(await assigned()).toEqual([ben.id, ben.id]);
    expect((await assign("manager", [first, second], null)).data).toBe(2);
    expect(await assigned()).toEqual([]);
    for (const person of [anna, ben]) {
      const { data } = await person.client.from("notifications").select("type, title");
      expect(data).toEqual([{ type, title: expect.stringMatching(/^2 (jobs|candidates) were assigned to you$/) }]);
    }
  });

  test("only managers, recruiters and partner recruiters of the company can be assigned", async () => {
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

  test("one id out of reach stops the whole", async () => {
    const [own, foreign] = [await make(), await makeForeign()];
    for (const other of [foreign, randomUUID()]) {
      expect(await refusal(assign("owner", [own, other], cast.people.recruiter.id))).toMatch(/^PT404/);
    }
    expect(await refusal(assign("owner", [], cast.people.recruiter.id))).toBe("PT422 invalid_input");
    expect(await refusal(assign("owner", null, cast.people.recruiter.id))).toBe("PT422 invalid_input");
    expect(await sql.unsafe(`select 1 from public.${table} where ${key} = $1`, [own])).toHaveLength(0);
  });

  test("ends with the membership", async () => {
    const subject = await make();
    const leaver = await makeStaff(cast.company, "partner_recruiter");
    await assign("owner", [subject], leaver.id);
    await dismissStaff(cast.company, leaver);
    expect(await sql.unsafe(`select 1 from public.${table} where ${key} = $1`, [subject])).toHaveLength(0);
    expect((await leaver.client.from(table).select("*")).data).toEqual([]);
  });
});

test("a partner recruiter sees applications while the job is theirs", async () => {
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
