import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { StaffMember, StaffWork } from "../../../supabase/functions/_shared/contracts/companies/staff.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, inTurn, makeCast, managing, refusal, roles } from "../../support/cast.ts";
import { dismissStaff, makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { invite } from "../../support/invitations.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { mailsBy } from "../../support/notices.ts";

const cast = await makeCast();

const membershipOf = async (company: { id: string }, person: { id: string }): Promise<string> =>
  (await sql`select id from public.company_users where company_id = ${company.id} and user_id = ${person.id}`)[0]?.id;
const roleOf = async (membership: string): Promise<string> =>
  (await sql`select role from public.company_users where id = ${membership}`)[0]?.role;

/** The refusal for everyone but managing staff, by role. */
const refusals = async (
  attempt: (client: Actor["client"]) => PromiseLike<{ error: { code: string; hint: string | null } | null }>,
) =>
  Object.fromEntries(
    await Promise.all(roles.map(async (role) => [role, await refusal(attempt(cast.clients[role]))] as const)),
  );
const works = Object.fromEntries(managing.map((role) => [role, null]));
const colleagueRefusals = {
  recruiter: "PT403 not_allowed",
  partnerRecruiter: "PT403 not_allowed",
  removedStaff: "PT404 employee_not_found",
  otherOwner: "PT404 employee_not_found",
  expiredOwner: "PT404 employee_not_found",
  candidate: "PT404 employee_not_found",
  admin: "PT404 employee_not_found",
  anonymous: "42501",
};

const setRole = (client: Actor["client"], membership: string, role: string) =>
  client.rpc("set_staff_role", { p_company_user_id: membership, p_role: role });
const remove = (client: Actor["client"], membership: string, successor?: Actor) =>
  client.rpc("remove_staff", { p_company_user_id: membership, ...(successor && { p_successor: successor.id }) });

const assigneeOf = async (job: TestJob): Promise<string | undefined> =>
  (await sql`select assigned_to_user_id from public.job_assignments where job_id = ${job.id}`)[0]?.assigned_to_user_id;

const stateOf = async ({ id }: { id: string }): Promise<string> =>
  (await sql`select status from public.invitations where id = ${id}`)[0]?.status;

describe("list_staff", () => {
  const list = async (actor: Actor, args: object = {}): Promise<{ staff: StaffMember[]; total: number }> => {
    const { data, error } = await actor.client.rpc("list_staff", args);
    if (error) throw error;
    return data;
  };

  test("is for managing staff only", async () => {
    expect(await refusals((client) => client.rpc("list_staff", { p_company_id: cast.company.id }))).toEqual({
      ...works,
      ...Object.fromEntries(
        Object.entries(colleagueRefusals).map(([role, answer]) => [
          role,
          answer.replace("employee_not_found", "company_not_found"),
        ]),
      ),
    });
  });

  test("lists all staff, newest first, with their assignments and permitted actions", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const recruiter = await makeStaff(company, "recruiter");
    await makeJob(company, { assignedTo: recruiter });
    const deleted = await makeJob(company, { assignedTo: recruiter });
    await sql`update public.jobs set deleted_at = now() where id = ${deleted.id}`;
    await makeCandidate({ managedBy: company, assignedTo: recruiter });
    const { staff, total } = await list(manager);
    expect(total).toBe(3);
    const facts = staff.map(({ user_id, role, jobs, candidates, is_me, can }) => ({
      user_id,
      role,
      jobs,
      candidates,
      is_me,
      can,
    }));
    expect(facts).toEqual([
      {
        user_id: recruiter.id,
        role: "recruiter",
        jobs: 1,
        candidates: 1,
        is_me: false,
        can: { manage: true },
      },
      {
        user_id: manager.id,
        role: "manager",
        jobs: 0,
        candidates: 0,
        is_me: true,
        can: { manage: false },
      },
      {
        user_id: company.owner.id,
        role: "company_admin",
        jobs: 0,
        candidates: 0,
        is_me: false,
        can: { manage: false },
      },
    ]);
    expect(staff.every(({ last_sign_in_at }) => last_sign_in_at !== null)).toBe(true);
  });

  test("can be searched by name and email, and read page by page", async () => {
    const company = await makeCompany();
    const people = [];
    for (let each = 0; each < 5; each += 1) people.push(await makeStaff(company, "recruiter"));
    await sql`
      update public.company_users set first_name = 'Zoë', last_name = 'O''Hara'
      where company_id = ${company.id} and user_id = ${String(people[2]?.id)}`;
    expect((await list(company.owner, { p_search: " zoë o'h" })).staff.map(({ user_id }) => user_id)).toEqual([
      people[2]?.id,
    ]);
    expect((await list(company.owner, { p_search: people[3]?.email.toUpperCase() })).staff).toHaveLength(1);
    expect(await list(company.owner, { p_search: "nobody %" })).toEqual({ staff: [], total: 6 });
    const seen: string[] = [];
    for (let before: object | null = null, page = 0; page < 4; page += 1) {
      const { staff } = await list(company.owner, { p_limit: 2, p_before: before });
      seen.push(...staff.map(({ user_id }) => user_id));
      const last = staff.at(-1);
      if (!last) break;
      before = { createdAt: last.created_at, id: last.id };
    }
    expect(seen).toEqual([...people.map(({ id }) => id).reverse(), company.owner.id]);
  });
});

