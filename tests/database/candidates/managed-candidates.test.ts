import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  JobForCandidate,
  ManagedCandidate,
  ManagedCandidateApplication,
  ManagedCandidateListItem,
} from "../../../supabase/functions/_shared/contracts/candidates/managed-candidate.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, makeCast, managing, type Role, recruiting, refusal, whoCan } from "../../support/cast.ts";
import {
  dismissStaff,
  makeCandidate,
  makeCompany,
  makePartners,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { invite } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { names } from "../../support/shown.ts";

const cast = await makeCast();

const call = async <Answer>(actor: Pick<Actor, "client">, name: string, args: object = {}): Promise<Answer> => {
  const { data, error } = await actor.client.rpc(name, args);
  if (error) throw error;
  return data;
};
const list = async (actor: Pick<Actor, "client">, args: object = {}) =>
  (await call<{ candidates: ManagedCandidateListItem[] }>(actor, "list_managed_candidates", args)).candidates;
const get = (actor: Pick<Actor, "client">, { candidateId }: TestCandidate) =>
  call<ManagedCandidate>(actor, "get_managed_candidate", { p_candidate_id: candidateId });
const firstNames = (rows: readonly { first_name: string }[]) => rows.map(({ first_name }) => first_name);

/** A represented candidate with a name. */
async function person(company: { id: string }, name: string, options: Parameters<typeof makeCandidate>[0] = {}) {
  const made = await makeCandidate({ managedBy: company, ...options });
  const [first, last = ""] = name.split(" ");
  await sql`update public.candidates set first_name = ${String(first)}, last_name = ${last} where id = ${made.candidateId}`;
  return made;
}
const assign = (company: { id: string }, { candidateId }: TestCandidate, to: { id: string }) => sql`
  insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
  values (${candidateId}, ${company.id}, ${to.id})`;

describe("the represented candidates of a company", () => {
  let mine: TestCandidate;
  let assigned: TestCandidate;
  beforeAll(async () => {
    mine = await person(cast.company, "Nadia Ferreira");
    assigned = await person(cast.company, "Ravi Chandran", { assignedTo: cast.people.partnerRecruiter });
    await person(cast.other, "Silke Baumgartner");
  });

  test("are visible to recruiting staff and administrators, and to partner recruiters only if assigned", async () => {
    const read = async (role: Role, args: object) => {
      const { data, error } = await cast.clients[role].rpc("list_managed_candidates", args);
      return error ? [error.code, error.hint].join(" ").trim() : firstNames(data.candidates).join();
    };
    const all = "Nadia,Ravi";
    const answers = { p_company_id: cast.company.id };
    expect(
      Object.fromEntries(await Promise.all(recruiting.map(async (role) => [role, await read(role, answers)]))),
    ).toEqual(Object.fromEntries(recruiting.map((role) => [role, all])));
    expect(await read("admin", answers)).toBe(all);
    expect(await read("partnerRecruiter", answers)).toBe("Ravi");
    for (const role of ["removedStaff", "otherOwner", "expiredOwner", "candidate"] as const) {
      expect(await read(role, answers), role).toBe("PT404 company_not_found");
    }
    expect(await read("anonymous", answers)).toMatch(/^42501/);
    expect(await read("otherOwner", {})).toBe("Silke");
    expect(await read("removedStaff", {})).toBe("");
    expect(await read("candidate", {})).toBe("");
  });

  test("can be opened by the same readers, each with the permitted actions", async () => {
    const readers = await whoCan(cast, async (client) => {
      const { data } = await client.rpc("get_managed_candidate", { p_candidate_id: mine.candidateId });
      return data !== null;
    });
    expect(readers).toEqual([...recruiting, "admin"]);
    const can = async (role: Exclude<Role, "anonymous">, one = mine) => (await get(cast.people[role], one)).can;
    const none = { assign: false, end: false, put_forward: false, note: false };
    expect(await can("owner")).toEqual({ assign: true, end: true, put_forward: true, note: true });
    expect(await can("recruiter")).toEqual({ ...none, put_forward: true, note: true });
    expect(await can("partnerRecruiter", assigned)).toEqual({ ...none, note: true });
    expect(await can("admin")).toEqual(none);
    expect(await refusal(cast.clients.owner.rpc("get_managed_candidate", { p_candidate_id: randomUUID() }))).toBe(
      "PT404 candidate_not_found",
    );
    const unmanaged = await makeCandidate();
    expect(
      await refusal(cast.clients.admin.rpc("get_managed_candidate", { p_candidate_id: unmanaged.candidateId })),
    ).toBe("PT404 candidate_not_found");
  });

  test("show only the expected fields", async () => {
    const one = await get(cast.people.recruiter, mine);
    expect(Object.keys(one).sort()).toEqual(
      names(`
        id user_id first_name last_name email phone alternate_phone title bio skills work_authorization experience_years city
        state country portfolio_url github_url linkedin_url resume_url cover_letter_url certificates positions schools street unit zip_code
        updated_at managed_since management_terms shown_to_partners company assignee can previous_id next_id position total`),
    );
    const [row] = await list(cast.people.recruiter);
    expect(Object.keys(row ?? {}).sort()).toEqual(
      names(
        "id first_name last_name name_key title email phone skills city state country applications assignee resume_line",
      ),
    );
  });

  test("show when they accepted, the terms and the owner", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    const invited = await makeCandidate();
    const { token } = await invite(company.owner, "candidate", invited.email, { managementTerms: "Six months." });
    const before = Date.now();
    await call(invited, "accept_invitation", { p_token: token });
    await call(company.owner, "assign_candidates", { p_candidate_ids: [invited.candidateId], p_user_id: recruiter.id });
    const one = await get(recruiter, invited);
    expect(Date.parse(String(one.managed_since))).toBeGreaterThanOrEqual(before);
    expect(one).toMatchObject({
      management_terms: "Six months.",
      shown_to_partners: false,
      company: { name: company.name },
      assignee: { user_id: recruiter.id, first_name: "Sam" },
      position: 1,
      total: 1,
    });
  });
});

