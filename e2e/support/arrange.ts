import { sql } from "../../tests/support/accounts.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../tests/support/companies.ts";
import { newPath, printedPdf, storeFile } from "../../tests/support/files.ts";
import { invite as sendInvitation } from "../../tests/support/invitations.ts";
import { makeApplication, makeJob, type TestJob } from "../../tests/support/jobs.ts";

/** One question of every type, with a possible response. */
const questions = [
  { type: "TEXT", question: "Which shift do you prefer?", answer: "Nights" },
  { type: "TEXTAREA", question: "Why this job?", answer: "I like order.\nAnd radio." },
  { type: "MULTIPLE_CHOICE", question: "Which licence do you hold?", options: ["None", "CDL-A"], answer: "CDL-A" },
  { type: "CHECKBOX", question: "Which tools do you know?", options: ["Samsara", "McLeod"], answer: "Samsara\nMcLeod" },
  { type: "FILE", question: "Your licence, scanned", answer: "" },
  { type: "RATING", question: "How good is your Spanish?", answer: "3" },
] as const;

/** Adds one question of every type to a job; returns their ids in that order. */
export async function askEverything(job: TestJob): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into public.job_questions ${sql(
      questions.map((each, position) => ({
        job_id: job.id,
        position,
        question: each.question,
        question_type: each.type,
        is_required: each.type !== "RATING",
        options: "options" in each ? [...each.options] : [],
      })),
    )} returning id`;
  return rows.map((row) => row.id);
}

/** Adds a question to a job. */
export async function askQuestion(job: TestJob, question: string, type: string): Promise<void> {
  await sql`
    insert into public.job_questions (job_id, question, question_type, position)
    select ${job.id}, ${question}, ${type}, count(*) from public.job_questions where job_id = ${job.id}`;
}

/** Stores a resume and names it in the profile; before applying, so that it is sent. */
export async function storeResume(candidate: TestCandidate): Promise<string> {
  const path = await storeFile(candidate, "candidate_resumes");
  const { error } = await candidate.client.rpc("update_candidate_document_url", {
    p_user_id: candidate.id,
    p_document_type: "resume",
    p_url: path,
  });
  if (error) throw error;
  return path;
}

export interface BusyCompany {
  company: TestCompany;
  job: TestJob;
  candidate: TestCandidate;
  /** With responses, under review. */
  application: string;
}

/** A company in use: a complete registration, jobs in each status, an application with responses, a colleague. */
export async function makeBusyCompany(): Promise<BusyCompany> {
  const company = await makeCompany();
  const document = await storeFile(
    company.owner,
    "company-documents",
    newPath(company.id),
    printedPdf("Employer Identification Number"),
  );
  await sql`
    update public.companies set
      dba_name = 'Harbor', website = 'https://harbor.example.com', description = ${"We move things.\nSince 1987."},
      company_size = '51-200', linkedin_url = 'https://linkedin.com/company/harbor', tax_id = '12-3456789',
      primary_contact_name = 'Robin Harbor', primary_contact_email = 'robin@harbor.example.com',
      secondary_contact_name = 'Kim Harbor', reg_street = '1 Pier', reg_city = 'Oakland', reg_state = 'CA',
      op_street = '2 Pier', op_city = 'Oakland', ein_document_url = ${document}
    where id = ${company.id}`;
  const recruiter = await makeStaff(company, "recruiter");
  const job = await makeJob(company, {
    title: "Senior Night Shift Dispatcher for Refrigerated Long-Haul Transport",
    skillsRequired: ["TypeScript", "Dispatching", "Spanish"],
    preferredSkills: ["PostgreSQL"],
    assignedTo: recruiter,
  });
  for (const status of ["draft", "closed", "filled"] as const) await makeJob(company, { status });
  const candidate = await makeCandidate();
  const application = await makeApplication(job, candidate);
  const ids = await askEverything(job);
  await sql`
    insert into public.job_application_answers ${sql(
      questions.map((each, index) => ({
        application_id: application,
        question_id: String(ids[index]),
        question: each.question,
        answer: each.type === "FILE" ? `${candidate.id}/licence.pdf` : each.answer,
      })),
    )}`;
  const { error } = await company.owner.client.rpc("set_application_status", {
    p_application_id: application,
    p_status: "reviewing",
  });
  if (error) throw error;
  return { company, job, candidate, application };
}

/** Invites a person and returns the acceptance page's address: sender, kind, email and form data. */
export async function invite(...invitation: Parameters<typeof sendInvitation>): Promise<string> {
  return (await sendInvitation(...invitation)).path;
}

/** Many candidate accounts, "<label>-1@example.com" and so on, the first one newest; none of them signs in. */
export const makeAccounts = (label: string, count: number) => sql`
  insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, raw_app_meta_data, raw_user_meta_data)
  select gen_random_uuid(), 'authenticated', 'authenticated', ${label} || '-' || n || '@example.com', now(),
    now() - n * interval '1 second', '{"provider": "email", "providers": ["email"]}', '{"role": "candidate"}'
  from generate_series(1, ${count}) as n`;
