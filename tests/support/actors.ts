import { randomBytes, randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import postgres from "postgres";
import { WebSocket } from "ws";
import type {
  ApplicationStatus,
  JobStatus,
  JobType,
  StaffRole,
  SubscriptionTier,
} from "../../supabase/functions/_shared/contracts/enums.ts";

/** Reads a value that tests/support/stack.ts put into the environment. */
export function stackValue(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the tests through the stack (tests/support/stack.ts).`);
  return value;
}

/**
 * Marks everyone and everything this test file creates, so that files never share rows, and seeds random input:
 * TEST_SEED=<printed value> repeats a run.
 */
export const seed = process.env.TEST_SEED ?? randomBytes(5).toString("hex");
console.info(`TEST_SEED=${seed}`);
let made = 0;

/** A unique name whose number can't match the start of an id in a search: `owner-3x-9f2c01ab77`. */
export const unique = (label: string): string => {
  made += 1;
  return `${label}-${made}x-${seed}`;
};
export const uniqueEmail = (label: string): string => `${unique(label)}@example.com`;

/** Direct connection as the migration role, bypassing row security: for setup and for reading what was stored. */
export const sql = postgres(stackValue("TEST_DATABASE_URL"), { max: 3, idle_timeout: 2, onnotice: () => {} });

/** Valid under every password rule (RULES: Accounts). */
export const password = "Correct1horse";

/** An account, and the published client signed in to it. */
export interface Actor {
  id: string;
  email: string;
  client: SupabaseClient;
  accessToken: string;
}

function newClient(key: string): SupabaseClient {
  return createClient(stackValue("TEST_API_URL"), key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as never },
  });
}

/** A client without a session. */
export const anonymous = (): SupabaseClient => newClient(stackValue("TEST_PUBLISHABLE_KEY"));

/** A client with the secret key (service_role). */
export const service = (): SupabaseClient => newClient(stackValue("TEST_SECRET_KEY"));

/** Signs in through the API. Throws its error. */
export async function signIn(email: string, withPassword = password): Promise<Actor> {
  const client = anonymous();
  const { data, error } = await client.auth.signInWithPassword({ email, password: withPassword });
  if (error) throw error;
  return { id: data.user.id, email, client, accessToken: data.session.access_token };
}

interface SignUpOptions {
  email?: string;
  /** Additional sign-up metadata, such as { invitation: token }. */
  data?: Record<string, unknown>;
}

/** Creates an account through the API and leaves it unconfirmed. Returns its id and email. Throws the API's error. */
export async function signUpUnconfirmed(
  role: string,
  { email = uniqueEmail(role), data = {} }: SignUpOptions = {},
): Promise<{ id: string; email: string }> {
  const answer = await anonymous().auth.signUp({ email, password, options: { data: { role, ...data } } });
  if (answer.error) throw answer.error;
  if (!answer.data.user) throw new Error("Sign-up gave no user.");
  return { id: answer.data.user.id, email };
}

/** Confirms an account and sets its password, like the page behind the confirmation link. */
export async function confirm(userId: string): Promise<void> {
  await sql`
    update auth.users
    set email_confirmed_at = now(), encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    where id = ${userId} and email_confirmed_at is null`;
}

/** Signs up through the API, confirms, signs in. */
export async function signUp(role: "candidate" | "company", options: SignUpOptions = {}): Promise<Actor> {
  const account = await signUpUnconfirmed(role, options);
  await confirm(account.id);
  return signIn(account.email);
}

/** Columns that all accounts share; hosted projects store an instance in each row, the local auth service doesn't. */
let sharedParts: Promise<Record<string, string>> | undefined;

async function readSharedParts(): Promise<Record<string, string>> {
  const [found] = await sql`
    select extensions.crypt(${password}, extensions.gen_salt('bf', 4)) as hash, exists (
      select from pg_attribute where attrelid = 'auth.users'::regclass and attname = 'instance_id') as has_instance`;
  return {
    encrypted_password: found?.hash,
    ...(found?.has_instance ? { instance_id: "00000000-0000-0000-0000-000000000000" } : {}),
  };
}

/**
 * Inserts accounts as they are after sign-up and confirmation. The real auth service can't read rows with a null instance, time
 * or token. The password is hashed once, in few rounds: hashing it per account took most of the tests' time.
 */
export async function storeAccounts(
  people: readonly { id: string; email: string; role: "candidate" | "company" }[],
): Promise<void> {
  sharedParts ??= readSharedParts();
  const shared = await sharedParts;
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  const noTokens = {
    ...{
      confirmation_token: "",
      recovery_token: "",
      reauthentication_token: "",
      phone_change: "",
      phone_change_token: "",
    },
    ...{ email_change: "", email_change_token_new: "", email_change_token_current: "" },
  };
  const users = people.map(({ id, email, role }) => ({
    ...{ ...shared, ...noTokens, ...times, id, email, email_confirmed_at: now },
    ...{ aud: "authenticated", role: "authenticated", raw_user_meta_data: { role } },
    raw_app_meta_data: { provider: "email", providers: ["email"] },
  }));
  const identities = people.map(({ id, email }) => ({
    ...{ id: randomUUID(), provider: "email", provider_id: id, user_id: id, last_sign_in_at: now, ...times },
    identity_data: { sub: id, email, email_verified: true },
  }));
  for (const [table, rows] of [
    ["auth.users", users],
    ["auth.identities", identities],
  ] as const) {
    const columns = sql(Object.keys(rows[0] ?? {}));
    await sql`
      insert into ${sql(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql(table)}, ${sql.json(rows as never)})`;
  }
}

/** Changes an account's address, including its identity, as the auth service does once both mailboxes have confirmed. */
export async function moveAddress(userId: string, email: string, by = sql): Promise<void> {
  await by`
    with moved as (update auth.users set email = ${email} where id = ${userId})
    update auth.identities set identity_data = identity_data || jsonb_build_object('email', ${email}::text)
    where user_id = ${userId} and provider = 'email'`;
}

/** Stores an account and signs it in through the API. */
export async function makeAccount(role: "candidate" | "company", email = uniqueEmail(role)): Promise<Actor> {
  await storeAccounts([{ id: randomUUID(), email, role }]);
  return signIn(email);
}

/** Changes an account's role, without the email about it. */
async function setRole(account: Actor, role: "company" | "admin"): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction`update public.profiles set role = ${role} where id = ${account.id}`;
    await transaction`delete from public.email_outbox where to_email = ${account.email} and template = 'role_changed'`;
  });
}

/** A platform administrator; with a name where it is displayed. */
export async function makeAdmin(name?: `${string} ${string}`): Promise<Actor> {
  const admin = await makeAccount("candidate", uniqueEmail("admin"));
  await setRole(admin, "admin");
  if (name) {
    const [first, last] = name.split(" ");
    await sql`update public.profiles set first_name = ${String(first)}, last_name = ${String(last)} where id = ${admin.id}`;
  }
  return admin;
}

export interface TestCompany {
  id: string;
  name: string;
  /** Its company_admin. */
  owner: Actor;
}

interface CompanyOptions {
  name?: string;
  approved?: boolean;
  /** False: the registration is unfinished, as after sign-up. */
  submitted?: boolean;
  /** null: no subscription row. */
  tier?: SubscriptionTier | null;
  subscriptionEnds?: Date | null;
}

/** A company with its company_admin; by default approved and with a live subscription. */
export async function makeCompany({
  // Unlike any other, or administrators would get a warning.
  name = `Company ${crypto.randomUUID()}`,
  approved = true,
  submitted = true,
  tier = "pro",
  subscriptionEnds = null,
}: CompanyOptions = {}): Promise<TestCompany> {
  const owner = await makeAccount("company", uniqueEmail("owner"));
  const [company] = await sql<{ id: string }[]>`
    update public.companies set
      name = ${name},
      submitted_at = ${submitted ? sql`now()` : null},
      is_approved = ${approved},
      approved_at = ${approved ? sql`now()` : null}
    where user_id = ${owner.id}
    returning id`;
  if (!company) throw new Error("Sign-up made no company.");
  if (tier !== null) {
    await sql`
      insert into public.company_subscriptions (company_id, tier, expires_at)
      values (${company.id}, ${tier}, ${subscriptionEnds})`;
  }
  return { id: company.id, name, owner };
}

/** Adds a member to a company's staff. */
export async function makeStaff(company: { id: string }, role: StaffRole): Promise<Actor> {
  const staff = await makeAccount("candidate", uniqueEmail(role));
  await setRole(staff, "company");
  await sql`
    insert into public.company_users (user_id, company_id, role, first_name, last_name, email)
    values (${staff.id}, ${company.id}, ${role}, 'Sam', ${role}, ${staff.email})`;
  return staff;
}

/** Ends a membership directly in the table; the account is kept. */
export async function dismissStaff(company: { id: string }, staff: { id: string }): Promise<void> {
  await sql`delete from public.company_users where user_id = ${staff.id} and company_id = ${company.id}`;
}

export interface TestCandidate extends Actor {
  candidateId: string;
}

interface CandidateOptions {
  /** True: every item of profile completion is filled in. */
  complete?: boolean;
  skills?: string[];
  managedBy?: { id: string };
  /** Their owner at the company that represents them. */
  assignedTo?: { id: string };
}

/** A candidate with a profile. */
export async function makeCandidate({
  complete = true,
  skills = ["TypeScript", "PostgreSQL"],
  managedBy,
  assignedTo,
}: CandidateOptions = {}): Promise<TestCandidate> {
  const actor = await makeAccount("candidate");
  const filled = complete
    ? {
        phone: "+1 555 0100",
        title: "Software engineer",
        bio: "Software engineer\nBuilds things that last.",
        gender: "prefer-not-to-say",
        work_authorization: "us_citizen",
        experience_years: 6,
        street: "1 Main Street",
        city: "Springfield",
        state: "Illinois",
        zip_code: "62701",
        country: "United States",
        resume_url: `${actor.id}/resume.pdf`,
      }
    : {};
  const row = {
    user_id: actor.id,
    first_name: complete ? "Casey" : "",
    last_name: complete ? "Candidate" : "",
    email: actor.email,
    skills,
    managing_company_id: managedBy?.id ?? null,
    ...filled,
  };
  const [candidate] = await sql<{ id: string }[]>`insert into public.candidates ${sql(row)} returning id`;
  if (!candidate) throw new Error("No candidate was stored.");
  if (managedBy && assignedTo) {
    await sql`
      insert into public.candidate_assignments (candidate_id, company_id, assigned_to_user_id)
      values (${candidate.id}, ${managedBy.id}, ${assignedTo.id})`;
  }
  return { ...actor, candidateId: candidate.id };
}

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

/** Partners two companies, sharing what is named from now on. */
export async function makePartners(
  one: { id: string },
  other: { id: string },
  { jobs = false, candidates = false }: { jobs?: boolean; candidates?: boolean },
): Promise<void> {
  await sql`
    insert into public.company_relationships (company_a_id, company_b_id, can_share_jobs, can_share_candidates)
    values (${one.id}, ${other.id}, ${jobs}, ${candidates})`;
}

/** What a move to this status requires. */
export const reasonFor = (status: unknown): { p_reason?: "skills" } =>
  String(status).toLowerCase() === "rejected" ? { p_reason: "skills" } : {};