describe("the list of represented candidates", () => {
  let company: TestCompany;
  let recruiter: Actor;
  let people: TestCandidate[];
  beforeAll(async () => {
    company = await makeCompany();
    recruiter = await makeStaff(company, "recruiter");
    people = [];
    for (const [name, skills] of [
      ["Tamsin Roake", ["Rail", "Safety"]],
      ["emeka Obiora", ["SQL", "Python"]],
      ["Emeka Abara", ["Type Script"]],
      ["Joaquin Weller", ["Dispatch", "sql"]],
    ] as const) {
      people.push(await person(company, name, { skills: [...skills] }));
    }
    await assign(company, people[0] as TestCandidate, recruiter);
  });
  const order = ["Emeka Abara", "emeka Obiora", "Joaquin Weller", "Tamsin Roake"];
  const found = async (args: object, actor: Pick<Actor, "client"> = company.owner) =>
    (await list(actor, args)).map(({ first_name, last_name }) => `${first_name} ${last_name}`);

  test("is sorted by name, with pages that have no gaps or repeats", async () => {
    expect(await found({})).toEqual(order);
    const paged: string[] = [];
    let after: object | null = null;
    do {
      const page = await list(company.owner, { p_after: after, p_limit: 1 });
      paged.push(...page.map(({ first_name, last_name }) => `${first_name} ${last_name}`));
      after = page[0] ? { name: page[0].name_key, id: page[0].id } : null;
    } while (after);
    expect(paged).toEqual(order);
    for (const p_after of [{ name: 1, id: randomUUID() }, { name: "a", id: "x" }, {}]) {
      expect(await refusal(company.owner.client.rpc("list_managed_candidates", { p_after }))).toBe(
        "PT422 invalid_input",
      );
    }
  });

  test("can be searched by name, email and skills, and filtered by skill and owner", async () => {
    expect(await found({ p_search: " EMEKA obi " })).toEqual(["emeka Obiora"]);
    expect(await found({ p_search: "python" })).toEqual(["emeka Obiora"]);
    expect(await found({ p_search: people[3]?.email })).toEqual(["Joaquin Weller"]);
    expect(await found({ p_search: "emeka rail" })).toEqual([]);
    expect(await found({ p_skill: "SQL" })).toEqual(["emeka Obiora", "Joaquin Weller"]);
    expect(await found({ p_skill: "TypeScript" })).toEqual(["Emeka Abara"]);
    expect(await found({ p_skill: "Type" })).toEqual([]);
    expect(await found({ p_assignee: "nobody" })).toEqual(order.slice(0, 3));
    expect(await found({ p_assignee: recruiter.id })).toEqual(["Tamsin Roake"]);
    expect(await found({ p_assignee: "me" }, recruiter)).toEqual(["Tamsin Roake"]);
    expect(await found({ p_assignee: "me" })).toEqual([]);
    expect(await found({ p_assignee: recruiter.id, p_skill: "sql" })).toEqual([]);
    expect(await refusal(company.owner.client.rpc("list_managed_candidates", { p_assignee: "x" }))).toBe(
      "PT422 invalid_input",
    );
  });

  test("shows a partner recruiter only assigned candidates, with any filter", async () => {
    const partnerRecruiter = await makeStaff(company, "partner_recruiter");
    await assign(company, people[1] as TestCandidate, partnerRecruiter);
    for (const args of [{}, { p_assignee: "me" }, { p_search: "sql" }, { p_skill: "sql" }]) {
      expect(await found(args, partnerRecruiter)).toEqual(["emeka Obiora"]);
    }
    for (const args of [{ p_assignee: "nobody" }, { p_assignee: recruiter.id }]) {
      expect(await found(args, partnerRecruiter)).toEqual([]);
    }
    expect(await call(partnerRecruiter, "search_managed_skills")).toEqual([
      { skill: "Python", candidates: 1 },
      { skill: "SQL", candidates: 1 },
    ]);
    await dismissStaff(company, partnerRecruiter);
    expect(await found({}, partnerRecruiter)).toEqual([]);
  });

  test("suggests skills of its candidates, most frequent first", async () => {
    expect(await call(company.owner, "search_managed_skills", { p_search: "S" })).toEqual([
      { skill: "SQL", candidates: 2 },
      { skill: "Dispatch", candidates: 1 },
      { skill: "Safety", candidates: 1 },
      { skill: "Type Script", candidates: 1 },
    ]);
    const stranger = cast.clients.otherOwner.rpc("search_managed_skills", { p_company_id: company.id });
    expect(await refusal(stranger)).toBe("PT404 company_not_found");
  });

  test("gives each candidate's position, previous and next candidate", async () => {
    const [tamsin, obiora, abara, joaquin] = people as [TestCandidate, TestCandidate, TestCandidate, TestCandidate];
    const place = async (one: TestCandidate) => {
      const { previous_id, next_id, position, total } = await get(company.owner, one);
      return [previous_id, next_id, position, total];
    };
    expect(await place(abara)).toEqual([null, obiora.candidateId, 1, 4]);
    expect(await place(joaquin)).toEqual([obiora.candidateId, tamsin.candidateId, 3, 4]);
    expect(await place(tamsin)).toEqual([joaquin.candidateId, null, 4, 4]);
  });
});

