import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { CompanyJob, CompanyJobListItem } from "../../supabase/functions/_shared/contracts/jobs/job.ts";
import { type Actor, signUp } from "../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../support/companies.ts";
import { makeApplication, makeJob } from "../support/jobs.ts";
import { invoke } from "./invoke.ts";

const jobData = {
  title: "  Platform engineer ",
  description: "Keeps things running.",
  location: "Springfield",
  jobType: "FULL_TIME",
  salaryMin: 100_000,
  salaryMax: 140_000,
  skills_required: ["Go", "go ", "Kafka"],
  preferredSkills: ["Rust"],
  status: "open",
  questions: [
    { question: "Why here?" },
    { question: "Which shifts?", questionType: "CHECKBOX", isRequired: false, options: ["Early", "Late"] },
  ],
};
const jobNotFound = { code: "job_not_found", message: "Job not found" };

const [company, other, candidate] = await Promise.all([makeCompany(), makeCompany(), signUp("candidate")]);

const manage = <Body>(actor: Actor, body: object) =>
  invoke<Body>("manage-job-posting", body, { token: actor.accessToken });

it("creates, reads, changes, lists and deletes a job", async () => {
  const { owner } = company;
  const created = await manage<{ job: CompanyJob }>(owner, { method: "create", jobData, userId: other.owner.id });
  expect(created.status).toBe(200);
  const { job } = created.body;
  expect(job).toMatchObject({
    company_id: company.id,
    created_by: owner.id,
    title: "Platform engineer",
    status: "published",
    skills_required: ["Go", "Kafka"],
    questions: [
      { question: "Why here?", question_type: "TEXT", is_required: true, options: [] },
      { question: "Which shifts?", question_type: "CHECKBOX", is_required: false, options: ["Early", "Late"] },
    ],
  });

  const byId = await manage<{ job: CompanyJob }>(owner, { method: "get", jobId: job.id });
  expect(byId.body.job).toEqual(job);
  expect((await manage<{ job: CompanyJob }>(owner, { method: "get", jobData: { id: job.id } })).body.job).toEqual(job);

  const closed = await manage<{ job: CompanyJob }>(owner, {
    method: "update",
    jobId: job.id,
    jobData: { status: "Closed" },
  });
  expect(closed.body.job).toMatchObject({ status: "closed", title: "Platform engineer", questions: job.questions });
  const renamed = await manage<{ job: CompanyJob }>(owner, {
    method: "update",
    jobData: { ...jobData, id: job.id, title: "Site engineer", salaryMin: null, salaryMax: null },
  });
  expect(renamed.status).toBe(200);
  expect(renamed.body.job).toMatchObject({ id: job.id, title: "Site engineer", status: "published", salary_min: null });

  const list = await manage<{ jobs: CompanyJobListItem[]; total: number }>(owner, { method: "list", search: "site" });
  expect(list.body).toMatchObject({ total: 1, jobs: [{ id: job.id, title: "Site engineer", application_count: 0 }] });

  expect((await manage(owner, { method: "delete", jobId: job.id })).body).toEqual({ success: true, hidden: false });
  expect((await manage(owner, { method: "delete", jobData: { id: job.id } })).status).toBe(404);
});

it("refuses edits based on an outdated version, but not plain status changes", async () => {
  const job = await makeJob(company);
  const change = (changes: object, updatedAt?: string) =>
    manage<{ job: CompanyJob; error?: object }>(company.owner, {
      method: "update",
      jobId: job.id,
      jobData: changes,
      updatedAt,
    });
  const first = await change({ title: "Site engineer" });
  await change({ description: "My colleague's" }, first.body.job.updated_at);
  const late = await change({ title: "Late" }, first.body.job.updated_at);
  expect(late.status).toBe(409);
  expect(late.body.error).toMatchObject({
    code: "edit_conflict",
    current: { title: "Site engineer", description: "My colleague's" },
  });
  expect((await change({ status: "closed" })).body.job).toMatchObject({ status: "closed", title: "Site engineer" });
  expect((await change({ title: "Odd" }, "yesterday")).status).toBe(422);
});

it("hides a job with applications instead of deleting it", async () => {
  const job = await makeJob(company);
  await makeApplication(job, await makeCandidate());
  const answer = await manage(company.owner, { method: "delete", jobId: job.id });
  expect(answer.body).toEqual({ success: true, hidden: true });
});

it("lists jobs page by page, newest first, each job once", async () => {
  const owning = await makeCompany();
  for (let index = 0; index < 23; index += 1) await makeJob(owning, { status: "draft" });
  type Page = { jobs: CompanyJobListItem[]; total: number };
  const first = (await manage<Page>(owning.owner, { method: "list" })).body;
  expect(first.total).toBe(23);
  expect(first.jobs).toHaveLength(20);
  const last = first.jobs.at(-1);
  const second = await manage<Page>(owning.owner, {
    method: "list",
    before: { createdAt: last?.created_at, id: last?.id },
  });
  expect(second.body.jobs).toHaveLength(3);
  expect(new Set([...first.jobs, ...second.body.jobs].map((job) => job.id)).size).toBe(23);
  expect((await manage(owning.owner, { method: "list", before: { createdAt: "soon", id: randomUUID() } })).status).toBe(
    422,
  );
});

it("finds neither another company's job nor one that does not exist", async () => {
  const job = await makeJob(company);
  for (const actor of [other.owner, candidate]) {
    for (const jobId of [job.id, randomUUID()]) {
      for (const body of [
        { method: "get", jobId },
        { method: "update", jobId, jobData: { status: "closed" } },
        { method: "delete", jobId },
      ]) {
        const answer = await manage<{ error: unknown }>(actor, { ...body, userId: company.owner.id });
        expect(answer.status).toBe(404);
        expect(answer.body.error).toEqual(jobNotFound);
      }
    }
  }
  expect((await manage(other.owner, { method: "list", companyId: company.id })).status).toBe(404);
  expect((await manage(other.owner, { method: "create", companyId: company.id, jobData })).status).toBe(404);
});

it("refuses actions the role does not allow", async () => {
  const [partner, recruiter] = await Promise.all([
    makeStaff(company, "partner_recruiter"),
    makeStaff(company, "recruiter"),
  ]);
  const job = await makeJob(company, { assignedTo: partner });
  expect((await manage(partner, { method: "get", jobId: job.id })).status).toBe(200);
  expect((await manage(partner, { method: "create", jobData })).status).toBe(403);
  expect((await manage(partner, { method: "update", jobId: job.id, jobData: { status: "closed" } })).status).toBe(403);
  expect((await manage(recruiter, { method: "delete", jobId: job.id })).status).toBe(403);
  expect((await manage(recruiter, { method: "update", jobId: job.id, jobData: { status: "filled" } })).status).toBe(
    200,
  );
});

it("explains why a company can't post jobs", async () => {
  const [pending, lapsed] = await Promise.all([makeCompany({ approved: false }), makeCompany({ tier: "none" })]);
  for (const [owning, code] of [
    [pending, "not_approved"],
    [lapsed, "subscription_required"],
  ] as const) {
    const answer = await manage<{ error: { code: string } }>(owning.owner, { method: "create", jobData });
    expect(answer.status).toBe(403);
    expect(answer.body.error.code).toBe(code);
  }
});
