// The demo data: a working day with every state, all written the way the product itself writes it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres, { type Sql } from "postgres";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { splitBio } from "../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { candidateProfileSchema } from "../../supabase/functions/_shared/contracts/candidates/candidate-input.ts";
import { companyRegistrationSchema } from "../../supabase/functions/_shared/contracts/companies/company-input.ts";
import { applicationStatuses, questionTypes, staffRoles } from "../../supabase/functions/_shared/contracts/enums.ts";
import { jobInputSchema } from "../../supabase/functions/_shared/contracts/jobs/job.ts";
import type { MatchExplanation } from "../../supabase/functions/_shared/contracts/matching/match.ts";
import { demoId, listDemoFiles } from "../../supabase/local/demo/files.ts";
import { projectPaths } from "../../supabase/local/project-paths.ts";
import { startTestStack } from "../support/stack.ts";

let stop: () => Promise<void>;
let sql: Sql;

beforeAll(async () => {
  stop = await startTestStack({ seed: true });
  sql = postgres(String(process.env.TEST_DATABASE_URL), { max: 2, onnotice: () => {} });
});
afterAll(async () => {
  await sql?.end();
  await stop?.();
});

const newClient = (key: string | undefined): SupabaseClient =>
  createClient(String(process.env.TEST_API_URL), String(key), {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  });

async function signIn(person: string): Promise<SupabaseClient> {
  const client = newClient(process.env.TEST_PUBLISHABLE_KEY);
  const email = `${person}@fairmatch.example`;
  const { error } = await client.auth.signInWithPassword({ email, password: "Fairmatch1" });
  if (error) throw error;
  return client;
}

