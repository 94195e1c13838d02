import type { ApplicationStatus, JobStatus, JobType } from "../../supabase/functions/_shared/contracts/enums.ts";
import { sql, unique } from "./accounts.ts";
import type { TestCandidate, TestCompany } from "./companies.ts";

export interface TestJob {
  id: string;
  title: string;
  companyId: string;
}

interface JobOptions {
  title?: string;
  status?: JobStatus;
  jobType?: JobType;
  location?: string;
  skillsRequired?: string[];
  preferredSkills?: string[];
  /** yyyy-mm-dd */
  expiresAt?: string | null;
  createdBy?: { id: string };
  assignedTo?: { id: string };
}

/** A company's job, published by default. */
export async function makeJob(
  company: TestCompany,
  {
    title = unique("Job"),
    status = "published",
    jobType = "FULL_TIME",
    location = "Springfield, Illinois",
    skillsRequired = ["TypeScript"],
    preferredSkills = [],
    expiresAt = null,
    createdBy = company.owner,
    assignedTo,
  }: JobOptions = {},
): Promise<TestJob> {
  const row = {
    company_id: company.id,
    created_by: createdBy.id,
    title,
    description: "What the work is about.",
    location,
    job_type: jobType,
    status,
    posted_at: status === "draft" ? null : new Date(),
    skills_required: skillsRequired,
    preferred_skills: preferredSkills,
    expires_at: expiresAt,
  };
  const [job] = await sql<{ id: string }[]>`insert into public.jobs ${sql(row)} returning id`;
  if (!job) throw new Error("No job was stored.");
  if (assignedTo) {
    await sql`
      insert into public.job_assignments (job_id, company_id, assigned_to_user_id)
      values (${job.id}, ${company.id}, ${assignedTo.id})`;
  }
  return { id: job.id, title, companyId: company.id };
}

/** An application, inserted directly. Returns its id. */
export async function makeApplication(
  job: TestJob,
  candidate: TestCandidate,
  { status = "applied" }: { status?: ApplicationStatus } = {},
): Promise<string> {
  const [application] = await sql<{ id: string }[]>`
    insert into public.applications (job_id, candidate_id, company_id, status)
    values (${job.id}, ${candidate.candidateId}, ${job.companyId}, ${status})
    returning id`;
  if (!application) throw new Error("No application was stored.");
  return application.id;
}

/** What a move to this status requires. */
export const reasonFor = (status: unknown): { p_reason?: "skills" } =>
  String(status).toLowerCase() === "rejected" ? { p_reason: "skills" } : {};
