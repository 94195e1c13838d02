// Who can see a candidate, who looked, and how they leave the company that represents them.
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type AskedSubmission,
  type ProfileView,
  profileViewKinds,
  viewedDocuments,
  viewedLatelyDays,
} from "../../../supabase/functions/_shared/contracts/accounts/my-data.ts";
import type { PartnerCandidate } from "../../../supabase/functions/_shared/contracts/partners/partnership.ts";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, inTurn, makeCast, refusal, roles, untilHeldUp } from "../../support/cast.ts";
import {
  dismissStaff,
  makeCandidate,
  makeCompany,
  makePartners,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { newPath, pdf, storeFile } from "../../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

/** The company that represents `person`, and its partner: an employer with an open job. New for each test. */
let agency: TestCompany;
let employer: TestCompany;
let recruiter: Actor;
let job: TestJob;
let person: TestCandidate;

const cast = await makeCast();
beforeEach(async () => {
  [agency, employer] = await Promise.all([makeCompany(), makeCompany()]);
  await makePartners(agency, employer, { jobs: true, candidates: true });
  [recruiter, job] = await Promise.all([makeStaff(agency, "recruiter"), makeJob(employer)]);
  person = await makeCandidate({ managedBy: agency, assignedTo: recruiter });
});

async function call(actor: { client: SupabaseClient }, name: string, args: Record<string, unknown> = {}) {
  const { data, error } = await actor.client.rpc(name, args);
  if (error) throw error;
  return data;
}
const show = (shown = true) => call(person, "set_shown_to_partners", { p_shown: shown });
const hide = (from: TestCompany, hidden = true, as = person) =>
  as.client.rpc("set_hidden_from_partner", { p_company_id: from.id, p_hidden: hidden });
const foundBy = async (company: TestCompany): Promise<PartnerCandidate[]> =>
  (await call(company.owner, "list_partner_candidates")).candidates;
const viewsOf = async (who: TestCandidate = person): Promise<ProfileView[]> =>
  (await call(who, "list_profile_views")).views;
const open = (actor: { client: SupabaseClient }, application: string) =>
  actor.client.rpc("get_application_detail", { p_application_id: application });
const manage = (actor: { client: SupabaseClient }) =>
  actor.client.rpc("get_managed_candidate", { p_candidate_id: person.candidateId });
const put = (p_job_id = job.id) =>
  recruiter.client.rpc("put_forward_candidates", { p_job_id, p_candidate_ids: [person.candidateId] });
const leave = (who = person, from = agency) => who.client.rpc("leave_management", { p_company_id: from.id });

test("the contracts and the database agree on view kinds, documents and days", async () => {
  const checks = await sql<{ allowed: string }[]>`
    select pg_get_constraintdef(oid) as allowed from pg_constraint
    where conrelid = 'private.profile_views'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%ANY%'`;
  const lists = checks.map(({ allowed }) => [...allowed.matchAll(/'(\w+)'::text/g)].map(([, word]) => word).sort());
  expect(lists).toEqual(expect.arrayContaining([[...profileViewKinds].sort(), [...viewedDocuments].sort()]));
  const [lately] = await sql`select extract(day from private.viewed_lately())::integer as days`;
  expect(lately?.days).toBe(viewedLatelyDays);
});

describe("the preview", () => {
  test("shows exactly what a partner and an employer see", async () => {
    await show();
    const application = await makeApplication(job, person);
    const preview = await call(person, "get_my_preview");
    const [found] = await foundBy(employer);
    expect(found).toEqual({ ...preview.partner, created_at: found?.created_at, match: null });
    const { data: sent } = await open(employer.owner, application);
    expect(sent.candidate).toEqual(preview.applied);
  });

  test("follows the profile, and has no partner part for a candidate without representation", async () => {
    const alone = await makeCandidate();
    await sql`update public.candidates set title = 'Welder', state = null where id = ${alone.candidateId}`;
    expect(await call(alone, "get_my_preview")).toMatchObject({
      partner: null,
      applied: { title: "Welder", state: null },
    });
    const bare = await makeCandidate({ complete: false });
    await sql`delete from public.candidates where id = ${bare.candidateId}`;
    expect(await call(bare, "get_my_preview")).toEqual({ partner: null, applied: null });
  });

  test.each(["get_my_preview", "list_profile_views", "list_my_put_forwards"])(
    "%s is only for candidates",
    async (procedure) => {
      for (const role of roles) {
        const answer = await refusal(cast.clients[role].rpc(procedure));
        if (role === "candidate") expect(answer).toBeNull();
        else if (role === "anonymous") expect(answer).toMatch(/^(42501|PT401)/);
        else expect(answer, role).toBe("PT403 candidates_only");
      }
    },
  );
});

describe("hiding from one partner", () => {
  test("takes effect right away in that partner's lists and counts, and for no other partner", async () => {
    const other = await makeCompany();
    await makePartners(agency, other, { jobs: true, candidates: true });
    await show();
    const shownTo = async (company: TestCompany) => (await foundBy(company)).map(({ id }) => id);
    expect(await shownTo(employer)).toEqual([person.candidateId]);
    expect((await hide(employer)).data).toBe(true);
    expect(await shownTo(employer)).toEqual([]);
    expect(await call(employer.owner, "list_partner_candidates", { p_job_id: job.id })).toMatchObject({
      candidates: [],
    });
    expect(await call(employer.owner, "list_partner_candidates", { p_search: "Casey" })).toMatchObject({
      candidates: [],
    });
    expect(await shownTo(other)).toEqual([person.candidateId]);
    const partners = (await call(person, "get_my_management")).partners;
    expect(partners.filter((each: { is_hidden: boolean }) => each.is_hidden)).toMatchObject([{ id: employer.id }]);
    const [a] = (await call({ client: cast.clients.admin }, "list_partnerships", { p_search: employer.name }))
      .partnerships;
    const counted = [a.a, a.b].find(({ id }: { id: string }) => id === agency.id);
    expect(counted).toMatchObject({ shown_candidates: 0, hidden_candidates: 1 });

    expect((await hide(employer, false)).data).toBe(false);
    expect(await shownTo(employer)).toEqual([person.candidateId]);
  });

  test("prevents submissions to it, and pauses open ones until the candidate is shown again", async () => {
    await put();
    const waiting = async () => (await call(person, "get_my_put_forwards")).length;
    expect(await waiting()).toBe(1);
    await hide(employer);
    expect(await waiting()).toBe(0);
    expect((await call(person, "list_my_put_forwards")).put_forwards).toMatchObject([{ status: "lapsed" }]);
    expect((await call(recruiter, "list_put_forwards")).put_forwards).toMatchObject([{ status: "lapsed" }]);
    const another = await makeJob(employer);
    expect((await put(another.id)).data).toBe(0);
    expect((await call(recruiter, "list_candidates_to_put_forward", { p_job_id: another.id })).candidates).toEqual([]);
    const jobs = await call(recruiter, "list_jobs_for_candidate", { p_candidate_id: person.candidateId });
    expect(jobs).toMatchObject({ jobs: [], total: 0 });
    await hide(employer, false);
    expect(await waiting()).toBe(1);
    expect((await put(another.id)).data).toBe(1);
  });

  test("is the candidate's choice, works only for partners, and stays with the next representing company", async () => {
    expect(await refusal(hide(cast.other))).toBe("PT404 partner_not_found");
    expect(await refusal(hide(employer, true, await makeCandidate()))).toBe("PT404 partner_not_found");
    expect(
      await refusal(employer.owner.client.rpc("set_hidden_from_partner", { p_company_id: agency.id, p_hidden: true })),
    ).toBe("PT403 candidates_only");
    await hide(employer);
    expect((await hide(employer)).data).toBe(true);
    await leave();
    const [next] = await Promise.all([makeCompany()]);
    await makePartners(next, employer, { jobs: true, candidates: true });
    await sql`update public.candidates set managing_company_id = ${next.id} where id = ${person.candidateId}`;
    await show();
    expect(await foundBy(employer)).toEqual([]);
  });

  test("suppresses the notification about being shown to that partner", async () => {
    await show();
    await hide(employer);
    await sql`update public.company_relationships set can_share_candidates = false where ${employer.id} in (company_a_id, company_b_id)`;
    await sql`update public.company_relationships set can_share_candidates = true where ${employer.id} in (company_a_id, company_b_id)`;
    expect(
      await sql`select from public.notifications where user_id = ${person.id} and type = 'shown_to_partner'`,
    ).toHaveLength(0);
  });
});

describe("profile views", () => {
  test("record each profile or application opened, with company and purpose but without names", async () => {
    await show();
    const application = await makeApplication(job, person);
    await open(employer.owner, application);
    await open(recruiter, application);
    await manage(recruiter);
    await foundBy(employer);
    await open({ client: cast.clients.admin }, application);
    const views = await viewsOf();
    expect(new Set(Object.keys(views[0] ?? {}))).toEqual(
      new Set(["id", "viewed_at", "kind", "document", "company", "through", "application"]),
    );
    const told = views.map(({ kind, company, through, application: of }) => [
      kind,
      company?.name,
      through,
      of?.job_title,
    ]);
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        ["application", employer.name, null, job.title],
        ["application", agency.name, null, job.title],
        ["application", undefined, null, job.title],
        ["managed", agency.name, null, undefined],
        ["partner", employer.name, agency.name, undefined],
      ]),
    );
    // Two companies on one day; Fairmatch doesn't count.
    expect(await call(person, "get_candidate_activity")).toMatchObject({ profile_views: 2 });
  });

  test("record documents with the company that opens them", async () => {
    const path = await storeFile(person, "candidate_resumes", newPath(person.id), pdf("a resume"));
    await sql`update public.candidates set resume_url = ${path} where id = ${person.candidateId}`;
    const application = await makeApplication(job, person);
    const openFile = (actor: Actor) => actor.client.rpc("open_file", { p_bucket: "candidate_resumes", p_path: path });
    expect((await openFile(employer.owner)).error).toBeNull();
    await sql`update public.applications set applied_by_company_id = null where id = ${application}`;
    expect((await openFile(recruiter)).error).toBeNull();
    expect((await openFile(person)).error).toBeNull();
    expect(await refusal(openFile(cast.people.otherOwner))).toBe("PT404 file_not_found");
    expect((await viewsOf()).map(({ kind, document, company }) => [kind, document, company?.name]).sort()).toEqual([
      ["application", "resume", employer.name],
      ["managed", "resume", agency.name],
    ]);
  });

  test("are recorded once a day per company, also when several people read at the same time", async () => {
    const application = await makeApplication(job, person);
    const colleague = await makeStaff(employer, "recruiter");
    const readers = [employer.owner, colleague, employer.owner, colleague];
    const answers = await atOnce(
      // Like sending or deleting: readers wait for the candidate's row until the first of them can record its view.
      (transaction) => transaction`select from public.candidates where id = ${person.candidateId} for update`,
      readers.map((reader) => () => open(reader, application)),
    );
    for (const { data, error } of answers) {
      expect(error).toBeNull();
      expect(data.id).toBe(application);
    }
    expect(await viewsOf()).toHaveLength(1);
    await sql`update private.profile_views set day = day - 1, viewed_at = viewed_at - interval '1 day' where candidate_id = ${person.candidateId}`;
    await open(colleague, application);
    await open(colleague, application);
    expect(await viewsOf()).toHaveLength(2);
    expect(await call(person, "get_candidate_activity")).toMatchObject({ profile_views: 2 });
  });

  test("include moving an application, since that returns the application", async () => {
    const application = await makeApplication(job, person);
    await call(employer.owner, "set_application_status", { p_application_id: application, p_status: "applied" });
    expect(await viewsOf()).toMatchObject([{ kind: "application", company: { id: employer.id } }]);
  });

  test("leave out refused calls, lists and the candidate's own reading", async () => {
    const application = await makeApplication(job, person);
    for (const role of roles) {
      if (role === "admin") continue;
      await open({ client: cast.clients[role] }, application);
      await manage({ client: cast.clients[role] });
    }
    await call(employer.owner, "get_job_applications", { p_job_id: job.id });
    await call(recruiter, "list_managed_candidates");
    await call(person, "get_my_application", { p_application_id: application });
    expect(
      await refusal(
        recruiter.client.rpc("set_application_status", { p_application_id: application, p_status: "reviewing" }),
      ),
    ).toMatch(/^PT40[34]/);
    expect(await viewsOf()).toEqual([]);
  });

  test("can be read only by the candidate", async () => {
    await manage(recruiter);
    const other = await makeCandidate();
    const [view] = await viewsOf();
    expect(view).toBeDefined();
    expect(await viewsOf(other)).toEqual([]);
    expect(
      (await call(other, "list_profile_views", { p_before: { viewedAt: "2999-01-01", id: view?.id ?? randomUUID() } }))
        .views,
    ).toEqual([]);
    for (const actor of [person, recruiter, cast.people.admin]) {
      expect((await actor.client.schema("private").from("profile_views").select()).error).not.toBeNull();
    }
  });

  test("list the last 90 days first and then earlier ones, page by page without repeats", async () => {
    const days = [1, 2, 3, 89, 91, 200, 300];
    await sql`
      insert into private.profile_views (candidate_id, company_id, day, kind, viewed_at)
      select ${person.candidateId}, ${agency.id}, current_date - n, 'managed', now() - n * interval '1 day'
      from unnest(${days}::integer[]) as n`;
    const first = await call(person, "list_profile_views");
    expect(first.views).toHaveLength(4);
    expect((await call(person, "list_profile_views", { p_before: first.next })).views).toHaveLength(3);
    const seen: string[] = [];
    let next: unknown = null;
    do {
      const page = await call(person, "list_profile_views", { p_before: next, p_limit: 2 });
      seen.push(...page.views.map(({ id }: ProfileView) => id));
      next = page.next;
    } while (next);
    expect(new Set(seen).size).toBe(days.length);
    expect(seen).toHaveLength(days.length);

    await sql`delete from private.profile_views where candidate_id = ${person.candidateId} and viewed_at > now() - interval '90 days'`;
    const later = await call(person, "list_profile_views");
    expect(later.views).toEqual([]);
    expect((await call(person, "list_profile_views", { p_before: later.next })).views).toHaveLength(3);
    expect(await call(person, "get_candidate_activity")).toMatchObject({ profile_views: 0 });
    expect(await refusal(person.client.rpc("list_profile_views", { p_before: { viewedAt: "soon", id: "x" } }))).toBe(
      "PT422 invalid_input",
    );
  });

  test("outlast the colleague, and are deleted with the company or the candidate", async () => {
    const application = await makeApplication(job, person);
    const colleague = await makeStaff(employer, "recruiter");
    await open(colleague, application);
    await dismissStaff(employer, colleague);
    await show();
    await foundBy(employer);
    await manage(recruiter);
    expect(await viewsOf()).toHaveLength(3);
    await sql`delete from public.companies where id = ${employer.id}`;
    expect((await viewsOf()).map(({ kind }) => kind)).toEqual(["managed"]);
    await sql`delete from auth.users where id = ${person.id}`;
    expect(await sql`select from private.profile_views where candidate_id = ${person.candidateId}`).toHaveLength(0);
  });

  test("return an error if the application is deleted while it is being opened", async () => {
    const application = await makeApplication(job, person);
    let answer: PromiseLike<unknown> = Promise.resolve();
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction`delete from public.applications where id = ${application}`;
      answer = Promise.resolve(refusal(open(employer.owner, application)));
      await untilHeldUp(transaction);
    });
    expect(await answer).toBe("PT404 application_not_found");
  });
});

