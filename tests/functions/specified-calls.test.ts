// Every call the specification names, with its body, as any HTTP client sends it. Behavior is tested elsewhere; this checks that
// each exists, and what replaced the few that are closed (RULES: Invitations).
import { beforeAll, describe, expect, it } from "vitest";
import type { ServerFunctionName } from "../../supabase/functions/_shared/contracts/functions.ts";
import { type Actor, makeAdmin, signUp, sql, unique, uniqueEmail } from "../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff, type TestCandidate, type TestCompany } from "../support/companies.ts";
import { storeFile } from "../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../support/jobs.ts";
import { invoke } from "./invoke.ts";

interface World {
  admin: Actor;
  company: TestCompany;
  owner: Actor;
  recruiter: Actor;
  newcomer: Actor;
  candidate: TestCandidate;
  job: TestJob;
  open: TestJob;
  applicationId: string;
}
let world: World;

beforeAll(async () => {
  const [admin, company, newcomer, candidate] = await Promise.all([
    makeAdmin(),
    makeCompany(),
    signUp("company"),
    makeCandidate(),
  ]);
  const recruiter = await makeStaff(company, "recruiter");
  const [job, open] = [await makeJob(company), await makeJob(company)];
  const application = await makeApplication(job, candidate);
  world = {
    ...{ admin, company, owner: company.owner, recruiter, newcomer, candidate, job, open },
    applicationId: application,
  };
});

const jobData = {
  title: "Platform engineer",
  description: "Keeps things running.",
  location: "Springfield",
  locations: ["Springfield"],
  jobType: "FULL_TIME",
  experienceLevel: null,
  experienceRequired: "",
  educationRequired: "",
  salaryMin: 100_000,
  salaryMax: 140_000,
  skills_required: ["Go"],
  requirements: [],
  preferredSkills: [],
  status: "open",
  expires_at: null,
  questions: [],
};
const person = { firstName: "Ada", lastName: "Lovelace" };
const ignored = { invitationUrl: "https://elsewhere.example", adminEmail: "somebody@example.com" };

