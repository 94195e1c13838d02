import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type {
  CandidateApplicationDetail,
  CandidateApplicationListItem,
  CompanyApplicationDetail,
  JobApplicationListItem,
} from "../../supabase/functions/_shared/contracts/applications/application.ts";
import type { JobDetails, PotentialJob } from "../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import type { FunctionErrorBody } from "../../supabase/functions/_shared/contracts/functions.ts";
import type { JobQuestion } from "../../supabase/functions/_shared/contracts/jobs/job.ts";
import { type Actor, sql, storeAccounts } from "../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../support/companies.ts";
import { makeApplication, makeJob } from "../support/jobs.ts";
import { invoke } from "./invoke.ts";

const [company, other, candidate, rival] = await Promise.all([
  makeCompany(),
  makeCompany(),
  makeCandidate({ skills: ["Go"] }),
  makeCandidate(),
]);
const job = await makeJob(company, { skillsRequired: ["Go", "Kafka"] });
const applicationId = await makeApplication(job, candidate);
await sql`
  insert into public.job_questions (job_id, "position", question, question_type, options)
  values (${job.id}, 0, 'Which shifts?', 'CHECKBOX', ${["Early", "Late"]})`;

const ask = <Body = FunctionErrorBody>(actor: Actor | null, body: object) =>
  invoke<Body>("get-candidate-data", body, actor ? { token: actor.accessToken } : {});

describe("get-job-applications", () => {
  const list = <Body = { applications: JobApplicationListItem[] }>(actor: Actor, body: object) =>
    invoke<Body>("get-job-applications", body, { token: actor.accessToken });

  it("lists applications with their match for staff who may read them", async () => {
    const partner = await makeStaff(company, "partner_recruiter");
    for (const actor of [company.owner, await makeStaff(company, "recruiter")]) {
      const answer = await list(actor, { jobId: job.id, userId: other.owner.id });
      expect(answer.status).toBe(200);
      expect(answer.body.applications).toEqual([
        expect.objectContaining({
          id: applicationId,
          status: "applied",
          candidate_id: candidate.candidateId,
          candidate_name: "Casey Candidate",
          candidate_title: "Software engineer",
          match: expect.objectContaining({ summary: "1 of 2 required skills; missing: Kafka" }),
        }),
      ]);
    }
    expect((await list(partner, { jobId: job.id })).status).toBe(404);
  });

  it("returns no job of another company, and no job to candidates", async () => {
    for (const actor of [other.owner, candidate]) {
      const answer = await list<FunctionErrorBody>(actor, { jobId: job.id, userId: company.owner.id });
      expect(answer.status).toBe(404);
      expect(answer.body.error).toEqual({ code: "job_not_found", message: "Job not found" });
    }
  });

  it("returns each application once when the list exceeds one database page", async () => {
    const popular = await makeJob(company);
    const ids = Array.from({ length: 53 }, () => randomUUID());
    await storeAccounts(ids.map((id) => ({ id, email: `${id}@example.com`, role: "candidate" })));
    await sql`insert into public.candidates (user_id, email) select id, id || '@example.com' from unnest(${ids}::uuid[]) as id`;
    await sql`
      insert into public.applications (job_id, candidate_id, company_id)
      select ${popular.id}, id, ${company.id} from public.candidates order by created_at desc limit 53`;
    const { applications } = (await list(company.owner, { jobId: popular.id })).body;
    expect(new Set(applications.map((application) => application.id)).size).toBe(53);
    expect(applications).toHaveLength(53);
  });
});

describe("get-application-detail", () => {
  const read = <Body = FunctionErrorBody>(actor: Actor, body: object) =>
    invoke<Body>("get-application-detail", body, { token: actor.accessToken });

  it("returns the application to staff", async () => {
    const answer = await read<{ application: CompanyApplicationDetail }>(company.owner, { applicationId });
    expect(answer.status).toBe(200);
    expect(answer.body.application).toMatchObject({
      id: applicationId,
      status: "applied",
      candidate: { id: candidate.candidateId, email: candidate.email, resume_url: `${candidate.id}/resume.pdf` },
      job: { id: job.id, title: job.title },
    });
    expect(answer.body.application.allowed_statuses).toContain("reviewing");
  });

  it("returns no application of another company, and none to candidates", async () => {
    for (const [actor, id] of [
      [other.owner, applicationId],
      [candidate, applicationId],
      [company.owner, randomUUID()],
    ] as const) {
      const answer = await read(actor, { applicationId: id, userId: company.owner.id });
      expect(answer.status).toBe(404);
      expect(answer.body.error).toEqual({ code: "application_not_found", message: "Application not found" });
    }
  });
});