describe("the list of submissions", () => {
  test("shows the outcome of each, newest first, only to the candidate", async () => {
    const [declined, agreed, back] = await Promise.all([makeJob(employer), makeJob(employer), makeJob(employer)]);
    for (const each of [declined, agreed, back, job]) await put(each.id);
    const list = async (): Promise<AskedSubmission[]> => (await call(person, "list_my_put_forwards")).put_forwards;
    const ofJob = async ({ id }: TestJob) => (await list()).find((each) => each.job.id === id);
    await call(person, "decline_put_forward", { p_id: (await ofJob(declined))?.id });
    const application = await call(person, "submit_application", { p_job_id: agreed.id, p_answers: [] });
    await call(recruiter, "withdraw_put_forward", { p_id: (await ofJob(back))?.id });
    expect((await list()).map(({ job: { id }, status }) => [id, status])).toEqual([
      [job.id, "waiting"],
      [back.id, "withdrawn"],
      [agreed.id, "agreed"],
      [declined.id, "declined"],
    ]);
    expect(await ofJob(agreed)).toMatchObject({
      by: { id: agency.id },
      application: { id: application, can_withdraw: true },
      is_open: true,
    });
    // Withdrawing undoes the agreement.
    await call(person, "withdraw_application", { p_application_id: application });
    expect(await ofJob(agreed)).toMatchObject({ application: { can_withdraw: false } });
    await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
    expect(await ofJob(job)).toMatchObject({ status: "lapsed", is_open: false });
    expect((await call(await makeCandidate(), "list_my_put_forwards")).put_forwards).toEqual([]);
  });
});