type Caller = "admin" | "owner" | "newcomer" | "candidate";
/** The function, its caller, its body, and what its response includes. */
const functions: [ServerFunctionName, Caller, (world: World) => object, string[]][] = [
  [
    "send-admin-invitation",
    "admin",
    () => ({ email: uniqueEmail("invited"), ...person, message: "", ...ignored }),
    ["success"],
  ],
  [
    "send-company-invitation",
    "admin",
    () => ({ email: uniqueEmail("invited"), companyName: "Harrow Pike", message: "", ...ignored }),
    ["success"],
  ],
  [
    "send-company-invitation",
    "owner",
    ({ company }) => ({
      email: uniqueEmail("invited"),
      role: "recruiter",
      ...person,
      companyId: company.id,
      adminEmail: "",
    }),
    ["success"],
  ],
  [
    "manage-company-subscription",
    "admin",
    ({ company }) => ({ method: "get", companyId: company.id }),
    ["subscription"],
  ],
  [
    "manage-company-subscription",
    "admin",
    ({ company }) => ({ method: "update", companyId: company.id, tier: "pro", expiresAt: null }),
    ["success"],
  ],
  ["get-pending-companies-direct", "admin", () => ({}), []],
  [
    "update-company-approval-direct",
    "admin",
    ({ company }) => ({ companyId: company.id, isApproved: true }),
    ["company"],
  ],
  ["get-company-by-id-direct", "owner", ({ company }) => ({ companyId: company.id }), ["id", "name"]],
  ["get-user-company-id-direct", "owner", ({ owner }) => ({ userId: owner.id }), ["companyId"]],
  [
    "update-company-direct",
    "owner",
    ({ company }) => ({ companyId: company.id, companyData: { description: "What we do." } }),
    ["company"],
  ],
  [
    "create-company-user-relation",
    "newcomer",
    ({ newcomer }) => ({
      companyData: { name: unique("Registered"), industry: "Technology", location: "Springfield" },
      userId: newcomer.id,
      role: "company_admin",
      ...person,
      email: newcomer.email,
    }),
    ["companyId"],
  ],
  ["manage-job-posting", "owner", ({ owner }) => ({ method: "list", userId: owner.id }), ["jobs"]],
  ["manage-job-posting", "owner", ({ owner }) => ({ method: "create", userId: owner.id, jobData }), ["job"]],
  ["manage-job-posting", "owner", ({ owner, job }) => ({ method: "get", userId: owner.id, jobId: job.id }), ["job"]],
  [
    "manage-job-posting",
    "owner",
    ({ owner, job }) => ({ method: "update", userId: owner.id, jobData: { ...jobData, id: job.id } }),
    ["job"],
  ],
  ["get-job-applications", "owner", ({ owner, job }) => ({ userId: owner.id, jobId: job.id }), ["applications"]],
  [
    "get-application-detail",
    "owner",
    ({ owner, applicationId }) => ({ userId: owner.id, applicationId }),
    ["application"],
  ],
  ["check-user-company-membership-direct", "owner", ({ owner }) => ({ userId: owner.id }), ["memberships"]],
  [
    "send-candidate-invitation",
    "owner",
    ({ company }) => ({
      email: uniqueEmail("invited"),
      candidateData: { ...person, address: {} },
      companyName: company.name,
      invitationType: "candidate",
      managementTerms: "",
    }),
    ["success", "message"],
  ],
  [
    "get-candidate-data",
    "candidate",
    ({ candidate }) => ({ userId: candidate.id, operation: "applications" }),
    ["applications"],
  ],
  [
    "get-candidate-data",
    "candidate",
    ({ candidate }) => ({ userId: candidate.id, operation: "potential-jobs" }),
    ["jobs"],
  ],
  [
    "get-candidate-data",
    "candidate",
    ({ candidate, open }) => ({ userId: candidate.id, operation: "job-details", jobId: open.id }),
    ["job"],
  ],
  [
    "get-candidate-data",
    "candidate",
    ({ candidate, open }) => ({ userId: candidate.id, operation: "job-questions", jobId: open.id }),
    ["questions"],
  ],
  [
    "get-candidate-data",
    "candidate",
    ({ candidate }) => ({ userId: candidate.id, operation: "get-candidate-id" }),
    ["candidateId"],
  ],
  [
    "get-candidate-data",
    "candidate",
    ({ candidate, applicationId }) => ({ userId: candidate.id, operation: "application-detail", applicationId }),
    ["application"],
  ],
  // Last: the job is gone afterwards.
  [
    "manage-job-posting",
    "owner",
    ({ owner, job }) => ({ method: "delete", userId: owner.id, jobData: { id: job.id } }),
    ["success"],
  ],
];

describe("server functions", () => {
  it.each(functions)("%s answers %s", async (name, caller, body, keys) => {
    const { status, body: answer } = await invoke<object>(name, body(world), { token: world[caller].accessToken });
    expect({ status, answer }).toMatchObject({ status: 200 });
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(keys));
  });

  it("get-candidate-data lists the missing fields of a profile", async () => {
    const { id, accessToken } = await signUp("candidate");
    const body = { userId: id, operation: "get-candidate-id" };
    const answer = await invoke<{ error: { message: string; missingFields: string[] } }>("get-candidate-data", body, {
      token: accessToken,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.error.message).toContain("Profile incomplete");
    expect(answer.body.error.missingFields).not.toHaveLength(0);
  });
});

const profile = {
  p_first_name: "Casey",
  p_last_name: "Candidate",
  p_bio: "Engineer",
  p_skills: ["Go"],
  p_phone: "+1 555 0100",
  p_email: "casey@example.com",
  p_alternate_phone: null,
  p_gender: null,
  p_work_authorization: null,
  p_unit: null,
  p_street: null,
  p_city: null,
  p_state: null,
  p_zip_code: null,
  p_country: null,
};