describe("the applications of a represented candidate", () => {
  test("include those to the company's jobs and those since representation, within the reader's rights", async () => {
    const [company, employer] = await Promise.all([makeCompany(), makeCompany()]);
    const partnerRecruiter = await makeStaff(company, "partner_recruiter");
    const [own, assignedJob, foreign, before] = await Promise.all([
      makeJob(company),
      makeJob(company, { assignedTo: partnerRecruiter }),
      makeJob(employer),
      makeJob(employer),
    ]);
    const one = await makeCandidate();
    await makeApplication(before, one);
    await sql`update public.candidates set managing_company_id = ${company.id} where id = ${one.candidateId}`;
    await assign(company, one, partnerRecruiter);
    for (const job of [own, assignedJob, foreign]) await makeApplication(job, one);
    const titles = async (actor: Pick<Actor, "client">) => {
      const { applications } = await call<{ applications: ManagedCandidateApplication[] }>(
        actor,
        "list_candidate_applications",
        { p_candidate_id: one.candidateId },
      );
      return applications.map(({ job_title }) => job_title);
    };
    expect(await titles(company.owner)).toEqual([foreign.title, assignedJob.title, own.title]);
    expect(await titles(partnerRecruiter)).toEqual([assignedJob.title]);
    expect((await list(company.owner))[0]?.applications).toBe(3);
    expect((await list(partnerRecruiter))[0]?.applications).toBe(1);
    const stranger = employer.owner.client.rpc("list_candidate_applications", { p_candidate_id: one.candidateId });
    expect(await refusal(stranger)).toBe("PT404 candidate_not_found");
  });

  test("name the person who submitted the candidate", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    const [one, job] = await Promise.all([makeCandidate({ managedBy: company }), makeJob(company)]);
    await call(recruiter, "put_forward_candidates", { p_job_id: job.id, p_candidate_ids: [one.candidateId] });
    await call(one, "submit_application", { p_job_id: job.id });
    const { applications } = await call<{ applications: ManagedCandidateApplication[] }>(
      company.owner,
      "list_candidate_applications",
      { p_candidate_id: one.candidateId },
    );
    expect(applications).toMatchObject([{ job_title: job.title, put_forward: { by: "Sam recruiter" } }]);
  });
});

