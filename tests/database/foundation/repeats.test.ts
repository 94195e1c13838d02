import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, sql, unique, uniqueEmail } from "../../support/accounts.ts";
import { type Cast, makeCast, refusal } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { day } from "../../support/dates.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { endUndoTime } from "../../support/notices.ts";

// A retry with the same id has no further effect (RULES: Interface).
let cast: Cast;
let partner: TestCompany;
let theirJob: TestJob;
let ownJob: TestJob;
let managed: TestCandidate;
let applicant: TestCandidate;
let otherApplicant: TestCandidate;
beforeAll(async () => {
  [cast, partner, applicant, otherApplicant] = await Promise.all([
    makeCast(),
    makeCompany(),
    makeCandidate(),
    makeCandidate(),
  ]);
  await makePartners(cast.company, partner, { jobs: true });
  [theirJob, ownJob, managed] = await Promise.all([
    makeJob(partner),
    makeJob(cast.company),
    makeCandidate({ managedBy: cast.company }),
  ]);
});
afterAll(() => sql.end());

interface Act {
  name: string;
  /** The caller, and another person with the same right elsewhere. */
  by: () => [Pick<Actor, "client">, Pick<Actor, "client">];
  /** Prepares the act: `call` repeats it identically. */
  prepare: (by: Pick<Actor, "client">) => (p_id: string) => PromiseLike<{ data: unknown; error: unknown }>;
  /** How many records `p_id` created. */
  count: (p_id: string) => PromiseLike<{ n: number }[]>;
  /** The part of a response that is the same each time; by default all of it. */
  same?: (data: unknown) => unknown;
}

const job = () => ({
  title: unique("Repeated"),
  description: "Once",
  location: "Denver, CO",
  jobType: "FULL_TIME",
  status: "published",
});
const invitations =
  (kind: string, data: object, p_held = false): Act["prepare"] =>
  (by) => {
    const p_email = uniqueEmail("repeated");
    return (p_id) => by.client.rpc("create_invitation", { p_type: kind, p_email, p_data: data, p_held, p_id });
  };
const invitationOf = (p_id: string) => sql<{ n: number }[]>`
  select count(*)::integer as n from public.invitations i
  join public.audit_log l on l.subject_id = i.id and l.action = 'invitation.sent'
  where i.id = ${p_id}`;
/** The link is new each time, and the email is named only until it is delivered, which may be at any moment. */
const withoutLink = (data: unknown) => {
  const { path: _, email_id: __, ...rest } = data as { path: string | null; email_id: string | null };
  return rest;
};
const person = { firstName: "Ada", lastName: "Kowalczyk" };

const acts: Act[] = [
  {
    name: "a job",
    by: () => [cast.people.recruiter, cast.people.otherOwner],
    prepare: (by) => {
      const p_job = job();
      return (p_id) => by.client.rpc("create_job", { p_company_id: null, p_job, p_id });
    },
    count: (p_id) => sql`select count(*)::integer as n from public.jobs where id = ${p_id}`,
  },
  {
    name: "an invitation of a candidate",
    by: () => [cast.people.recruiter, cast.people.otherOwner],
    prepare: invitations("candidate", { candidateData: person }),
    count: invitationOf,
    same: withoutLink,
  },
  {
    name: "an invitation of a colleague",
    by: () => [cast.people.manager, cast.people.otherOwner],
    prepare: invitations("employee", { ...person, role: "recruiter" }),
    count: invitationOf,
    same: withoutLink,
  },
  {
    name: "an invitation of a company",
    by: () => [cast.people.admin, cast.people.otherOwner],
    prepare: invitations("company", { companyName: "Vantrell Optics" }),
    count: invitationOf,
    same: withoutLink,
  },
  {
    name: "a saved search",
    by: () => [applicant, otherApplicant],
    prepare: (by) => {
      const p_words = unique("Welder").replaceAll("-", "");
      return (p_id) =>
        by.client.rpc("save_search", { p_name: "Mine", p_words, p_filter: {}, p_frequency: "daily", p_id });
    },
    count: (p_id) => sql`select count(*)::integer as n from private.saved_searches where id = ${p_id}`,
  },
  {
    name: "an application",
    by: () => [applicant, otherApplicant],
    prepare: (by) => (p_id) => by.client.rpc("submit_application", { p_job_id: ownJob.id, p_id }),
    count: (p_id) => sql`select count(*)::integer as n from public.applications where id = ${p_id}`,
  },
];