// mark_notification_read is below, with its notification.
describe("procedures", () => {
  it.each([
    ["get_user_company_membership_safe", "owner", ({ owner }: World) => ({ user_id: owner.id })],
    ["get_candidate_by_user_id", "candidate", ({ candidate }: World) => ({ p_user_id: candidate.id })],
    ["update_candidate_profile", "candidate", ({ candidate }: World) => ({ p_user_id: candidate.id, ...profile })],
    ["get_candidate_documents", "candidate", ({ candidate }: World) => ({ p_user_id: candidate.id })],
  ] as const)("%s answers %s", async (name, caller, args) => {
    const { error } = await world[caller].client.rpc(name, args(world));
    expect(error).toBeNull();
  });

  it("create_application_safe returns the id of the application", async () => {
    const applicant = await makeCandidate();
    const { data, error } = await applicant.client.rpc("create_application_safe", {
      p_job_id: world.open.id,
      p_candidate_id: applicant.candidateId,
      p_status: "hired",
    });
    expect(error).toBeNull();
    const [stored] = await sql`select status from public.applications where id = ${data}`;
    expect(stored?.status).toBe("applied");
  });

  it("update_candidate_document_url accepts every document kind, remove_certificate_url a certificate", async () => {
    const { id, client } = world.candidate;
    for (const [kind, bucket] of [
      ["resume", "candidate_resumes"],
      ["cover_letter", "candidate_cover_letters"],
      ["certificate", "candidate_certificates"],
    ] as const) {
      const path = await storeFile(world.candidate, bucket);
      const set = { p_user_id: id, p_document_type: kind, p_url: path };
      expect((await client.rpc("update_candidate_document_url", set)).error).toBeNull();
      if (kind === "certificate")
        expect((await client.rpc("remove_certificate_url", { p_user_id: id, p_url: path })).error).toBeNull();
      else expect((await client.rpc("update_candidate_document_url", { ...set, p_url: null })).error).toBeNull();
    }
  });
});

