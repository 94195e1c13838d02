import type { StaffRole, SubscriptionTier } from "../../supabase/functions/_shared/contracts/enums.ts";
import { type Actor, makeAccount, setRole, sql, uniqueEmail } from "./accounts.ts";

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