describe.each(acts)("$name", ({ by, prepare, count, same = (data) => data }) => {
  test("is created once if sent twice with one id, even at the same time, with the same response", async () => {
    const call = prepare(by()[0]);
    const p_id = randomUUID();
    const [one, other] = await Promise.all([call(p_id), call(p_id)]);
    const third = await call(p_id);
    for (const { data, error } of [one, other, third]) {
      expect(error).toBeNull();
      expect(same(data)).toEqual(same(one?.data));
    }
    expect(await count(p_id)).toEqual([{ n: 1 }]);
  });

  test("is neither shown to nor changed by others who send its id", async () => {
    const [own, foreign] = by();
    const p_id = randomUUID();
    const first = await prepare(own)(p_id);
    // The previous test's applicant has already applied.
    if (first.error)
      await expect(refusal(Promise.resolve(first as never))).resolves.toBe("PT409 duplicate_application");
    const id = first.error ? (await sql`select id from public.applications where job_id = ${ownJob.id}`)[0]?.id : p_id;
    const before = await count(id);
    const { data, error } = await prepare(foreign)(id);
    expect(data).toBeNull();
    expect((error as { hint: string }).hint).toMatch(/^(id_taken|not_allowed|admin_only)$/);
    expect(await count(id)).toEqual(before);
  });
});

test("the id of a deleted job is refused as taken", async () => {
  const { by, prepare } = acts.find(({ name }) => name === "a job") as Act;
  const call = prepare(by()[0]);
  const p_id = randomUUID();
  const { data } = await call(p_id);
  expect(data).toMatchObject({ id: p_id });
  // The first attempt's record is unchanged.
  expect((data as { updated_at: string }).updated_at).toBe((data as { created_at: string }).created_at);
  await sql`update public.jobs set deleted_at = now() where id = ${p_id}`;
  expect(await refusal(call(p_id) as never)).toBe("PT409 id_taken");
});

describe("the id of something its author withdrew is refused as taken", () => {
  const refuses = async (call: PromiseLike<unknown>) => expect(await refusal(call as never)).toBe("PT409 id_taken");

  test("for an application", async () => {
    const [person, to, p_id] = [await makeCandidate(), await makeJob(cast.company), randomUUID()];
    const apply = () => person.client.rpc("submit_application", { p_job_id: to.id, p_id });
    expect((await apply()).data).toBe(p_id);
    await person.client.rpc("withdraw_application", { p_application_id: p_id });
    await refuses(apply());
    expect((await person.client.rpc("submit_application", { p_job_id: to.id, p_id: randomUUID() })).error).toBeNull();
  });

  test("for an invitation", async () => {
    const call = invitations("candidate", { candidateData: person })(cast.people.owner);
    const p_id = randomUUID();
    expect((await call(p_id)).error).toBeNull();
    await cast.people.owner.client.rpc("revoke_invitation", { p_id });
    await refuses(call(p_id));
    expect((await call(randomUUID())).error).toBeNull();
  });

  test("for proposed times and an offer", async () => {
    const { client } = cast.people.owner;
    const p_application_id = await makeApplication(await makeJob(cast.company), await makeCandidate(), {
      status: "interview",
    });
    const [times, offer] = [randomUUID(), randomUUID()];
    const soon = new Date(Date.now() + 3 * 86_400_000).toISOString();
    const p_proposal = {
      minutes: 45,
      slots: [soon],
      time_zone: "UTC",
      place_kind: "phone",
      place: "+1 555 0100",
      people: [cast.people.owner.id],
    };
    const propose = () => client.rpc("propose_times", { p_id: times, p_application_id, p_proposal });
    expect((await propose()).error).toBeNull();
    expect((await client.rpc("withdraw_times", { p_proposal_id: times })).error).toBeNull();
    await refuses(propose());

    const p_offer = { salary: 90_000, salary_period: "year", starts_on: day(40), answer_by: day(10) };
    const make = () => client.rpc("make_offer", { p_id: offer, p_application_id, p_offer });
    expect((await make()).error).toBeNull();
    // Nothing remains of one its candidate hasn't seen.
    await endUndoTime(p_application_id);
    expect((await client.rpc("withdraw_offer", { p_offer_id: offer })).error).toBeNull();
    await refuses(make());
  });
});