describe("tables", () => {
  const reads: [table: string, caller: Caller, columns: string, column: string, value: (world: World) => string][] = [
    ["profiles", "candidate", "id, role", "id", ({ candidate }) => candidate.id],
    ["companies", "admin", "id, name, is_approved, created_at", "is_approved", () => "false"],
    ["candidates", "admin", "id", "user_id", ({ candidate }) => candidate.id],
    ["candidates", "owner", "id", "managing_company_id", ({ company }) => company.id],
    [
      "company_users",
      "owner",
      "user_id, company_id, role, first_name, last_name, email, phone",
      "company_id",
      ({ company }) => company.id,
    ],
    ["company_subscriptions", "admin", "company_id, tier, status", "company_id", ({ company }) => company.id],
    ["company_relationships", "admin", "*", "company_a_id", ({ company }) => company.id],
    ["job_assignments", "owner", "*", "job_id", ({ job }) => job.id],
    ["candidate_assignments", "owner", "*", "candidate_id", ({ candidate }) => candidate.candidateId],
    [
      "applications",
      "owner",
      "id, candidates(first_name, last_name, email), jobs(title)",
      "applied_by_company_id",
      ({ company }) => company.id,
    ],
    ["jobs", "owner", "id, title, status, created_at", "company_id", ({ company }) => company.id],
    ["notifications", "candidate", "*", "user_id", ({ candidate }) => candidate.id],
  ];
  it.each(reads)("%s can be read by the %s: %s", async (table, caller, columns, column, value) => {
    const { error } = await world[caller].client.from(table).select(columns).eq(column, value(world)).limit(10);
    expect(error).toBeNull();
  });

  it("company_users: people can change their own name and contact details", async () => {
    const { client, id } = world.recruiter;
    const change = { first_name: "Ada", last_name: "Lovelace", email: "ada@example.com", phone: "+1 555 0101" };
    const { data } = await client.from("company_users").update(change).eq("user_id", id).select("first_name");
    expect(data).toEqual([{ first_name: "Ada" }]);
  });

  it("company_relationships: an administrator creates, changes and deletes one", async () => {
    const { client } = world.admin;
    const other = await makeCompany();
    const pair = { company_a_id: world.company.id, company_b_id: other.id };
    expect((await client.from("company_relationships").insert(pair)).error).toBeNull();
    const table = () => client.from("company_relationships");
    const { data } = await table().update({ can_share_jobs: true }).match(pair).select("id");
    expect(data).toHaveLength(1);
    expect((await table().delete().match(pair)).error).toBeNull();
  });

  it("notifications: people can mark and delete their own", async () => {
    const { client, id } = world.candidate;
    const [note] = await sql`
      insert into public.notifications (user_id, type, title, message)
      values (${id}, 'application_status', 'News', 'Something moved.') returning id`;
    expect((await client.rpc("mark_notification_read", { notification_id: note?.id })).error).toBeNull();
    expect((await client.from("notifications").delete().match({ id: note?.id, user_id: id })).error).toBeNull();
    expect(await sql`select from public.notifications where id = ${note?.id}`).toHaveLength(0);
  });

  const closed: [
    act: string,
    instead: string,
    caller: Caller,
    call: (world: World) => PromiseLike<{ error: unknown }>,
  ][] = [
    [
      "profiles are made",
      "the trigger of sign-up",
      "candidate",
      (w) =>
        w.candidate.client.from("profiles").insert({ id: w.candidate.id, email: w.candidate.email, role: "admin" }),
    ],
    [
      "companies are made",
      "register_company",
      "newcomer",
      (w) => w.newcomer.client.from("companies").insert({ name: "Mine" }),
    ],
    [
      "staff is added",
      "accept_invitation",
      "owner",
      (w) =>
        w.owner.client
          .from("company_users")
          .insert({ user_id: w.newcomer.id, company_id: w.company.id, role: "recruiter" }),
    ],
    [
      "staff is removed",
      "remove_staff",
      "owner",
      (w) => w.owner.client.from("company_users").delete().eq("user_id", w.recruiter.id),
    ],
    ["invitations are read", "get_invitation", "admin", (w) => w.admin.client.from("invitations").select("*")],
    [
      "invitations are made",
      "create_invitation",
      "admin",
      (w) => w.admin.client.from("invitations").insert({ email: "a@example.com", type: "candidate" }),
    ],
    [
      "invitations are accepted",
      "accept_invitation",
      "candidate",
      (w) => w.candidate.client.from("invitations").update({ status: "accepted" }).eq("email", w.candidate.email),
    ],
    [
      "work is assigned",
      "assign_jobs",
      "owner",
      (w) => w.owner.client.from("job_assignments").insert({ job_id: w.job.id }),
    ],
    [
      "candidates are assigned",
      "assign_candidates",
      "owner",
      (w) => w.owner.client.from("candidate_assignments").insert({ candidate_id: w.candidate.candidateId }),
    ],
    [
      "a candidate's record is made",
      "ensure_candidate_profile",
      "newcomer",
      (w) => w.newcomer.client.from("candidates").insert({ user_id: w.newcomer.id, email: w.newcomer.email }),
    ],
    [
      "management is taken",
      "accept_invitation",
      "candidate",
      (w) =>
        w.candidate.client
          .from("candidates")
          .update({ managing_company_id: w.company.id })
          .eq("user_id", w.candidate.id),
    ],
    [
      "answers are written",
      "submit_application",
      "candidate",
      (w) =>
        w.candidate.client.from("job_application_answers").insert({ application_id: w.applicationId, answer: "Yes" }),
    ],
  ];
  it.each(closed)("%s only through %s, not by the %s directly", async (_act, instead, _caller, call) => {
    expect((await call(world)).error).not.toBeNull();
    if (/^\w+_\w+$/.test(instead)) {
      const [found] =
        await sql`select from pg_proc where proname = ${instead} and pronamespace = 'public'::regnamespace`;
      expect(found).toBeDefined();
    }
  });
});
