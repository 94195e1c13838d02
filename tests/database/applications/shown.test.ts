import { describe, expect, test } from "vitest";
import { applicantParts } from "../../../supabase/functions/_shared/contracts/candidates/candidate-fields.ts";
import { partnerParts } from "../../../supabase/functions/_shared/contracts/partners/partnership.ts";
import { sql } from "../../support/accounts.ts";
import { makeCast, type Role } from "../../support/cast.ts";
import { makeCandidate } from "../../support/companies.ts";
import { tokenIn } from "../../support/invitations.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { employer, names, publicCompany } from "../../support/shown.ts";

// What people see of others is an allowlist: a new column is private until it is listed here.
const cast = await makeCast();
const job = await makeJob(cast.company);
const [applicant, managed] = await Promise.all([makeCandidate(), makeCandidate({ managedBy: cast.company })]);
const application = await makeApplication(job, applicant);
await sql`insert into public.job_questions (job_id, position, question) values (${job.id}, 0, 'Why?')`;

/** A person's response; a failure fails the test. */
async function ask(role: Role, procedure: string, args: object = {}) {
  const { data, error } = await cast.clients[role].rpc(procedure, args);
  expect(error, `${role}: ${procedure}`).toBeNull();
  return data;
}
const keysOf = (value: object) => Object.keys(value).sort();
const match = names("required preferred level location culture summary score without_skills without_culture");
const jobEntry = names(`
  id title company_id company_name company_logo_url location job_type experience_level salary_min salary_max posted_at match asked
  application saved pay_period workplace distance`);
const companyOfApplication = names("id name logo_url");
const applicationEntry = names(
  "id status applied_at candidate_id candidate_name candidate_title match assignee answer_due is_overdue unread can resume_line added_by interview_at offer_until part tags",
);

describe("applicant fields shown to an employer", () => {
  // The candidate's own preview, plus ids.
  const person = ["id", "user_id", ...applicantParts].sort();

  test.each(["owner", "recruiter", "admin"] as const)("match the allowlist in the application, as %s", async (role) => {
    const detail = await ask(role, "get_application_detail", { p_application_id: application });
    expect(keysOf(detail)).toEqual(
      names(`
        id status applied_at applied_by_company_id applied_by_company_name candidate job answers events match
        also_applied answer_by answer_due attempt later_id assignee rejection note_count unread can file_names documents added merged tags cover_letter allowed_statuses company_paused previous_id next_id position total`),
    );
    expect(keysOf(detail.candidate)).toEqual(person);
    expect(keysOf(detail.match)).toEqual(match);
    expect(keysOf(detail.job)).toEqual(
      names("id title location job_type experience_level assignee company_name is_deleted can"),
    );
  });

  test("match the allowlist after the application is moved", async () => {
    const own = await makeApplication(await makeJob(cast.company), applicant);
    const moved = await ask("owner", "set_application_status", { p_application_id: own, p_status: "reviewing" });
    expect(keysOf(moved.candidate)).toEqual(person);
  });

  test("match the allowlist in the lists", async () => {
    const { applications: ofJob } = await ask("owner", "get_job_applications", { p_job_id: job.id });
    expect(keysOf(ofJob[0])).toEqual(applicationEntry);
    const { applications: ofCompany } = await ask("owner", "get_company_applications");
    expect(keysOf(ofCompany[0])).toEqual([...applicationEntry, "job_id", "job_title"].sort());
  });

  test("can't be read from the tables directly", async () => {
    const { data } = await cast.clients.owner.from("candidates").select(managedColumns).eq("id", applicant.candidateId);
    expect(data).toEqual([]);
    const history = cast.clients.owner.from("application_events").select("id").eq("application_id", application);
    expect((await history).error?.code).toBe("42501");
  });
});

test("a partner sees what the candidate's preview shows, with state and country combined into a region", async () => {
  const [row] = await sql<{ shown: object }[]>`
    select private.shown_candidate_json(c, null::public.companies) as shown from public.candidates c where c.id = ${applicant.candidateId}`;
  const asRegion = partnerParts.filter((part) => part !== "state" && part !== "country");
  expect(keysOf(row?.shown ?? {})).toEqual(["id", "company", "region", ...asRegion].sort());
});