/** A text's letters in one spelling: a PDF has shaped letters. */
const letters = (text: string) => text.normalize("NFKC").replace(/[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
/** Whether the text has each word, also in the order right-to-left scripts are drawn in. */
const holds = (text: string, wanted: string) =>
  wanted
    .split(" ")
    .map(letters)
    .every((word) => letters(text).includes(word) || letters(text).includes([...word].reverse().join("")));

async function textOf(bucket: string, path: string): Promise<string> {
  const { data, error } = await newClient(process.env.TEST_SECRET_KEY).storage.from(bucket).createSignedUrl(path, 60);
  if (error) throw error;
  const answer = await fetch(data.signedUrl);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(document, { mergePages: true })).text;
}

test("the accounts listed in the README can sign in", async () => {
  const people =
    "admin company recruiter partner pending rejected untiered unfinished candidate grace hana tomas new-candidate";
  for (const person of people.split(" ")) await signIn(person);
});

test("the demo has jobs and applications in every state, and responses to every type of question", async () => {
  const jobs = await sql`
    select status, private.is_day_over(expires_at) as is_over, count(*)::int from public.jobs group by status, is_over`;
  expect(jobs.reduce((sum, row) => sum + row.count, 0)).toBeGreaterThanOrEqual(30);
  expect(new Set(jobs.map((row) => row.status))).toEqual(new Set(["draft", "published", "closed", "filled"]));
  expect(jobs.some((row) => row.status === "published" && row.is_over)).toBe(true);
  const industries = await sql`
    select distinct c.industry from public.jobs j join public.companies c on c.id = j.company_id`;
  expect(industries.length).toBeGreaterThanOrEqual(10);

  const applications = await sql`select status, count(*)::int from public.applications group by status`;
  expect(applications.reduce((sum, row) => sum + row.count, 0)).toBeGreaterThanOrEqual(60);
  expect(new Set(applications.map((row) => row.status))).toEqual(new Set(applicationStatuses));
  const answered = await sql`
    select distinct q.question_type from public.job_application_answers a join public.job_questions q on q.id = a.question_id
    where a.answer <> ''`;
  expect(new Set(answered.map((row) => row.question_type))).toEqual(new Set(questionTypes));
});

test("the demo has companies in every state, staff in every role, and open and expired invitations", async () => {
  const states = await sql`select distinct private.company_state(c) as state from public.companies c`;
  expect(new Set(states.map((row) => row.state))).toEqual(
    new Set(["unfinished", "pending", "rejected", "no-subscription", "live"]),
  );
  const roles = await sql`select distinct role from public.company_users where company_id = ${demoId("quillmark")}`;
  expect(new Set(roles.map((row) => row.role))).toEqual(new Set(staffRoles));
  const invitations = await sql`
    select distinct status, expires_at > now() as is_open, private.invitation_kind(i) as kind from public.invitations i`;
  expect(invitations.some((row) => row.status === "pending" && !row.is_open)).toBe(true);
  const open = invitations.filter((row) => row.status === "pending" && row.is_open);
  expect(new Set(open.map((row) => row.kind))).toEqual(new Set(["admin", "company", "employee", "candidate"]));
  expect((await sql`select from public.company_proposals`).length).toBeGreaterThan(0);
  expect((await sql`select from public.candidates where is_managed_by_company`).length).toBeGreaterThan(0);
});

test("every application history is chronological, matches its application, and names who moved it", async () => {
  const wrong = await sql`
    select a.id from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral (
      select bool_and(e.created_at > coalesce(e.before, j.posted_at)) as runs_forward, max(e.created_at) as last_move,
        bool_and(e.actor_id is not null) as is_signed
      from (
        select *, lag(created_at) over (order by id) as before from public.application_events where application_id = a.id
      ) e
    ) history
    where not history.runs_forward or history.last_move > now() or not history.is_signed
      or a.status <> private.last_status(a.id)`;
  expect(wrong).toEqual([]);
  // Except what depends on the clock: promised replies that are due by now.
  expect(
    await sql`select from public.email_outbox where template not in ('staff_summary', 'answer_promised')`,
  ).toHaveLength(0);
  const told = await sql`
    select from public.notifications where created_at > now() - interval '10 minutes' and type <> 'answer_due' and not data ? 'answer_by'`;
  expect(told).toHaveLength(0);
});

test("every stored document is a PDF that names its owner and agrees with the profile", async () => {
  const files = listDemoFiles();
  expect((await sql`select from storage.objects`).length).toBe(files.length);
  const people = await sql`
    select split_part(email, '@', 1) as owner, btrim(first_name || ' ' || last_name) as name, title, skills, experience_years
    from public.candidates`;
  const companies = await sql`select id, name, tax_id from public.companies`;
  for (const { bucket, owner, path } of files) {
    if (bucket === "company-logos") continue;
    const text = await textOf(bucket, path);
    const person = people.find((row) => row.owner === owner);
    const company = companies.find((row) => row.id === demoId(owner));
    for (const wanted of person ? [person.name] : [company?.name, company?.tax_id]) {
      expect(holds(text, wanted), `${bucket} of ${owner}: ${wanted} in ${text}`).toBe(true);
    }
    if (!person || bucket !== "candidate_resumes") continue;
    for (const wanted of [person.title, ...person.skills, "Education", `Experience: ${person.experience_years} year`]) {
      expect(holds(text, wanted), `resume of ${owner}: ${wanted}`).toBe(true);
    }
  }
});

test("submitted documents match the stored files, and reviewers can open them", async () => {
  const sent = await sql`
    select d.bucket_id, d.name, d.fingerprint = private.file_fingerprint(o.version, o.metadata) as is_same
    from private.sent_documents d left join storage.objects o using (bucket_id, name)`;
  expect(sent.length).toBeGreaterThanOrEqual(60);
  expect(sent.filter((row) => !row.is_same)).toEqual([]);

  const recruiter = await signIn("recruiter");
  const resume = listDemoFiles().find(({ bucket, owner }) => bucket === "candidate_resumes" && owner === "grace");
  const { data, error } = await recruiter.functions.invoke("open-file", {
    body: { bucket: resume?.bucket, path: resume?.path },
  });
  expect(error).toBeNull();
  expect((await fetch(data.url)).status).toBe(200);
});

test("all demo data passes the current forms", async () => {
  const jobs = await sql`
    select j.*, j.salary_min::float8, j.salary_max::float8, (select coalesce(json_agg(json_build_object(
      'question', q.question, 'questionType', q.question_type, 'isRequired', q.is_required, 'options', q.options)), '[]')
      from public.job_questions q where q.job_id = j.id) as questions
    from public.jobs j`;
  for (const job of jobs) {
    const fields = {
      jobType: job.job_type,
      experienceLevel: job.experience_level,
      experienceRequired: job.experience_required,
      educationRequired: job.education_required,
      salaryMin: job.salary_min,
      salaryMax: job.salary_max,
      payPeriod: job.pay_period,
      preferredSkills: job.preferred_skills,
      expires_at: null,
    };
    expect(jobInputSchema.safeParse({ ...job, ...fields }).error, job.title).toBeUndefined();
  }
  // People added by hand have no profile.
  for (const candidate of await sql`select * from public.candidates where user_id is not null`) {
    const { title, bio } = splitBio(candidate.bio);
    const { street, city, state, country, zip_code: zipCode } = candidate;
    const fields = {
      firstName: candidate.first_name,
      lastName: candidate.last_name,
      phoneNumber: candidate.phone,
      workAuthorization: candidate.work_authorization,
      experienceYears: candidate.experience_years,
      address: { street, city, state, zipCode, country },
    };
    expect(
      candidateProfileSchema.safeParse({ ...candidate, ...fields, title, bio }).error,
      candidate.email,
    ).toBeUndefined();
  }
  for (const company of await sql`select * from public.companies`) {
    expect(companyRegistrationSchema.safeParse(company).error, company.name).toBeUndefined();
  }
  const texts = JSON.stringify([
    jobs,
    await sql`select * from public.candidates`,
    await sql`select * from public.companies`,
  ]);
  expect(texts).not.toMatch(/lorem|ipsum|asdf|foo bar/i);
});

test("the demo candidate sees good, middling and poor matches", async () => {
  const { data } = await (await signIn("candidate")).rpc("get_potential_jobs", { p_limit: 50 });
  const shares = (data.jobs as { match: MatchExplanation }[]).map(
    ({ match }) => match.required.filter((skill) => skill.has).length / match.required.length,
  );
  expect(shares.length).toBeGreaterThanOrEqual(20);
  expect(shares.filter((share) => share >= 0.8).length).toBeGreaterThanOrEqual(3);
  expect(shares.filter((share) => share > 0.3 && share < 0.8).length).toBeGreaterThanOrEqual(2);
  expect(shares.filter((share) => share <= 0.3).length).toBeGreaterThanOrEqual(5);
});

test("the demo team has a candidate added by hand, a hiring team, tags and a shared view", async () => {
  const { data: found } = await (await signIn("recruiter")).rpc("search_everything", { p_query: "delphine" });
  expect(found.people).toMatchObject([{ name: "Delphine Marchetti", added_by: "Priya" }]);
  expect((await sql`select from private.job_team_members`).length).toBe(2);
  expect((await sql`select from private.company_tags`).length).toBe(3);
  expect((await sql`select from private.application_views`).length).toBe(1);
});

test("administrators have names", async () => {
  const admins =
    await sql`select btrim(first_name || ' ' || last_name) as name from public.profiles where role = 'admin'`;
  expect(admins.map((row) => row.name).sort()).toEqual(["Amelia Strand", "Joris Haakonsen"]);
});

test("the demo refuses to load where accounts exist", async () => {
  const tools = readFileSync(join(projectPaths.supabase, "seed/tools.sql"), "utf8");
  await expect(sql.begin((transaction) => transaction.unsafe(tools).simple())).rejects.toThrow(
    "This project has accounts already",
  );
});