test("repeating an invitation returns a new link until its email is sent", async () => {
  // Held: delivery, which forgets whose email it was, isn't to come in between.
  const call = invitations("candidate", { candidateData: person }, true)(cast.people.owner);
  const p_id = randomUUID();
  const links = [await call(p_id), await call(p_id)].map(({ data }) => (data as { path: string }).path);
  expect(new Set(links).size).toBe(2);
  await sql`update public.email_outbox set sent_at = now(), data = '{}' where data ->> 'invitation_id' = ${p_id}`;
  expect((await call(p_id)).data).toEqual({ id: p_id, kind: "candidate", email_id: null, path: null });
});

test("an import sent twice with one id invites once and gives the same response", async () => {
  const p_rows = [2, 3].map((line) => ({ line, email: uniqueEmail("imported"), ...person }));
  const p_id = randomUUID();
  const send = (by: Pick<Actor, "client">, given: object = { p_id }) =>
    by.client.rpc("import_candidates", { p_rows, p_terms: "", ...given });
  const [one, other] = await Promise.all([send(cast.people.recruiter), send(cast.people.recruiter)]);
  expect(one.error).toBeNull();
  expect(one.data.sent).toBe(2);
  expect(other.data).toEqual(one.data);
  const emails = p_rows.map(({ email }) => email);
  const invited = () =>
    sql`select count(*)::integer as n from public.invitations where email = any (${emails}) and company_id = ${cast.company.id}`;
  expect(await invited()).toEqual([{ n: 2 }]);
  // A colleague's is another import.
  expect((await send(cast.people.manager)).data.sent).toBe(0);
  expect((await send(cast.people.recruiter, {})).data.sent).toBe(0);
  expect(await invited()).toEqual([{ n: 2 }]);
});

test("candidates submitted twice with one id are asked once, with the same response", async () => {
  const p_id = randomUUID();
  const put = (by: Pick<Actor, "client">) =>
    by.client.rpc("put_forward_candidates", { p_job_id: theirJob.id, p_candidate_ids: [managed.candidateId], p_id });
  const answers = await Promise.all([put(cast.people.recruiter), put(cast.people.recruiter)]);
  expect(answers.map(({ data }) => data)).toEqual([1, 1]);
  expect((await put(cast.people.manager)).data).toBe(0);
  expect(await refusal(put(cast.people.otherOwner))).toBe("PT404 candidate_not_found");
  expect(
    await sql`select count(*)::integer as n from public.put_forwards where candidate_id = ${managed.candidateId}`,
  ).toEqual([{ n: 1 }]);
});

test("a partnership created twice with one id is stored once", async () => {
  const id = randomUUID();
  const pair = { id, company_a_id: cast.company.id, company_b_id: cast.other.id };
  const create = (by: Pick<Actor, "client">, given: object = pair) =>
    by.client.from("company_relationships").insert(given);
  expect((await create(cast.people.admin)).error).toBeNull();
  expect((await create(cast.people.admin)).error).toBeNull();
  expect(await sql`select count(*)::integer as n from public.audit_log where subject_id = ${id}`).toEqual([{ n: 1 }]);
  expect((await create(cast.people.otherOwner)).error?.code).toBe("42501");
  const another = { ...pair, company_b_id: partner.id };
  expect((await create(cast.people.admin, another)).error).not.toBeNull();
});
