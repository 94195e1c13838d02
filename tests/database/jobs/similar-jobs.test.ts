import { beforeAll, describe, expect, test } from "vitest";
import type { ClosedJob, SimilarJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { type Actor, anonymous, makeAdmin, sql, unique } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";
import { employer } from "../../support/shown.ts";

interface Similar {
  closed: ClosedJob | null;
  jobs: SimilarJob[];
}
const nothing: Similar = { closed: null, jobs: [] };

async function similar(job: { id: string }, client = anonymous()): Promise<Similar> {
  const { data, error } = await client.rpc("get_similar_jobs", { p_job_id: job.id });
  if (error) throw error;
  return data as Similar;
}
const titles = ({ jobs }: Similar) => jobs.map(({ title }) => title);

/** Skills no other job asks for. */
const [routing, dispatch, pricing, customs] = ["Routing", "Dispatch", "Pricing", "Customs"].map(unique) as [
  string,
  string,
  string,
  string,
];

describe("similar jobs", () => {
  let company: TestCompany;
  let asked: TestJob;
  let three: TestJob;
  let two: TestJob;
  beforeAll(async () => {
    company = await makeCompany();
    const other = await makeCompany();
    asked = await makeJob(company, { skillsRequired: [routing, dispatch, pricing], preferredSkills: [customs] });
    two = await makeJob(other, { skillsRequired: [dispatch, routing.toUpperCase()] });
    three = await makeJob(other, { skillsRequired: [pricing, "Something else", dispatch, routing] });
    await makeJob(other, { skillsRequired: ["Other"], preferredSkills: [routing] });
    await makeJob(other, { skillsRequired: [customs] });
    for (const status of ["draft", "closed", "filled"] as const) {
      await makeJob(other, { skillsRequired: [routing, dispatch, pricing], status });
    }
    await makeJob(other, { skillsRequired: [routing, dispatch, pricing], expiresAt: "2020-01-01" });
    await makeJob(await makeCompany({ approved: false }), { skillsRequired: [routing, dispatch, pricing] });
    await makeJob(await makeCompany({ tier: null }), { skillsRequired: [routing, dispatch, pricing] });
  });

  test("are visible jobs that require most of the same skills, shown in their own spelling", async () => {
    const found = await similar(asked);
    expect(found.closed).toBeNull();
    expect(titles(found)).toEqual([three.title, two.title]);
    expect(found.jobs.map(({ shared }) => shared)).toEqual([
      [pricing, dispatch, routing],
      [dispatch, routing.toUpperCase()],
    ]);
    expect(found.jobs[0]).toMatchObject({
      match: null,
      asked: { required: [[pricing, expect.any(String)], {}, {}, {}] },
    });
  });

  test("show candidates the match and leave out jobs they applied to", async () => {
    const candidate = await makeCandidate({ skills: [dispatch] });
    await makeApplication(two, candidate);
    const found = await similar(asked, candidate.client);
    expect(titles(found)).toEqual([three.title]);
    expect(found.jobs[0]).toMatchObject({
      asked: null,
      match: { summary: expect.stringContaining("1 of 4 required skills") },
    });
    for (const { client } of [company.owner, await makeAdmin()]) {
      expect(titles(await similar(asked, client))).toEqual([three.title, two.title]);
    }
  });

  test("are at most six, the most specific and newest first", async () => {
    const other = await makeCompany();
    const skill = unique("Skill");
    const one = await makeJob(company, { skillsRequired: [skill] });
    const wide = await makeJob(other, { skillsRequired: [skill, "Go"] });
    const narrow: TestJob[] = [];
    for (let day = 1; day <= 6; day += 1) {
      const job = await makeJob(other, { skillsRequired: [skill] });
      await sql`update public.jobs set posted_at = now() - ${`${day} days`}::interval where id = ${job.id}`;
      narrow.push(job);
    }
    const found = titles(await similar(one));
    expect(found).toEqual(narrow.map(({ title }) => title));
    expect(found).not.toContain(wide.title);
  });
});

describe("a job that is not open", () => {
  const skill = unique("Skill");
  let company: TestCompany;
  let open: TestJob;
  beforeAll(async () => {
    company = await makeCompany();
    open = await makeJob(company, { skillsRequired: [skill] });
  });
  const close = (change: object) => async () => {
    const job = await makeJob(company, { skillsRequired: [skill] });
    await sql`update public.jobs set ${sql(change)} where id = ${job.id}`;
    return job;
  };

  test.each([
    ["closed", close({ status: "closed" })],
    ["filled", close({ status: "filled" })],
    ["expired", close({ expires_at: "2020-01-01" })],
  ])("shows as closed with similar jobs if it was public: %s", async (_why, make) => {
    const job = await make();
    const candidate = await makeCandidate();
    for (const client of [
      anonymous(),
      candidate.client,
      (await makeCompany()).owner.client,
      (await makeAdmin()).client,
    ]) {
      const found = await similar(job, client);
      expect(found.closed).toEqual({ title: job.title, company_name: company.name, application_id: null });
      expect(titles(found)).toEqual([open.title]);
      expect(await refusal(client.rpc("get_job_details", { p_job_id: job.id }))).toBe("PT404 job_not_found");
    }
    // Its own staff can read it as before.
    const staff: Actor[] = [company.owner, await makeStaff(company, "recruiter")];
    for (const { client } of staff) expect((await similar(job, client)).closed).toBeNull();
  });

  test.each([
    ["closed before", { status: "closed" }, {}],
    ["closed along with it", { status: "published" }, { status: "closed" }],
    ["expired before", { expires_at: "2020-01-01" }, {}],
  ])("keeps its last public title, without later edits: %s", async (_when, before, change) => {
    const job = await close(before)();
    const { client } = company.owner;
    for (const title of ["Internal", "Internal still"]) {
      expect((await client.rpc("update_job", { p_job_id: job.id, p_job: { title, ...change } })).error).toBeNull();
      expect((await similar(job)).closed?.title).toBe(job.title);
    }
    // Once it has been open under the new title, that title applies.
    await sql`update public.jobs set status = 'published', expires_at = null where id = ${job.id}`;
    await sql`update public.jobs set status = 'closed' where id = ${job.id}`;
    expect((await similar(job)).closed?.title).toBe("Internal still");
  });

  test.each([
    ["a draft", close({ status: "draft" })],
    ["never posted", close({ status: "closed", posted_at: null })],
    ["deleted", close({ deleted_at: new Date(), status: "closed" })],
    [
      "of a company that is not approved",
      async () => makeJob(await makeCompany({ approved: false }), { skillsRequired: [skill] }),
    ],
    ["nobody's", async () => ({ id: crypto.randomUUID() })],
  ])("shows nothing if the public may not know about it: %s", async (_why, make) => {
    const job = await make();
    for (const client of [anonymous(), (await makeCandidate()).client, (await makeCompany()).owner.client]) {
      expect(await similar(job, client)).toEqual(nothing);
    }
  });

  test("links an applicant to their application, even after the job is deleted", async () => {
    const job = await close({ status: "closed" })();
    const candidate = await makeCandidate();
    const application_id = await makeApplication(job, candidate);
    expect((await similar(job, candidate.client)).closed).toMatchObject({ application_id });
    await sql`update public.jobs set deleted_at = now() where id = ${job.id}`;
    expect((await similar(job, candidate.client)).closed).toMatchObject({ title: job.title, application_id });
    expect(await similar(job)).toEqual(nothing);
  });
});

test("an approved company's page shows everyone the same details as its job pages", async () => {
  const company = await makeCompany();
  const job = await makeJob(company);
  const at = { p_company_id: company.id };
  const { data: details } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
  const readers = [anonymous(), (await makeCandidate()).client, company.owner.client, (await makeAdmin()).client];
  for (const client of readers) {
    const { data } = await client.rpc("get_employer", at);
    expect(data).toEqual(details.company);
    expect(Object.keys(data).sort()).toEqual(employer);
  }
  await sql`update public.companies set is_approved = false, approved_at = null where id = ${company.id}`;
  for (const client of readers) expect(await refusal(client.rpc("get_employer", at))).toBe("PT404 company_not_found");
});