describe("leaving the representing company", () => {
  test("ends everything that depends on representation, keeps applications and notifies the company", async () => {
    await show();
    await put();
    const application = await call(person, "submit_application", {
      p_job_id: (await makeJob(employer)).id,
      p_answers: [],
    });
    expect((await leave()).error).toBeNull();
    expect(await refusal(manage(recruiter))).toBe("PT404 candidate_not_found");
    expect(await foundBy(employer)).toEqual([]);
    expect(await call(person, "get_my_put_forwards")).toEqual([]);
    expect(await call(person, "get_my_management")).toBeNull();
    expect((await call(person, "list_my_put_forwards")).put_forwards).toMatchObject([{ status: "withdrawn" }]);
    const [row] = await sql`
      select c.managing_company_id, c.management_terms, c.shown_to_partners, c.managed_since,
        (select count(*)::integer from public.candidate_assignments a where a.candidate_id = c.id) as assignments,
        (select a.status from public.applications a where a.id = ${application}) as status
      from public.candidates c where c.id = ${person.candidateId}`;
    expect(row).toEqual({
      managing_company_id: null,
      management_terms: null,
      shown_to_partners: false,
      managed_since: null,
      assignments: 0,
      status: "applied",
    });
    const title = `Casey Candidate is no longer represented by ${agency.name}`;
    for (const told of [agency.owner, recruiter]) {
      expect(
        await sql`select title from public.notifications where user_id = ${told.id} and type = 'candidate_left'`,
      ).toEqual([{ title }]);
      expect(
        await sql`select from public.email_outbox where to_email = ${told.email} and template = 'candidate_left'`,
      ).toHaveLength(1);
    }
    expect(
      await sql`select actor_id, company_id from public.audit_log
        where action = 'candidate.management_ended' and subject_id = ${person.candidateId}`,
    ).toEqual([{ actor_id: person.id, company_id: agency.id }]);
  });

  test("is only for the candidate, must name the right company, and has no further effect if repeated", async () => {
    expect(await refusal(leave(person, employer))).toBe("PT409 managed_by_other");
    for (const actor of [recruiter, agency.owner, cast.people.admin]) {
      expect(await refusal(actor.client.rpc("leave_management", { p_company_id: agency.id }))).toBe(
        "PT403 candidates_only",
      );
    }
    expect((await leave()).error).toBeNull();
    expect((await leave()).error).toBeNull();
    expect(
      await sql`select from public.notifications where user_id = ${agency.owner.id} and type = 'candidate_left'`,
    ).toHaveLength(1);
  });

  const lockAccount = (transaction: typeof sql) =>
    transaction`select from public.profiles where id = ${person.id} for update`;
  const lockCandidate = (transaction: typeof sql) =>
    transaction`select from public.candidates where id = ${person.candidateId} for update`;

  test("happens once if the company ends representation at the same time", async () => {
    const answers = await atOnce(lockAccount, [
      () => leave(),
      () => agency.owner.client.rpc("end_management", { p_candidate_id: person.candidateId }),
    ]);
    expect(answers[0]?.error).toBeNull();
    expect([null, "candidate_not_found"]).toContain(answers[1]?.error?.hint ?? null);
    expect(
      await sql`select from public.audit_log where action = 'candidate.management_ended' and subject_id = ${person.candidateId}`,
    ).toHaveLength(1);
  });

  test.each(["leaves", "is asked"] as const)("leaves no open submission if the candidate %s first", async (first) => {
    const calls = [() => leave(), () => put()];
    const answers = await inTurn(lockCandidate, first === "leaves" ? calls : calls.reverse());
    expect(answers.filter(({ error }) => error && error.hint !== "candidate_not_found")).toEqual([]);
    expect(
      await sql`select from public.put_forwards where candidate_id = ${person.candidateId} and status = 'waiting'`,
    ).toHaveLength(0);
    expect(
      await sql`select from public.notifications where user_id = ${person.id} and type = 'put_forward'`,
    ).toHaveLength(0);
  });

  test.each(["leaves", "applies"] as const)(
    "records the representing company on an application correctly if the candidate %s first",
    async (first) => {
      const apply = () => person.client.rpc("submit_application", { p_job_id: job.id, p_answers: [] });
      const calls = [() => leave(), apply];
      const answers = await inTurn(lockAccount, first === "leaves" ? calls : calls.reverse());
      expect(answers.map(({ error }) => error)).toEqual([null, null]);
      const [sent] =
        await sql`select applied_by_company_id from public.applications where candidate_id = ${person.candidateId}`;
      expect(sent?.applied_by_company_id).toBe(first === "leaves" ? null : agency.id);
    },
  );

  test("either lets the company finish reading the profile or refuses it, and then ends access", async () => {
    const answers = await atOnce(lockCandidate, [() => leave(), () => manage(recruiter)]);
    expect(answers[0]?.error).toBeNull();
    const read = answers[1];
    if (read?.error) expect(read.error.hint).toBe("candidate_not_found");
    else expect(read?.data.id).toBe(person.candidateId);
    expect(await refusal(manage(recruiter))).toBe("PT404 candidate_not_found");
  });
});