describe("get-candidate-data", () => {
  it("shows a visible job and its questions to everyone", async () => {
    for (const actor of [null, candidate, other.owner]) {
      const details = await ask<{ job: JobDetails }>(actor, { operation: "job-details", jobId: job.id });
      expect(details.status).toBe(200);
      expect(details.body.job).toMatchObject({
        id: job.id,
        company: { id: company.id, name: company.name },
        application_id: actor === candidate ? applicationId : null,
      });
      expect(details.body.job.match === null).toBe(actor !== candidate);
      const questions = await ask<{ questions: JobQuestion[] }>(actor, { operation: "job-questions", jobId: job.id });
      expect(questions.status).toBe(200);
      expect(questions.body.questions).toMatchObject([{ question: "Which shifts?", options: ["Early", "Late"] }]);
    }
  });

  it("hides a draft from visitors, candidates and other companies", async () => {
    const draft = await makeJob(company, { status: "draft" });
    for (const actor of [null, candidate, other.owner]) {
      for (const operation of ["job-details", "job-questions"]) {
        expect((await ask(actor, { operation, jobId: draft.id })).status).toBe(404);
      }
    }
  });

  it("requires a session for every other operation", async () => {
    for (const operation of ["applications", "potential-jobs", "get-candidate-id", "application-detail"]) {
      const answer = await ask(null, { operation, applicationId, userId: candidate.id });
      expect(answer.status).toBe(401);
      expect(answer.body.error.code).toBe("not_signed_in");
    }
  });

  it("lists the signed-in candidate's applications, ignoring the user id in the body", async () => {
    type Body = { applications: CandidateApplicationListItem[] };
    const own = await ask<Body>(candidate, { operation: "applications", userId: rival.id });
    expect(own.status).toBe(200);
    expect(own.body.applications).toMatchObject([
      { id: applicationId, job_title: job.title, company_name: company.name },
    ]);
    expect((await ask<Body>(rival, { operation: "applications", userId: candidate.id })).body.applications).toEqual([]);
  });

  it("shows candidates only their own applications", async () => {
    const own = await ask<{ application: CandidateApplicationDetail }>(candidate, {
      operation: "application-detail",
      applicationId,
    });
    expect(own.status).toBe(200);
    expect(own.body.application).toMatchObject({ id: applicationId, job: { id: job.id }, can: { withdraw: true } });
    for (const actor of [rival, company.owner]) {
      expect((await ask(actor, { operation: "application-detail", applicationId })).status).toBe(404);
    }
  });

  it("lists jobs the candidate hasn't applied for, page by page", async () => {
    type Body = { jobs: PotentialJob[]; total: number };
    const open = await Promise.all([makeJob(company), makeJob(company), makeJob(company)]);
    const seen: string[] = [];
    let after: object | null = null;
    let total = 0;
    // The first page is short; all the open jobs of other tests take a few more.
    let limit = 2;
    do {
      const page: Body = (await ask<Body>(candidate, { operation: "potential-jobs", limit, after })).body;
      seen.push(...page.jobs.map(({ id }) => id));
      total = page.total;
      const last = page.jobs.at(-1);
      after =
        last && page.jobs.length === limit ? { score: last.match.score, postedAt: last.posted_at, id: last.id } : null;
      limit = 50;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect(total).toBeGreaterThanOrEqual(open.length);
    for (const { id } of open) expect(seen).toContain(id);
    expect(seen).not.toContain(job.id);
  });

  it("returns the candidate's id, or the fields missing from the profile", async () => {
    const ready = await ask<{ candidateId: string }>(candidate, { operation: "get-candidate-id" });
    expect(ready.body).toEqual({ candidateId: candidate.candidateId });
    const unfinished = await makeCandidate({ complete: false, skills: [] });
    const answer = await ask(unfinished, { operation: "get-candidate-id" });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: "profile_incomplete", message: "Profile incomplete" });
    expect(answer.body.error.missingFields).toContain("resume");
  });
});
