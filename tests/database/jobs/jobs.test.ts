import { beforeAll, describe, expect, test } from "vitest";
import type { CompanyJob } from "../../../supabase/functions/_shared/contracts/jobs/job.ts";
import { type Actor, anonymous, sql } from "../../support/accounts.ts";
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
} from "../../support/cast.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCompany } from "../../support/companies.ts";
import { day, openDay, overEnd } from "../../support/dates.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

const jobData = {
  title: "Backend Engineer",
  description: "Own the services that price freight.",
  location: "Denver, CO",
  jobType: "FULL_TIME",
};

describe("rights to jobs", () => {
  let cast: Cast;
  let job: TestJob;
  let draft: TestJob;
  beforeAll(async () => {
    cast = await makeCast();
    job = await makeJob(cast.company);
    draft = await makeJob(cast.company, { status: "draft" });
    await sql`insert into public.job_questions (job_id, position, question) values (${job.id}, 0, 'Why?')`;
  });

  test("recruiting staff and administrators read jobs, partner recruiters once assigned; no one writes", async () => {
    expect(await whoCanSelect(cast, "jobs", { id: job.id })).toEqual([...recruiting, "admin"]);
    const assigned = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    expect(await whoCanSelect(cast, "jobs", { id: assigned.id })).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    const fresh = (role: Role) => ({
      company_id: role === "otherOwner" ? cast.other.id : cast.company.id,
      title: "Forged",
      description: "Forged",
      location: "Nowhere",
      job_type: "FULL_TIME",
    });
    expect(await whoCanInsert(cast, "jobs", fresh)).toEqual(nobody);
    expect(await whoCanUpdate(cast, "jobs", { id: job.id }, { title: "Changed" })).toEqual(nobody);
    expect(await whoCanUpdate(cast, "jobs", { id: draft.id }, { status: "published" })).toEqual(nobody);
    expect(await whoCanDelete(cast, "jobs", async () => ({ id: job.id }))).toEqual(nobody);
  });

  test("staff cannot read a hidden job", async () => {
    const hidden = await makeJob(cast.company);
    await sql`update public.jobs set deleted_at = now() where id = ${hidden.id}`;
    expect(await whoCanSelect(cast, "jobs", { id: hidden.id })).toEqual(["admin"]);
  });

  test("no client reads or writes job_questions", async () => {
    const match = { job_id: job.id };
    expect(await whoCanSelect(cast, "job_questions", match)).toEqual(nobody);
    expect(await whoCanInsert(cast, "job_questions", () => ({ ...match, position: 1, question: "Forged?" }))).toEqual(
      nobody,
    );
    expect(await whoCanUpdate(cast, "job_questions", match, { is_required: false })).toEqual(nobody);
    expect(await whoCanDelete(cast, "job_questions", async () => match)).toEqual(nobody);
  });

  test("published_jobs is closed to clients; everyone can search visible jobs", async () => {
    const everyone = await whoCan(cast, async () => true);
    const match = { job_id: job.id };
    const finds = ({ title, id }: { title: string; id: string }) =>
      whoCan(cast, async (client) => {
        const { data } = await client.rpc("search_jobs", { p_query: title });
        return data.jobs.some((found: { id: string }) => found.id === id);
      });
    expect(await finds(job)).toEqual(everyone);
    expect(await finds(draft)).toEqual(nobody);
    expect(await whoCanSelect(cast, "published_jobs", match)).toEqual(nobody);
    expect(await whoCanUpdate(cast, "published_jobs", match, { title: "Changed" })).toEqual(nobody);
    expect(await whoCanInsert(cast, "published_jobs", () => ({ job_id: draft.id, title: "Forged" }))).toEqual(nobody);
    expect(await whoCanDelete(cast, "published_jobs", async () => match)).toEqual(nobody);
  });

  test("get_company_job returns what each role can do", async () => {
    const job = await makeJob(cast.company, {
      createdBy: cast.people.recruiter,
      assignedTo: cast.people.partnerRecruiter,
    });
    const allowed: Partial<Record<Role, CompanyJob["can"]>> = {};
    const readers = await whoCan(cast, async (client, role) => {
      const { data, error } = await client.rpc("get_company_job", { p_job_id: job.id });
      if (data) allowed[role] = (data as CompanyJob).can;
      else if (role === "anonymous") expect(error?.code).toBe("42501");
      else expect(error).toMatchObject({ code: "PT404", hint: "job_not_found", message: "Job not found" });
      return data !== null;
    });
    expect(readers).toEqual([...recruiting, "partnerRecruiter", "admin"]);
    const all = { edit: true, delete: true, assign: true, add_person: true, add_person_later: false };
    const none = { edit: false, delete: false, assign: false, add_person: false, add_person_later: false };
    expect(allowed).toEqual({
      owner: all,
      subscriptionAdmin: all,
      manager: all,
      recruiter: { ...all, assign: false },
      partnerRecruiter: { ...none, add_person: true },
      admin: none,
    });
  });

  test("create_job, update_job and delete_job follow the table of roles", async () => {
    const create = (role: Role) =>
      cast.clients[role].rpc("create_job", { p_company_id: cast.company.id, p_job: jobData });
    expect(await whoCan(cast, async (_, role) => (await create(role)).error === null)).toEqual(recruiting);
    expect(await refusal(create("partnerRecruiter"))).toBe("PT403 not_allowed");
    expect(await refusal(create("admin"))).toBe("PT403 not_allowed");
    expect(await refusal(create("otherOwner"))).toBe("PT404 company_not_found");
    expect(await refusal(create("removedStaff"))).toBe("PT404 company_not_found");

    const target = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    const close = (role: Role) =>
      cast.clients[role].rpc("update_job", { p_job_id: target.id, p_job: { status: "closed" } });
    expect(await whoCan(cast, async (_, role) => (await close(role)).error === null)).toEqual(recruiting);
    expect(await refusal(close("partnerRecruiter"))).toBe("PT403 not_allowed");
    expect(await refusal(close("otherOwner"))).toBe("PT404 job_not_found");

    const deleters = await whoCan(cast, async (client) => {
      const doomed = await makeJob(cast.company, { status: "draft" });
      return (await client.rpc("delete_job", { p_job_id: doomed.id })).error === null;
    });
    expect(deleters).toEqual(managing);
  });

  test("list_company_jobs returns all jobs to staff, and assigned ones to partner recruiters", async () => {
    const counts: Partial<Record<Role, number>> = {};
    await whoCan(cast, async (client, role) => {
      const { data } = await client.rpc("list_company_jobs", { p_company_id: cast.company.id, p_limit: 50 });
      if (data) counts[role] = (data as { total: number }).total;
      return data !== null;
    });
    const [all] = await sql<{ n: number }[]>`
      select count(*)::integer as n from public.jobs where company_id = ${cast.company.id} and deleted_at is null`;
    const [assigned] = await sql<{ n: number }[]>`
      select count(*)::integer as n from public.job_assignments where assigned_to_user_id = ${cast.people.partnerRecruiter.id}`;
    expect(counts).toEqual({
      owner: all?.n,
      subscriptionAdmin: all?.n,
      manager: all?.n,
      recruiter: all?.n,
      partnerRecruiter: assigned?.n,
      admin: all?.n,
    });
    expect(assigned?.n).toBeLessThan(all?.n ?? 0);
  });

  test("lists are empty without a company, and refused for another company", async () => {
    const { client } = await makeCandidate();
    expect((await client.rpc("list_company_jobs", {})).data).toEqual({ total: 0, jobs: [] });
    expect((await client.rpc("get_company_applications", {})).data).toEqual({
      applications: [],
      jobs: null,
      begun: null,
      counts: { by_status: {}, overdue: 0 },
    });
    const other = { p_company_id: cast.company.id };
    expect(await refusal(client.rpc("list_company_jobs", other))).toBe("PT404 company_not_found");
    expect(await refusal(client.rpc("get_company_applications", other))).toBe("PT404 company_not_found");
  });
});