describe("get_staff_work", () => {
  test("can be read only by managing staff", async () => {
    const membership = await membershipOf(cast.company, cast.people.recruiter);
    expect(await refusals((client) => client.rpc("get_staff_work", { p_company_user_id: membership }))).toEqual({
      ...works,
      ...colleagueRefusals,
    });
  });

  test("shows assignments, invitations each role change would end, and possible successors", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const recruiter = await makeStaff(company, "recruiter");
    const partner = await makeStaff(company, "partner_recruiter");
    await makeStaff(company, "subscription_admin");
    const job = await makeJob(company, { title: "Baker", assignedTo: manager });
    await makeJob(company, { title: "Archivist", status: "filled", assignedTo: manager });
    for (const status of ["applied", "offered", "hired", "rejected"] as const) {
      await makeApplication(job, await makeCandidate(), { status });
    }
    await makeCandidate({ managedBy: company, assignedTo: manager });
    await invite(manager, "employee");
    await invite(manager, "candidate");
    await invite(company.owner, "employee");
    const { data, error } = await company.owner.client.rpc("get_staff_work", {
      p_company_user_id: await membershipOf(company, manager),
    });
    expect(error).toBeNull();
    const work = data as StaffWork;
    expect(work.jobs.map(({ title, status }) => [title, status])).toEqual(
      expect.arrayContaining([
        ["Baker", "published"],
        ["Archivist", "filled"],
      ]),
    );
    expect(work).toMatchObject({
      applications: 2,
      candidates: 1,
      invitations: 2,
      ending_invitations: { manager: 0, recruiter: 1, partner_recruiter: 2 },
    });
    expect(work.successors.map(({ user_id }) => user_id).sort()).toEqual([recruiter.id, partner.id].sort());
  });
});

test("get_staff_work doesn't wait for a change to the colleague", async () => {
  const membership = await membershipOf(cast.company, cast.people.recruiter);
  await sql.begin(async (transaction) => {
    await transaction`select from public.company_users where id = ${membership} for update`;
    const work = cast.people.manager.client.rpc("get_staff_work", { p_company_user_id: membership });
    expect(await refusal(work)).toBeNull();
  });
});