describe("the jobs listed for a candidate", () => {
  const jobs = async (actor: Pick<Actor, "client">, { candidateId }: TestCandidate, args: object = {}) =>
    call<{ jobs: JobForCandidate[]; total: number }>(actor, "list_jobs_for_candidate", {
      p_candidate_id: candidateId,
      ...args,
    });

  test("are open jobs of the company and of partners that share jobs, best match first", async () => {
    const [company, partner, hiding, stranger] = await Promise.all([
      makeCompany(),
      makeCompany(),
      makeCompany(),
      makeCompany(),
    ]);
    await makePartners(company, partner, { jobs: true });
    await makePartners(company, hiding, { candidates: true });
    const one = await makeCandidate({ managedBy: company, skills: ["Go", "SQL"] });
    const best = await makeJob(partner, { skillsRequired: ["Go", "SQL"] });
    const none = await makeJob(company, { skillsRequired: ["Rail", "Safety"] });
    const half = await makeJob(company, { skillsRequired: ["Go", "Rail"] });
    for (const [owner, status] of [
      [company, "draft"],
      [partner, "closed"],
      [hiding, "published"],
      [stranger, "published"],
    ] as const)
      await makeJob(owner, { status, skillsRequired: ["Go"] });
    const answer = await jobs(company.owner, one);
    expect(answer.total).toBe(3);
    expect(answer.jobs.map(({ id, match }) => [id, match.summary])).toEqual([
      [best.id, "2 of 2 required skills"],
      [half.id, "1 of 2 required skills; missing: Rail"],
      [none.id, "0 of 2 required skills; missing: Rail, Safety"],
    ]);
    const [first] = answer.jobs;
    const p_after = { score: first?.match.score, postedAt: first?.posted_at, id: first?.id };
    expect((await jobs(company.owner, one, { p_after, p_limit: 1 })).jobs.map(({ id }) => id)).toEqual([half.id]);
    expect(
      await refusal(
        company.owner.client.rpc("list_jobs_for_candidate", {
          p_candidate_id: one.candidateId,
          p_after: { postedAt: first?.posted_at, id: first?.id },
        }),
      ),
    ).toBe("PT422 invalid_input");
  });

  test("show submissions and applications, but not what the candidate sent elsewhere alone", async () => {
    const [company, partner] = await Promise.all([makeCompany(), makeCompany()]);
    await makePartners(company, partner, { jobs: true });
    const one = await makeCandidate();
    const [alone, asked, applied] = await Promise.all([makeJob(partner), makeJob(partner), makeJob(company)]);
    await makeApplication(alone, one);
    await sql`update public.candidates set managing_company_id = ${company.id} where id = ${one.candidateId}`;
    await call(company.owner, "put_forward_candidates", { p_job_id: asked.id, p_candidate_ids: [one.candidateId] });
    const application = await makeApplication(applied, one);
    const seen = new Map((await jobs(company.owner, one)).jobs.map((job) => [job.id, job]));
    expect(seen.get(alone.id)).toMatchObject({ application: null, put_forward: null });
    expect(seen.get(asked.id)).toMatchObject({ application: null, put_forward: { status: "waiting" } });
    expect(seen.get(applied.id)).toMatchObject({ application: { id: application }, put_forward: null });
  });

  test("are for recruiting staff only", async () => {
    const one = await person(cast.company, "Lucia Marchetti", { assignedTo: cast.people.partnerRecruiter });
    const answers = async (role: Role) =>
      refusal(cast.clients[role].rpc("list_jobs_for_candidate", { p_candidate_id: one.candidateId }));
    for (const role of recruiting) expect(await answers(role)).toBeNull();
    expect(await answers("partnerRecruiter")).toBe("PT403 not_allowed");
    expect(await answers("admin")).toBe("PT403 not_allowed");
    for (const role of ["removedStaff", "otherOwner", "candidate"] as const) {
      expect(await answers(role)).toBe("PT404 candidate_not_found");
    }
    expect(await answers("anonymous")).toBe("42501");
  });
});