/** All granted columns; the test of column rights checks that there are no others. */
const managedColumns = names(`
  id user_id first_name last_name email phone alternate_phone title bio skills skill_keys work_authorization
  experience_years street unit city state zip_code country portfolio_url github_url linkedin_url
  resume_url cover_letter_url certificates is_managed_by_company managing_company_id management_terms
  created_at updated_at`).join();

test("a representing company can read its candidate's row, except gender", async () => {
  const managedBy = (columns: string) =>
    cast.clients.owner.from("candidates").select(columns).eq("id", managed.candidateId);
  expect((await managedBy(managedColumns)).data).toHaveLength(1);
  for (const columns of ["*", "gender"]) expect((await managedBy(columns)).error?.code).toBe("42501");
});

describe("public fields", () => {
  test.each(["anonymous", "candidate", "otherOwner"] as const)(
    "match the allowlist for a company, as %s",
    async (role) => {
      expect(keysOf(await ask(role, "get_company", { p_company_id: cast.company.id }))).toEqual(publicCompany);
    },
  );

  test.each(["anonymous", "candidate", "otherOwner"] as const)("match the allowlist for a job, as %s", async (role) => {
    const { jobs } = await ask(role, "search_jobs", { p_query: job.title });
    expect(keysOf(jobs[0])).toEqual(jobEntry);
    const details = await ask(role, "get_job_details", { p_job_id: job.id });
    expect(keysOf(details)).toEqual(
      names(`
        id title description location locations job_type experience_level experience_required education_required
        salary_min salary_max pay_period workplace skills_required requirements preferred_skills posted_at expires_at answer_days company match asked
        application_id withdrawn saved question_count`),
    );
    expect(keysOf(details.company)).toEqual(employer);
    const questions = await ask(role, "get_job_questions", { p_job_id: job.id });
    expect(keysOf(questions[0])).toEqual(names("id question question_type is_required options"));
  });

  test("match the allowlist for an invitation", async () => {
    const { path } = await ask("owner", "create_invitation", {
      p_type: "employee",
      p_email: `shown-${cast.company.id}@example.com`,
      p_data: { firstName: "Eva", lastName: "Moreau", role: "recruiter" },
    });
    const shown = names(`
      kind email invited_by first_name last_name company_id company_name company_logo_url message role management_terms expires_at stopped`);
    expect(keysOf(await ask("anonymous", "get_invitation", { p_token: tokenIn(path), p_kind: "employee" }))).toEqual(
      shown,
    );
    await ask("otherOwner", "create_invitation", {
      p_type: "employee",
      p_email: applicant.email,
      p_data: { firstName: "Eva", lastName: "Moreau", role: "recruiter" },
    });
    const { data: own } = await applicant.client.rpc("get_my_invitations");
    expect(own.map(keysOf)).toEqual([["id", ...shown].sort()]);
    const { invitations } = await ask("owner", "list_invitations");
    expect(keysOf(invitations[0])).toEqual(
      names(`id kind email name company_name role state is_undelivered sent_at sent_by expires_at ended_at is_held
        joined_company_id can`),
    );
  });
});

describe("fields shown to a candidate", () => {
  test("match the allowlist for matching jobs", async () => {
    const { jobs } = await ask("candidate", "get_potential_jobs");
    expect(keysOf(jobs[0])).toEqual(jobEntry);
    expect(keysOf(jobs[0].match)).toEqual(match);
  });

  test("match the allowlist for a job they applied to and its company", async () => {
    const { data: own } = await applicant.client.rpc("get_my_application", { p_application_id: application });
    expect(keysOf(own.job)).toEqual(
      names(`
        id title description location locations job_type experience_level experience_required education_required
        salary_min salary_max pay_period workplace skills_required requirements preferred_skills posted_at expires_at company is_visible`),
    );
    expect(keysOf(own.job.company)).toEqual(companyOfApplication);
    expect(keysOf(own.events[0])).toEqual(
      names("application_id from_status to_status by_candidate created_at actor_name is_mine withdrawal reason words"),
    );
    const { data: list } = await applicant.client.rpc("get_my_applications");
    expect(keysOf(list.applications[0])).toEqual(
      names(
        "id status applied_at answer_due offer_until unread changed_at job_id job_title company_name company_logo_url",
      ),
    );
  });
});