describe("set_staff_role", () => {
  test("can be used only by managing staff", async () => {
    const target = await makeStaff(cast.company, "recruiter");
    const membership = await membershipOf(cast.company, target);
    expect(await refusals((client) => setRole(client, membership, "partner_recruiter"))).toEqual({
      ...works,
      ...colleagueRefusals,
    });
    expect(await roleOf(membership)).toBe("partner_recruiter");
  });

  test("refuses administrators, one's own role and any other role", async () => {
    const { owner, subscriptionAdmin, manager, recruiter } = cast.people;
    for (const administrator of [owner, subscriptionAdmin]) {
      const membership = await membershipOf(cast.company, administrator);
      for (const client of [owner.client, subscriptionAdmin.client, manager.client]) {
        expect(await refusal(setRole(client, membership, "recruiter"))).toBe("PT403 role_stays");
      }
    }
    const own = await membershipOf(cast.company, manager);
    expect(await refusal(setRole(manager.client, own, "recruiter"))).toBe("PT403 role_stays");
    expect(await roleOf(own)).toBe("manager");
    const theirs = await membershipOf(cast.company, recruiter);
    for (const role of ["company_admin", "subscription_admin", "king", ""]) {
      const { error } = await setRole(manager.client, theirs, role);
      expect(fieldErrors(error as never), role).toEqual({ role: "Please select a role" });
    }
    expect(await roleOf(theirs)).toBe("recruiter");
  });

  test("takes effect with the next request", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    await makeJob(company);
    const own = await makeJob(company, { assignedTo: recruiter });
    const seen = async () => {
      const { data } = await recruiter.client.rpc("list_company_jobs", {});
      return (data as { jobs: { id: string }[] }).jobs.map(({ id }) => id);
    };
    expect(await seen()).toHaveLength(2);
    expect(
      await refusal(setRole(company.owner.client, await membershipOf(company, recruiter), "partner_recruiter")),
    ).toBeNull();
    expect(await seen()).toEqual([own.id]);
    await expect(invite(recruiter, "candidate")).rejects.toMatchObject({ code: "PT403" });
    expect(await assigneeOf(own)).toBe(recruiter.id);
  });

  test("revokes invitations the new role may not send, and notifies the colleague once", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const membership = await membershipOf(company, manager);
    const employee = await invite(manager, "employee");
    const candidate = await invite(manager, "candidate");
    await setRole(company.owner.client, membership, "recruiter");
    expect([await stateOf(employee), await stateOf(candidate)]).toEqual(["revoked", "pending"]);
    expect(
      await refusal(company.owner.client.rpc("get_invitation", { p_token: employee.token, p_kind: "employee" })),
    ).toMatch(/^PT404/);
    await setRole(company.owner.client, membership, "recruiter");
    const told =
      await sql`select message from public.notifications where user_id = ${manager.id} and type = 'role_changed'`;
    expect(told.map(({ message }) => message)).toEqual([`You are now Recruiter at ${company.name}.`]);
    await setRole(company.owner.client, membership, "partner_recruiter");
    expect(await stateOf(candidate)).toBe("revoked");
  });
});

describe("remove_staff", () => {
  const told = async (person: Actor) => ({
    notices: (
      await sql`select title, message from public.notifications where user_id = ${person.id} order by created_at`
    ).map(({ title }) => title),
    mails:
      await sql`select from public.email_outbox where to_email = ${person.email} and template = 'removed_from_team'`,
  });

  test("notifies the removed person in the app and at their account's email", async () => {
    const company = await makeCompany();
    const person = await makeStaff(company, "recruiter");
    const membership = await membershipOf(company, person);
    await sql`update public.company_users set email = 'elsewhere@example.com' where id = ${membership}`;
    const mails = await mailsBy(
      company.owner,
      (transaction) => transaction`select public.remove_staff(p_company_user_id => ${membership})`,
      person,
    );
    expect(mails).toMatchObject([{ template: "removed_from_team", data: { company_name: company.name } }]);
    expect((await told(person)).notices).toEqual([`You're no longer on the team of ${company.name}`]);
  });

  test("deletes the person's notifications from that company", async () => {
    const [company, other] = await Promise.all([makeCompany(), makeCompany()]);
    const [person, stays] = await Promise.all([makeStaff(company, "recruiter"), makeStaff(company, "recruiter")]);
    const tell = (user: Actor, at: TestCompany) => sql`
      select private.notify_staff(
        ${user.id}, 'new_application', 'application_received', '{"candidate": "Ada Lovelace", "job": "Engineer"}',
        jsonb_build_object('application_id', gen_random_uuid(), 'company_id', ${at.id}::text), '/company/applications')`;
    for (const [user, at] of [
      [person, company],
      [person, other],
      [stays, company],
    ] as const)
      await tell(user, at);
    expect(await refusal(remove(company.owner.client, await membershipOf(company, person)))).toBeNull();
    const received = async ({ id }: Actor) =>
      (await sql`select data from public.notifications where user_id = ${id} and type = 'application_received'`).map(
        ({ data }) => data.company_id,
      );
    expect(await received(person)).toEqual([other.id]);
    expect(await received(stays)).toEqual([company.id]);
  });

  test("doesn't notify people who remove themselves", async () => {
    const company = await makeCompany();
    const person = await makeStaff(company, "manager");
    expect(await refusal(remove(person.client, await membershipOf(company, person)))).toBeNull();
    expect(await told(person)).toEqual({ notices: [], mails: [] });
  });
});

