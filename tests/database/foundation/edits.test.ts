// Two people edit one record: neither loses anything silently (RULES: Interface).
import { describe, expect, test } from "vitest";
import { type Actor, sql } from "../../support/accounts.ts";
import { atOnce, fieldErrors, refusal } from "../../support/cast.ts";
import { makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { makeJob, type TestJob } from "../../support/jobs.ts";

interface Version {
  updated_at: string;
}
const current = (error: { details: string | null } | null) => JSON.parse(error?.details ?? "{}").current;
const statusOf = ({ error }: { error: { code: string; hint: string | null } | null }) =>
  error && `${error.code} ${error.hint}`;

describe("a job", () => {
  const read = async (person: Actor, job: TestJob): Promise<Version> =>
    (await person.client.rpc("get_company_job", { p_job_id: job.id })).data;
  const save = (person: Actor, job: TestJob, changes: object, version?: string | null) =>
    person.client.rpc("update_job", { p_job_id: job.id, p_job: changes, p_updated_at: version });
  const stored = async (job: TestJob) => (await sql`select * from public.jobs where id = ${job.id}`)[0];
  const arrange = async () => {
    const company = await makeCompany();
    const colleague = await makeStaff(company, "recruiter");
    return { owner: company.owner, colleague, job: await makeJob(company) };
  };

  test("is refused with its current version if saved from an older one", async () => {
    const { owner, colleague, job } = await arrange();
    const { updated_at } = await read(owner, job);
    expect((await save(colleague, job, { description: "The colleague's" }, updated_at)).error).toBeNull();
    const { error } = await save(owner, job, { title: "Mine" }, updated_at);
    expect(error).toMatchObject({ code: "PT409", hint: "edit_conflict" });
    expect(current(error)).toMatchObject({ title: job.title, description: "The colleague's" });
    expect(await stored(job)).toMatchObject({ title: job.title, description: "The colleague's" });
    expect((await save(owner, job, { title: "Mine" }, current(error).updated_at)).data).toMatchObject({
      title: "Mine",
      description: "The colleague's",
    });
  });

  test("keeps one of two simultaneous saves", async () => {
    const { owner, colleague, job } = await arrange();
    const { updated_at } = await read(owner, job);
    const lock = (transaction: typeof sql) => transaction`select from public.jobs where id = ${job.id} for update`;
    const answers = await atOnce(lock, [
      () => save(owner, job, { title: "Mine" }, updated_at),
      () => save(colleague, job, { title: "Theirs" }, updated_at),
    ]);
    expect(answers.map(statusOf).sort()).toEqual(["PT409 edit_conflict", null].sort());
    const saved = answers.find(({ error }) => !error);
    expect((await stored(job))?.title).toBe(saved?.data.title);
  });

  test("counts as changed if a colleague changed its questions", async () => {
    const { owner, colleague, job } = await arrange();
    const { updated_at } = await read(owner, job);
    await save(colleague, job, { questions: [{ question: "Why?" }] }, updated_at);
    const answer = await save(owner, job, { questions: [] }, updated_at);
    expect(statusOf(answer)).toBe("PT409 edit_conflict");
    expect(current(answer.error).questions).toMatchObject([{ question: "Why?" }]);
  });

  test("keeps fields that are not sent", async () => {
    const { owner, job } = await arrange();
    const everything = {
      title: "All",
      description: "Of it",
      location: "Reno",
      locations: ["Reno", "Elko"],
      jobType: "CONTRACT",
      experienceLevel: "lead",
      experienceRequired: "Much",
      educationRequired: "Some",
      salaryMin: 50_000,
      salaryMax: 60_000,
      skills_required: ["Go"],
      requirements: ["A hat"],
      preferredSkills: ["Kafka"],
      expires_at: "2999-12-31",
      questions: [{ question: "Why?" }],
    };
    const { data: before } = await save(owner, job, everything);
    for (const change of [{ title: "Renamed" }, { locations: ["Elko"] }, { salaryMin: null }, { status: "closed" }]) {
      const [name, value] = Object.entries(change)[0] ?? [];
      const { data: after } = await save(owner, job, change);
      const column = name === "salaryMin" ? "salary_min" : String(name);
      expect(after[column]).toEqual(value);
      const unchanged = (whole: object) =>
        Object.fromEntries(Object.entries(whole).filter(([key]) => ![column, "can", "updated_at"].includes(key)));
      expect(unchanged(after)).toEqual(unchanged(before));
      before[column] = after[column];
    }
  });

  test("is validated with its stored salary, and cannot lose a required field", async () => {
    const { owner, job } = await arrange();
    await save(owner, job, { salaryMin: 50_000, salaryMax: 60_000 });
    expect(fieldErrors((await save(owner, job, { salaryMin: 70_000 })).error)).toEqual({
      salaryMax: "The maximum salary can't be below the minimum",
    });
    expect((await save(owner, job, { salaryMin: 70_000, salaryMax: null })).error).toBeNull();
    expect(fieldErrors((await save(owner, job, { title: " " })).error)).toEqual({ title: "Enter a job title" });
  });
});

describe("a company", () => {
  const read = async (person: Actor, company: TestCompany): Promise<Version> =>
    (await person.client.rpc("get_company", { p_company_id: company.id })).data;
  const save = (person: Actor, company: TestCompany, changes: object, version?: string) =>
    person.client.rpc("update_company", { p_company_id: company.id, p_company: changes, p_updated_at: version });

  test.each([
    ["its public profile", { description: "The colleague's" }, { description: "The colleague's" }],
    ["the pending proposal", { name: "Renamed" }, { proposal: { changes: { name: "Renamed" } } }],
  ])("is refused with its current version if a colleague changed %s", async (_what, change, now) => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const { updated_at } = await read(company.owner, company);
    expect((await save(manager, company, change, updated_at)).error).toBeNull();
    const answer = await save(company.owner, company, { location: "Reno" }, updated_at);
    expect(statusOf(answer)).toBe("PT409 edit_conflict");
    expect(current(answer.error)).toMatchObject(now);
    expect(
      (await save(company.owner, company, { location: "Reno" }, current(answer.error).updated_at)).data,
    ).toMatchObject({ location: "Reno", ...now });
  });

  test("accepts one of two simultaneous company saves", async () => {
    const company = await makeCompany();
    const manager = await makeStaff(company, "manager");
    const { updated_at } = await read(company.owner, company);
    const lock = (transaction: typeof sql) =>
      transaction`select from public.companies where id = ${company.id} for update`;
    const answers = await atOnce(lock, [
      () => save(company.owner, company, { description: "Mine" }, updated_at),
      () => save(manager, company, { description: "Theirs" }, updated_at),
    ]);
    expect(answers.map(statusOf).sort()).toEqual(["PT409 edit_conflict", null].sort());
  });

  test("is saved without a conflict check if no version is sent", async () => {
    const company = await makeCompany();
    expect(await refusal(save(company.owner, company, { description: "Mine" }))).toBeNull();
  });
});