describe("creating and editing", () => {
  let company: TestCompany;
  beforeAll(async () => {
    company = await makeCompany();
  });
  const create = async (values: object, on = company) =>
    on.owner.client.rpc("create_job", { p_company_id: null, p_job: { ...jobData, ...values } });
  const errorsOf = async (values: object) => fieldErrors((await create(values)).error);

  test("stores a complete job with its questions, cleaned up", async () => {
    const { data, error } = await create({
      title: "  Backend Engineer ",
      locations: ["Boulder, CO", " boulder,CO ", ""],
      experienceLevel: "senior_level",
      experienceRequired: "",
      salaryMin: 138_000,
      salaryMax: 165_000,
      skills_required: ["TypeScript", "type script", "Go"],
      requirements: ["Five or more years"],
      preferredSkills: ["Kafka"],
      status: "Active",
      expires_at: day(0),
      questions: [
        { question: "Why us?" },
        {
          question: "Where?",
          questionType: "MULTIPLE_CHOICE",
          isRequired: false,
          options: ["Denver", "Remote", "denver"],
        },
        { question: "Rate it", questionType: "RATING", options: ["dropped"] },
      ],
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({
      company_id: company.id,
      title: "Backend Engineer",
      locations: ["Boulder, CO"],
      job_type: "FULL_TIME",
      experience_level: "senior_level",
      experience_required: null,
      salary_min: 138_000,
      salary_max: 165_000,
      skills_required: ["TypeScript", "Go"],
      preferred_skills: ["Kafka"],
      status: "published",
      expires_at: day(0),
      posted_at: expect.any(String),
      created_by: company.owner.id,
      questions: [
        { question: "Why us?", question_type: "TEXT", is_required: true, options: [] },
        { question: "Where?", question_type: "MULTIPLE_CHOICE", is_required: false, options: ["Denver", "Remote"] },
        { question: "Rate it", question_type: "RATING", is_required: true, options: [] },
      ],
      assignee: null,
      application_count: 0,
      status_counts: {},
    });
  });

  test.each([
    ["title", { title: " " }, "Enter a job title"],
    ["title", { title: "x".repeat(201) }, "Use at most 200 characters"],
    ["locations", { locations: "Denver" }, "Use a list here"],
    ["locations", { locations: [1] }, "Use text here"],
    ["locations", { locations: Array.from({ length: 21 }, (_, n) => `Place ${n}`) }, "Use at most 20 entries"],
    ["skills_required", { skills_required: ["x".repeat(61)] }, "Use at most 60 characters"],
    ["jobType", { jobType: "SOMETIMES" }, "Choose a job type"],
    ["salaryMin", { salaryMin: -1 }, "Enter an amount"],
    ["salaryMin", { salaryMin: 24.5 }, "Enter a whole number a year"],
    ["salaryMin", { salaryMin: 24.555, payPeriod: "hour" }, "Use at most two decimals"],
    ["payPeriod", { payPeriod: "day" }, "Choose hourly or yearly"],
    ["workplace", { workplace: "moon" }, "Choose where the work is done"],
    ["salaryMax", { salaryMax: 1e30 }, "This amount is too large"],
    ["salaryMax", { salaryMin: 2, salaryMax: 1 }, "The maximum salary can't be below the minimum"],
    ["status", { status: "hidden" }, "Choose a status"],
    ["expires_at", { expires_at: openDay(-1) }, "The expiry date can't be before today"],
    ["expires_at", { expires_at: "2031-02-31" }, "Choose a date"],
    ["questions", { questions: {} }, "Use a list here"],
    ["questions", { questions: Array.from({ length: 31 }, () => ({ question: "?" })) }, "Use at most 30 questions"],
    ["questions.0", { questions: ["?"] }, "Write the question"],
    ["questions.0.question", { questions: [{ question: "" }] }, "Write the question"],
    ["questions.0.questionType", { questions: [{ question: "?", questionType: "SONG" }] }, "Choose a response type"],
    ["questions.0.isRequired", { questions: [{ question: "?", isRequired: "no" }] }, "Choose yes or no"],
    ["questions.0.id", { questions: [{ question: "?", id: "1" }] }, "This link isn't valid"],
    [
      "questions.1.options",
      { questions: [{ question: "?" }, { question: "?", questionType: "CHECKBOX" }] },
      "Add at least one option",
    ],
  ])("refuses a bad %s: %j", async (field, values, message) => {
    expect(await errorsOf(values)).toEqual({ [field]: message });
  });

  test("refuses malformed jobs as invalid input, never with a database error", async () => {
    for (const p_job of [null, [], "job", 1, {}]) {
      expect(await refusal(company.owner.client.rpc("create_job", { p_company_id: null, p_job }))).toBe(
        "PT422 invalid_input",
      );
    }
  });

  test("requires approval and a plan to create or publish", async () => {
    const [pending, free, past, ended] = await Promise.all([
      makeCompany({ approved: false }),
      makeCompany({ tier: null }),
      makeCompany({ subscriptionEnds: overEnd() }),
      makeCompany({ tier: "none" }),
    ]);
    expect(await refusal(create({}, pending))).toBe("PT403 not_approved");
    for (const each of [free, past, ended]) {
      expect(await refusal(create({}, each))).toBe("PT403 subscription_required");
      const draft = await makeJob(each, { status: "draft" });
      const publish = each.owner.client.rpc("update_job", { p_job_id: draft.id, p_job: { status: "open" } });
      expect(await refusal(publish)).toBe("PT403 subscription_required");
    }
  });

  test("sets posted_at on first publication and keeps it afterwards", async () => {
    const { data: draft } = await create({});
    expect(draft).toMatchObject({ status: "draft", posted_at: null });
    const set = async (status: string) =>
      (await company.owner.client.rpc("update_job", { p_job_id: draft.id, p_job: { status } })).data as CompanyJob;
    const published = await set("published");
    expect(published).toMatchObject({ status: "published", title: jobData.title });
    expect(published.posted_at).not.toBeNull();
    expect((await set("filled")).status).toBe("filled");
    expect(await set("open")).toMatchObject({ status: "published", posted_at: published.posted_at });
    const bad = await company.owner.client.rpc("update_job", { p_job_id: draft.id, p_job: { status: "gone" } });
    expect(fieldErrors(bad.error)).toEqual({ status: "Choose a status" });
  });

  test("shows its company that a published job has expired, from the day after its last one", async () => {
    const { owner, ...of } = await makeCompany();
    const cases = [
      ["published", openDay(-1), true],
      ["published", openDay(0), false],
      ["published", null, false],
      ["closed", openDay(-1), false],
      ["draft", openDay(-1), false],
    ] as const;
    for (const [status, expiresAt, is_expired] of cases) {
      const { id } = await makeJob({ owner, ...of }, { status, expiresAt });
      const { data: job } = await owner.client.rpc("get_company_job", { p_job_id: id });
      expect(job, `${status} until ${expiresAt}`).toMatchObject({ status, is_expired });
      const { data: list } = await owner.client.rpc("list_company_jobs", { p_limit: 1 });
      expect(list.jobs, `${status} until ${expiresAt}`).toMatchObject([{ id, status, is_expired }]);
      const { data: seen } = await anonymous().rpc("get_job_details", { p_job_id: id });
      expect(seen !== null, `${status} until ${expiresAt}`).toBe(status === "published" && !is_expired);
    }
  });

  test("keeps a past expiry date during other edits, but refuses to publish with it", async () => {
    const job = await makeJob(company, { expiresAt: day(-3) });
    const update = (p_job: object) => company.owner.client.rpc("update_job", { p_job_id: job.id, p_job });
    expect(await refusal(update({ ...jobData, title: "Renamed", expires_at: day(-3) }))).toBeNull();
    expect(fieldErrors((await update({ ...jobData, expires_at: day(-2) })).error)).toEqual({
      expires_at: "The expiry date can't be before today",
    });
    expect(await refusal(update({ status: "closed" }))).toBeNull();
    expect(fieldErrors((await update({ status: "published" })).error)).toEqual({
      expires_at: "The expiry date can't be before today",
    });
  });

  test("keeps questions that are left out or null", async () => {
    const { data } = await create({ questions: [{ question: "First?" }] });
    for (const questions of [undefined, null]) {
      const { data: updated } = await company.owner.client.rpc("update_job", {
        p_job_id: data.id,
        p_job: { ...jobData, questions },
      });
      expect((updated as CompanyJob).questions).toEqual((data as CompanyJob).questions);
    }
  });

  test("matches questions by id, and keeps questions that have responses", async () => {
    const { data } = await create({
      questions: [{ question: "First?" }, { question: "Second?" }, { question: "Third?" }],
      status: "published",
    });
    const [first, second, third] = (data as CompanyJob).questions;
    const candidate = await makeCandidate();
    const application = await makeApplication({ id: data.id, title: data.title, companyId: company.id }, candidate);
    for (const question of [first, third]) {
      await sql`
        insert into public.job_application_answers (application_id, question_id, question, answer)
        values (${application}, ${question?.id ?? ""}, ${question?.question ?? ""}, 'Because')`;
    }
    const { data: updated, error } = await company.owner.client.rpc("update_job", {
      p_job_id: data.id,
      p_job: {
        ...jobData,
        questions: [
          { question: "New?" },
          { id: first?.id, question: "First, reworded?" },
          { id: third?.id, question: "Third as a rating", questionType: "RATING" },
        ],
      },
    });
    expect(error).toBeNull();
    const now = (updated as CompanyJob).questions;
    expect(now.map((question) => question.question)).toEqual(["New?", "First, reworded?", "Third as a rating"]);
    expect(now[1]?.id).toBe(first?.id);
    expect(now[2]?.id).not.toBe(third?.id);
    const stored = await sql<{ id: string; removed: boolean }[]>`
      select id, removed_at is not null as removed from public.job_questions where job_id = ${data.id}`;
    expect(stored.find((row) => row.id === second?.id)).toBeUndefined();
    expect(stored.find((row) => row.id === third?.id)?.removed).toBe(true);
    expect((updated as CompanyJob).status).toBe("published");
  });

  test("does not change another company's question by its id", async () => {
    const stranger = await makeCompany();
    const { data: theirs } = await create({ questions: [{ question: "Theirs?" }] }, stranger);
    const { data: mine } = await create({});
    const { data } = await company.owner.client.rpc("update_job", {
      p_job_id: mine.id,
      p_job: { ...jobData, questions: [{ id: theirs.questions[0].id, question: "Taken?" }] },
    });
    expect(data.questions[0].id).not.toBe(theirs.questions[0].id);
    const [kept] = await sql<{ question: string }[]>`
      select question from public.job_questions where id = ${theirs.questions[0].id}`;
    expect(kept?.question).toBe("Theirs?");
  });
});

describe("deleting", () => {
  test("removes a job without applications, hides one with some", async () => {
    const company = await makeCompany();
    const [empty, used] = await Promise.all([makeJob(company), makeJob(company)]);
    const candidate = await makeCandidate();
    await makeApplication(used, candidate);
    const remove = (id: string) => company.owner.client.rpc("delete_job", { p_job_id: id });
    expect((await remove(empty.id)).data).toEqual({ success: true, hidden: false });
    expect((await remove(used.id)).data).toEqual({ success: true, hidden: true });
    expect(await sql`select 1 from public.jobs where id = ${empty.id}`).toHaveLength(0);
    expect(await sql`select 1 from public.applications where job_id = ${used.id}`).toHaveLength(1);
    expect(await refusal(company.owner.client.rpc("get_company_job", { p_job_id: used.id }))).toBe(
      "PT404 job_not_found",
    );
    expect(await refusal(anonymous().rpc("get_job_details", { p_job_id: used.id }))).toBe("PT404 job_not_found");
    expect((await candidate.client.rpc("get_my_applications")).data.applications).toHaveLength(1);
  });

  test("lets a recruiter delete their own job unless it has an application", async () => {
    const company = await makeCompany();
    const recruiter = await makeStaff(company, "recruiter");
    const [own, used, foreign] = await Promise.all([
      makeJob(company, { createdBy: recruiter }),
      makeJob(company, { createdBy: recruiter }),
      makeJob(company),
    ]);
    await makeApplication(used, await makeCandidate());
    const remove = (id: string) => refusal(recruiter.client.rpc("delete_job", { p_job_id: id }));
    expect(await remove(own.id)).toBeNull();
    expect(await remove(used.id)).toBe("PT403 not_allowed");
    expect(await remove(foreign.id)).toBe("PT403 not_allowed");
  });
});

describe("a company's job list", () => {
  test("pages without gaps or repeats, counts, and finds words in titles", async () => {
    const company = await makeCompany();
    // One instant for all, so that the id decides.
    await sql`
      insert into public.jobs (company_id, title, description, location, job_type)
      select ${company.id}, 'Engineer 100% _' || n, 'Text', 'Denver', 'FULL_TIME' from generate_series(1, 7) as n`;
    const marketer = await makeJob(company, { title: "Marketer" });
    await makeApplication(marketer, await makeCandidate());
    await makeApplication(marketer, await makeCandidate(), { status: "rejected" });
    const list = async (args: object) =>
      (await company.owner.client.rpc("list_company_jobs", args)).data as {
        total: number;
        jobs: { id: string; title: string; created_at: string }[];
      };
    const seen: string[] = [];
    let before: object | null = null;
    for (let page = 0; page < 4; page += 1) {
      const { jobs, total } = await list({ p_limit: 3, p_before: before });
      expect(total).toBe(8);
      seen.push(...jobs.map((job) => job.id));
      const last = jobs.at(-1);
      if (!last) break;
      before = { createdAt: last.created_at, id: last.id };
    }
    expect(seen).toHaveLength(8);
    expect(new Set(seen).size).toBe(8);
    expect((await list({ p_search: "market" })).jobs).toMatchObject([
      {
        id: marketer.id,
        application_count: 2,
        new_application_count: 1,
        status_counts: { applied: 1, rejected: 1 },
        assignee: null,
        status: "published",
      },
    ]);
    expect((await list({ p_search: "100% engineer" })).total).toBe(7);
    const having = async (p_status: string) => [
      (await list({ p_status, p_limit: 50 })).jobs.length,
      (await list({ p_status, p_search: "market" })).total,
    ];
    expect(await having("published")).toEqual([1, 1]);
    await sql`update public.jobs set status = 'closed' where id = ${marketer.id}`;
    expect(await having("published")).toEqual([0, 0]);
    await sql`update public.jobs set status = 'published', expires_at = '2020-01-01' where id = ${marketer.id}`;
    expect(await having("published")).toEqual([0, 0]);
    expect(await having("closed")).toEqual([1, 1]);
    expect(await having("draft")).toEqual([7, 0]);
    expect((await list({ p_search: "%" })).total).toBe(7);
    expect((await list({ p_search: "0__1" })).total).toBe(0);
    expect(await refusal(company.owner.client.rpc("list_company_jobs", { p_before: { id: 1 } }))).toBe(
      "PT422 invalid_input",
    );
  });
});

describe("the job list by owner", () => {
  test("filters by owner, words and status across pages, and shows partner recruiters their own", async () => {
    const company = await makeCompany();
    const [partner, recruiter] = await Promise.all([
      makeStaff(company, "partner_recruiter"),
      makeStaff(company, "recruiter"),
    ]);
    const [draft, open, theirs, free] = [
      await makeJob(company, { title: "Night nurse", status: "draft", assignedTo: recruiter }),
      await makeJob(company, { title: "Day nurse", assignedTo: recruiter }),
      await makeJob(company, { title: "Night driver", assignedTo: partner }),
      await makeJob(company, { title: "Night clerk" }),
    ];
    const titles = async (client: Actor["client"], args: object) => {
      const { data, error } = await client.rpc("list_company_jobs", args);
      expect(error).toBeNull();
      return (data as { jobs: { title: string }[] }).jobs.map(({ title }) => title);
    };
    const { client } = company.owner;
    expect(await titles(client, { p_assignee: recruiter.id })).toEqual([open.title, draft.title]);
    expect(await titles(recruiter.client, { p_assignee: "me" })).toEqual([open.title, draft.title]);
    expect(await titles(client, { p_assignee: "me" })).toEqual([]);
    expect(await titles(client, { p_assignee: "nobody" })).toEqual([free.title]);
    expect(await titles(client, { p_assignee: "nobody", p_search: "day" })).toEqual([]);
    expect(await titles(client, { p_assignee: recruiter.id, p_search: "night" })).toEqual([draft.title]);
    expect(await titles(client, { p_assignee: recruiter.id, p_status: "published" })).toEqual([open.title]);
    expect(await titles(partner.client, {})).toEqual([theirs.title]);
    expect(await titles(partner.client, { p_assignee: recruiter.id })).toEqual([]);
    expect(await titles(partner.client, { p_assignee: "nobody" })).toEqual([]);
    const { data: first } = await client.rpc("list_company_jobs", { p_assignee: recruiter.id, p_limit: 1 });
    const { created_at: createdAt, id } = first.jobs[0];
    expect(await titles(client, { p_assignee: recruiter.id, p_before: { createdAt, id } })).toEqual([draft.title]);
    expect(await refusal(client.rpc("list_company_jobs", { p_assignee: "everybody" }))).toBe("PT422 invalid_input");
  });
});

describe("a job's public page", () => {
  const isVisible = async (job: TestJob) =>
    (await refusal(anonymous().rpc("get_job_details", { p_job_id: job.id }))) === null;

  test("follows status, expiry, approval and plan", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    expect(await isVisible(job)).toBe(true);
    const steps: [() => Promise<unknown>, boolean][] = [
      [() => sql`update public.jobs set status = 'closed' where id = ${job.id}`, false],
      [() => sql`update public.jobs set status = 'published' where id = ${job.id}`, true],
      [() => sql`update public.jobs set expires_at = ${openDay(-1)} where id = ${job.id}`, false],
      [() => sql`update public.jobs set expires_at = ${openDay(0)} where id = ${job.id}`, true],
      [() => sql`update public.jobs set deleted_at = now() where id = ${job.id}`, false],
      [() => sql`update public.jobs set deleted_at = null where id = ${job.id}`, true],
      [() => sql`update public.companies set is_approved = false, approved_at = null where id = ${company.id}`, false],
      [() => sql`update public.companies set is_approved = true, approved_at = now() where id = ${company.id}`, true],
      [() => sql`update public.company_subscriptions set tier = 'none' where company_id = ${company.id}`, false],
      [() => sql`update public.company_subscriptions set tier = 'basic' where company_id = ${company.id}`, true],
      [() => sql`update public.company_subscriptions set status = 'past_due' where company_id = ${company.id}`, false],
      [() => sql`update public.company_subscriptions set status = 'active' where company_id = ${company.id}`, true],
      [
        () => sql`update public.company_subscriptions set expires_at = ${overEnd()} where company_id = ${company.id}`,
        false,
      ],
      [
        () =>
          sql`update public.company_subscriptions set expires_at = now() + interval '1 day' where company_id = ${company.id}`,
        true,
      ],
      [() => sql`delete from public.company_subscriptions where company_id = ${company.id}`, false],
      [() => sql`insert into public.company_subscriptions (company_id, tier) values (${company.id}, 'pro')`, true],
    ];
    for (const [index, [change, expected]] of steps.entries()) {
      await change();
      expect({ index, visible: await isVisible(job) }).toEqual({ index, visible: expected });
    }
    const [row] = await sql<{ forever: boolean }[]>`
      select visible_until = 'infinity' as forever from public.published_jobs where job_id = ${job.id}`;
    expect(row?.forever).toBe(false);
    await sql`update public.jobs set expires_at = null where id = ${job.id}`;
    const [after] = await sql<{ forever: boolean }[]>`
      select visible_until = 'infinity' as forever from public.published_jobs where job_id = ${job.id}`;
    expect(after?.forever).toBe(true);
  });

  test("follows the company's name and logo, in search too", async () => {
    const company = await makeCompany({ name: "Quillmark Freight" });
    const job = await makeJob(company, { title: "Zymurgist", skillsRequired: ["Xylography"] });
    await sql`update public.companies set name = 'Brackenline Haulage', logo_url = ${`${company.id}/logo.png`} where id = ${company.id}`;
    const found = async (p_query: string) =>
      ((await anonymous().rpc("search_jobs", { p_query })).data as { jobs: { id: string }[] }).jobs.filter(
        ({ id }) => id === job.id,
      );
    expect(await found("zymurg xylograph Brackenline")).toMatchObject([
      { company_name: "Brackenline Haulage", company_logo_url: `${company.id}/logo.png`, match: null },
    ]);
    expect(await found("zymurgist Quillmark")).toEqual([]);
    expect(await found("zymurgist nowhere")).toEqual([]);
    for (const odd of ["'", "zymurgist & !(", "\\", ":*", "the"]) {
      expect(await refusal(anonymous().rpc("search_jobs", { p_query: odd }))).toBeNull();
    }
  });

  test("lets only its own staff preview a draft", async () => {
    const cast = await makeCast();
    const draft = await makeJob(cast.company, { status: "draft", assignedTo: cast.people.partnerRecruiter });
    for (const name of ["get_job_details", "get_job_questions"]) {
      const readers = await whoCan(
        cast,
        async (client) => (await client.rpc(name, { p_job_id: draft.id })).error === null,
      );
      expect(readers).toEqual([...recruiting, "partnerRecruiter"]);
    }
  });
});