describe("end_management", () => {
  const end = (client: Pick<Actor, "client">["client"], { candidateId }: TestCandidate) =>
    client.rpc("end_management", { p_candidate_id: candidateId });

  test("is for managing staff of the company", async () => {
    const able = await whoCan(cast, async (client) => {
      const one = await makeCandidate({ managedBy: cast.company, assignedTo: cast.people.partnerRecruiter });
      return (await end(client, one)).error === null;
    });
    expect(able).toEqual(managing);
    const one = await makeCandidate({ managedBy: cast.company, assignedTo: cast.people.partnerRecruiter });
    expect(await refusal(end(cast.clients.recruiter, one))).toBe("PT403 not_allowed");
    expect(await refusal(end(cast.clients.partnerRecruiter, one))).toBe("PT403 not_allowed");
    expect(await refusal(end(cast.clients.admin, one))).toBe("PT403 not_allowed");
    expect(await refusal(end(cast.clients.otherOwner, one))).toBe("PT404 candidate_not_found");
    expect(await refusal(end(one.client, one))).toBe("PT404 candidate_not_found");
  });

  test("ends access, assignment, terms and submissions, keeps applications and notifies the candidate", async () => {
    const [company, partner] = await Promise.all([makeCompany(), makeCompany()]);
    await makePartners(company, partner, { jobs: true, candidates: true });
    const recruiter = await makeStaff(company, "recruiter");
    const one = await makeCandidate({ managedBy: company, assignedTo: recruiter });
    await sql`update public.candidates set management_terms = 'Six months.' where id = ${one.candidateId}`;
    await call(one, "set_shown_to_partners", { p_shown: true });
    const [asked, sent] = await Promise.all([makeJob(partner), makeJob(partner)]);
    await call(recruiter, "put_forward_candidates", { p_job_id: asked.id, p_candidate_ids: [one.candidateId] });
    const application = await makeApplication(sent, one);

    expect((await end(company.owner.client, one)).error).toBeNull();
    expect(await refusal(recruiter.client.rpc("get_managed_candidate", { p_candidate_id: one.candidateId }))).toBe(
      "PT404 candidate_not_found",
    );
    expect(await list(company.owner)).toEqual([]);
    expect(await call(partner.owner, "list_partner_candidates")).toMatchObject({ candidates: [] });
    expect(await call(one, "get_my_put_forwards")).toEqual([]);
    expect(await call(company.owner, "list_put_forwards")).toMatchObject({ put_forwards: [{ status: "withdrawn" }] });
    expect(await call(one, "get_my_management")).toBeNull();
    const [row] = await sql`
      select c.is_managed_by_company, c.management_terms, c.managed_since, c.shown_to_partners,
        (select count(*)::integer from public.candidate_assignments a where a.candidate_id = c.id) as assignments
      from public.candidates c where c.id = ${one.candidateId}`;
    expect(row).toEqual({
      is_managed_by_company: false,
      management_terms: null,
      managed_since: null,
      shown_to_partners: false,
      assignments: 0,
    });
    expect(await call(company.owner, "get_application_detail", { p_application_id: application })).toMatchObject({
      id: application,
    });
    expect(
      await sql`select type, title from public.notifications where user_id = ${one.id} order by created_at, id`,
    ).toEqual([{ type: "management_ended", title: `${company.name} no longer represents you` }]);
    expect(
      await sql`select from public.email_outbox where to_email = ${one.email} and template = 'management_ended'`,
    ).toHaveLength(1);
    expect(
      await sql`select actor_id, company_id from public.audit_log
        where action = 'candidate.management_ended' and subject_id = ${one.candidateId}`,
    ).toEqual([{ actor_id: company.owner.id, company_id: company.id }]);
    expect(await refusal(end(company.owner.client, one))).toBe("PT404 candidate_not_found");

    const { token } = await invite(company.owner, "candidate", one.email);
    await call(one, "accept_invitation", { p_token: token });
    expect(await get(recruiter, one)).toMatchObject({ assignee: null, shown_to_partners: false });
  });

  test("happens once if two colleagues do it at the same time", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const one = await makeCandidate({ managedBy: company });
    const answers = await atOnce(
      (transaction) => transaction`select from public.profiles where id = ${one.id} for update`,
      [() => end(company.owner.client, one), () => end(manager.client, one)],
    );
    expect(answers.map(({ error }) => error?.hint ?? null).sort()).toEqual(["candidate_not_found", null]);
    expect(await sql`select from public.notifications where user_id = ${one.id}`).toHaveLength(1);
  });
});