describe("remove_staff with a successor", () => {
  let company: TestCompany;
  let leaving: Actor;
  let heir: Actor;
  beforeAll(async () => {
    company = await makeCompany();
    leaving = await makeStaff(company, "manager");
    heir = await makeStaff(company, "recruiter");
  });

  test("accepts only a manager, recruiter or partner recruiter of the company", async () => {
    const membership = await membershipOf(company, leaving);
    const job = await makeJob(company, { assignedTo: leaving });
    const gone = await makeStaff(company, "recruiter");
    await dismissStaff(company, gone);
    const strangers = {
      owner: company.owner,
      administrator: await makeStaff(company, "subscription_admin"),
      themselves: leaving,
      gone,
      foreign: await makeStaff(cast.other, "recruiter"),
      candidate: cast.candidate,
      unknown: { ...cast.candidate, id: randomUUID() },
    };
    for (const [who, person] of Object.entries(strangers)) {
      const { error } = await remove(company.owner.client, membership, person);
      expect(fieldErrors(error as never), who).toEqual({ assignee: "Choose a manager or recruiter of your company" });
    }
    expect(await assigneeOf(job)).toBe(leaving.id);
  });

  test.each(["manager", "recruiter", "partner_recruiter"] as const)(
    "gives a %s the jobs and candidates, with one notification",
    async (role) => {
      const from = await makeStaff(company, "recruiter");
      const to = await makeStaff(company, role);
      const job = await makeJob(company, { assignedTo: from });
      const { candidateId: candidate } = await makeCandidate({ managedBy: company, assignedTo: from });
      expect(await refusal(remove(company.owner.client, await membershipOf(company, from), to))).toBeNull();
      expect(await assigneeOf(job)).toBe(to.id);
      const [assigned] =
        await sql`select assigned_to_user_id from public.candidate_assignments where candidate_id = ${candidate}`;
      expect(assigned?.assigned_to_user_id).toBe(to.id);
      const told = await sql`select title, message from public.notifications where user_id = ${to.id}`;
      expect(told).toEqual([
        { title: "You take over from Sam recruiter", message: "Now assigned to you: 1 job, 1 candidate." },
      ]);
      const { data } = await to.client.rpc("list_company_jobs", {});
      expect((data as { jobs: { id: string }[] }).jobs.map(({ id }) => id)).toContain(job.id);
    },
  );

  test("hands on individually assigned applications only to a colleague who works on the job", async () => {
    const [heirAtJob, stranger] = [
      await makeStaff(company, "recruiter"),
      await makeStaff(company, "partner_recruiter"),
    ];
    for (const to of [heirAtJob, stranger]) {
      const leaver = await makeStaff(company, "recruiter");
      const application = await makeApplication(await makeJob(company), cast.candidate);
      const given = { p_moves: [{ id: application }], p_change: { assignee: leaver.id } };
      expect((await company.owner.client.rpc("change_applications", given)).error).toBeNull();
      const membership = await membershipOf(company, leaver);
      const { data: work } = await company.owner.client.rpc("get_staff_work", { p_company_user_id: membership });
      expect(work).toMatchObject({ jobs: [], candidates: 0, own_applications: 1 });
      expect(await refusal(remove(company.owner.client, membership, to))).toBeNull();
      const rows =
        await sql`select assigned_to_user_id from public.application_assignments where application_id = ${application}`;
      const told = await sql`select message from public.notifications where user_id = ${to.id}`;
      // A partner recruiter can't work on that job, so it goes to the job's owner.
      expect(rows.map((row) => row.assigned_to_user_id)).toEqual(to === heirAtJob ? [to.id] : []);
      expect(told.map((row) => row.message)).toEqual(to === heirAtJob ? ["Now assigned to you: 1 application."] : []);
    }
  });

  test("ends assignments if no successor is given", async () => {
    const from = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { assignedTo: from });
    expect(await refusal(remove(company.owner.client, await membershipOf(company, from)))).toBeNull();
    expect(await assigneeOf(job)).toBeUndefined();
  });

  test("refuses the second of two simultaneous removals", async () => {
    const from = await makeStaff(company, "recruiter");
    const other = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { assignedTo: from });
    const membership = await membershipOf(company, from);
    const answers = await inTurn(
      (transaction) => transaction`select from public.company_users where id = ${membership} for update`,
      [
        () => refusal(remove(company.owner.client, membership, heir)),
        () => refusal(remove(leaving.client, membership, other)),
      ],
    );
    expect(answers).toEqual([null, "PT404 employee_not_found"]);
    expect(await assigneeOf(job)).toBe(heir.id);
  });

  test("refuses a successor who is removed first", async () => {
    const from = await makeStaff(company, "recruiter");
    const to = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { assignedTo: from });
    const [first, second] = [await membershipOf(company, from), await membershipOf(company, to)];
    const answers = await inTurn(
      (transaction) => transaction`select from public.company_users where id = ${second} for update`,
      [() => refusal(remove(company.owner.client, second)), () => refusal(remove(company.owner.client, first, to))],
    );
    expect(answers).toEqual([null, expect.stringMatching(/^PT422/)]);
    expect(await assigneeOf(job)).toBe(from.id);
    expect(await roleOf(first)).toBe("recruiter");
  });

  test("passes everything on if the successor is removed next", async () => {
    const from = await makeStaff(company, "recruiter");
    const to = await makeStaff(company, "recruiter");
    const job = await makeJob(company, { assignedTo: from });
    const [first, second] = [await membershipOf(company, from), await membershipOf(company, to)];
    const answers = await inTurn(
      // Both want this one, and get it in order of arrival.
      (transaction) => transaction`select from public.company_users where id = ${second} for update`,
      [() => refusal(remove(company.owner.client, first, to)), () => refusal(remove(leaving.client, second, heir))],
    );
    expect(answers).toEqual([null, null]);
    expect(await assigneeOf(job)).toBe(heir.id);
  });

  test("leaves one of two colleagues with everything if each is the other's successor", async () => {
    const one = await makeStaff(company, "recruiter");
    const other = await makeStaff(company, "recruiter");
    const jobs = [await makeJob(company, { assignedTo: one }), await makeJob(company, { assignedTo: other })] as const;
    const [first, second] = [await membershipOf(company, one), await membershipOf(company, other)];
    const answers = await atOnce(
      (transaction) =>
        transaction`select from public.company_users where id in ${transaction([first, second])} for update`,
      [() => refusal(remove(company.owner.client, first, other)), () => refusal(remove(leaving.client, second, one))],
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.find((answer) => answer !== null)).toMatch(/^PT422/);
    const stays = (await roleOf(first)) ? one : other;
    expect([await assigneeOf(jobs[0]), await assigneeOf(jobs[1])]).toEqual([stays.id, stays.id]);
  });
});
