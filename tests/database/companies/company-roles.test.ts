import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import type { ServerFunctionName } from "../../../supabase/functions/_shared/contracts/functions.ts";
import { invoke } from "../../functions/invoke.ts";
import { sql, uniqueEmail } from "../../support/accounts.ts";
import { type Cast, makeCast, managing, type Role, recruiting, roles, staff } from "../../support/cast.ts";
import { makeCandidate, makePartners, makeStaff, type TestCandidate } from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

// Every action of the company area, tried by every role through HTTP on records of `company`, once with and once without the
// partner recruiter as their owner.

const administrators = ["owner", "subscriptionAdmin"] as const satisfies Role[];
/** These roles plus administrators, who may read everything. */
const andAdmin = (who: readonly Role[]): Role[] => [...who, "admin"];

interface Scene {
  job: TestJob;
  draft: TestJob;
  application: string;
  managed: TestCandidate;
}
interface Caller {
  client: SupabaseClient;
  token: string | undefined;
  role: Role;
}
type Attempt = (caller: Caller, scene: Scene) => Promise<boolean>;

let cast: Cast;
let partnerJob: TestJob;
let standing: Record<"loose" | "assigned", Scene>;

async function makeScene(isAssigned: boolean): Promise<Scene> {
  const { company, candidate, people } = cast;
  const assigned = isAssigned ? { assignedTo: people.partnerRecruiter } : {};
  const [job, draft, managed] = await Promise.all([
    makeJob(company, assigned),
    makeJob(company, { ...assigned, status: "draft" }),
    makeCandidate({ managedBy: company, ...assigned }),
  ]);
  return { job, draft, managed, application: await makeApplication(job, candidate) };
}

beforeAll(async () => {
  cast = await makeCast();
  await makePartners(cast.company, cast.other, { jobs: true, candidates: true });
  partnerJob = await makeJob(cast.other);
  const invited = { p_type: "candidate", p_email: uniqueEmail("invited"), p_data: { candidateData } };
  expect((await cast.company.owner.client.rpc("create_invitation", invited)).error).toBeNull();
  standing = { loose: await makeScene(false), assigned: await makeScene(true) };
});

const refusals = ["42501", "PT401", "PT403", "PT404"];

/** A procedure whose response `has` finds something in; any failure other than a missing right is a bug in the test. */
const rpc =
  (name: string, args: (scene: Scene) => object, has: (data: never, scene: Scene) => boolean = () => true): Attempt =>
  async ({ client }, scene) => {
    const { data, error } = await client.rpc(name, args(scene));
    if (error && !refusals.includes(error.code)) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return !error && has(data as never, scene);
  };

/** The same for a server function. */
const call =
  (name: ServerFunctionName, body: (scene: Scene) => object): Attempt =>
  async ({ token }, scene) => {
    const answer = await invoke(name, body(scene), token === undefined ? {} : { token });
    if (answer.status !== 200 && ![401, 403, 404].includes(answer.status)) {
      throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.status === 200;
  };

const at = () => ({ p_company_id: cast.company.id });
const ofJob = ({ job }: Scene) => ({ p_job_id: job.id });
const ofApplication = ({ application }: Scene) => ({ p_application_id: application });
const ofCandidate = ({ managed }: Scene) => ({ p_candidate_id: managed.candidateId });
/** For a bulk change: the requested record changed. */
const happens = ({ outcomes }: { outcomes: { refusal: string | null }[] }) =>
  outcomes.some((outcome) => outcome.refusal === null);
const given = ({ application }: Scene, assignee: string | null) => ({
  p_moves: [{ id: application }],
  p_change: { assignee },
});
const posting = { title: "Engineer", description: "Builds.", location: "Denver, CO", jobType: "FULL_TIME" };
const candidateData = { firstName: "Kim", lastName: "Invited", address: {} };
const line = () => ({ line: 1, email: uniqueEmail("line"), firstName: "Kim", lastName: "Imported" });

interface Action {
  what: string;
  /** Who may, for records without an owner. */
  who: readonly Role[];
  /** Partner recruiters may too, for records they own. */
  alsoAssigned?: true;
  attempt: Attempt;
}

/** Reads, all of the same records. */
const reads: Action[] = [
  {
    what: "read the dashboard",
    who: staff,
    attempt: rpc("get_company_dashboard", at),
  },
  { what: "read the plan", who: andAdmin(recruiting), attempt: rpc("get_company_subscription", at) },
  { what: "read what candidates see of the company", who: staff, attempt: rpc("get_employer_preview", at) },
  { what: "read the team", who: managing, attempt: rpc("list_staff", at) },
  { what: "read whom work can be given", who: recruiting, attempt: rpc("list_assignees", at) },
  { what: "read the report", who: andAdmin(recruiting), attempt: rpc("get_company_report", at) },
  {
    what: "read the invitations that were sent",
    who: andAdmin(recruiting),
    attempt: rpc(
      "list_invitations",
      () => ({ ...at(), p_kinds: ["candidate"] }),
      ({ invitations }: { invitations: unknown[] }) => invitations.length > 0,
    ),
  },
  { what: "read what was put forward", who: recruiting, attempt: rpc("list_put_forwards", at) },
  { what: "read the jobs of partners", who: recruiting, attempt: rpc("list_partner_jobs", at) },
  { what: "read the candidates of partners", who: recruiting, attempt: rpc("list_partner_candidates", at) },
  {
    what: "check an import",
    who: recruiting,
    attempt: rpc("check_candidate_import", () => ({ ...at(), p_rows: [line()] })),
  },
  {
    what: "find a job in the list",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc(
      "list_company_jobs",
      ({ job }) => ({ ...at(), p_search: job.title }),
      ({ jobs }: { jobs: unknown[] }) => jobs.length > 0,
    ),
  },
  { what: "read a job", who: andAdmin(recruiting), alsoAssigned: true, attempt: rpc("get_company_job", ofJob) },
  {
    what: "find an application across jobs",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc(
      "get_company_applications",
      ({ job }) => ({ ...at(), p_filter: { job: job.id } }),
      ({ applications }: { applications: unknown[] }) => applications.length > 0,
    ),
  },
  {
    what: "read a job's applications",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc("get_job_applications", ofJob),
  },
  { what: "read a job's board", who: andAdmin(recruiting), alsoAssigned: true, attempt: rpc("get_job_board", ofJob) },
  {
    what: "read an application",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc("get_application_detail", ofApplication),
  },
  {
    what: "see what a change would do",
    who: recruiting,
    alsoAssigned: true,
    attempt: rpc(
      "preview_applications_change",
      ({ application }) => ({ p_ids: [application], p_change: { to: "reviewing" } }),
      happens,
    ),
  },
  {
    what: "find a candidate in the list",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc(
      "list_managed_candidates",
      ({ managed }) => ({ ...at(), p_search: managed.email }),
      ({ candidates }: { candidates: unknown[] }) => candidates.length > 0,
    ),
  },
  {
    what: "read a candidate",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc("get_managed_candidate", ofCandidate),
  },
  {
    what: "read a candidate's applications",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: rpc("list_candidate_applications", ofCandidate),
  },
  { what: "read the jobs for a candidate", who: recruiting, attempt: rpc("list_jobs_for_candidate", ofCandidate) },
  {
    what: "read whom to put forward",
    who: recruiting,
    attempt: rpc("list_candidates_to_put_forward", ({ job }) => ({ ...at(), p_job_id: job.id })),
  },
  {
    what: "get-job-applications",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: call("get-job-applications", ({ job }) => ({ jobId: job.id })),
  },
  {
    what: "get-application-detail",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: call("get-application-detail", ({ application }) => ({ applicationId: application })),
  },
  {
    what: "manage-job-posting get",
    who: andAdmin(recruiting),
    alsoAssigned: true,
    attempt: call("manage-job-posting", ({ job }) => ({ method: "get", jobId: job.id })),
  },
];

/** Changes, each on a fresh record of the same kind. */
const changes: Action[] = [
  {
    what: "change the registration",
    who: administrators,
    attempt: rpc("update_company", () => ({ ...at(), p_company: { tax_id: "12-3456789" } })),
  },
  {
    what: "change the public profile",
    who: managing,
    attempt: rpc("update_company", () => ({ ...at(), p_company: { description: "Makes things." } })),
  },
  {
    what: "update-company-direct",
    who: managing,
    attempt: call("update-company-direct", () => ({
      companyId: cast.company.id,
      companyData: { description: "Makes." },
    })),
  },
  { what: "post a job", who: recruiting, attempt: rpc("create_job", () => ({ ...at(), p_job: posting })) },
  {
    what: "edit a job",
    who: recruiting,
    attempt: rpc("update_job", (scene) => ({ ...ofJob(scene), p_job: { title: "Changed" } })),
  },
  {
    what: "publish a job",
    who: recruiting,
    attempt: rpc("update_job", ({ draft }) => ({ p_job_id: draft.id, p_job: { status: "published" } })),
  },
  {
    what: "manage-job-posting update",
    who: recruiting,
    attempt: call("manage-job-posting", ({ job }) => ({
      method: "update",
      jobId: job.id,
      jobData: { status: "closed" },
    })),
  },
  { what: "delete a job", who: managing, attempt: rpc("delete_job", ({ draft }) => ({ p_job_id: draft.id })) },
  {
    what: "delete a job with applications",
    who: managing,
    attempt: call("manage-job-posting", ({ job }) => ({ method: "delete", jobId: job.id })),
  },
  {
    what: "assign a job",
    who: managing,
    attempt: rpc("assign_jobs", ({ job }) => ({ p_job_ids: [job.id], p_user_id: cast.people.recruiter.id })),
  },
  {
    what: "assign a candidate",
    who: managing,
    attempt: rpc("assign_candidates", ({ managed }) => ({
      p_candidate_ids: [managed.candidateId],
      p_user_id: cast.people.recruiter.id,
    })),
  },
  {
    what: "move an application",
    who: recruiting,
    alsoAssigned: true,
    attempt: rpc("set_application_status", (scene) => ({ ...ofApplication(scene), p_status: "reviewing" })),
  },
  {
    what: "take a move of their own back",
    who: recruiting,
    alsoAssigned: true,
    attempt: async (caller, scene) => {
      const move = rpc("set_application_status", (scene) => ({ ...ofApplication(scene), p_status: "reviewing" }));
      const undo = rpc("undo_application_status", (scene) => ({ ...ofApplication(scene), p_status: "reviewing" }));
      return (await move(caller, scene)) && (await undo(caller, scene));
    },
  },
  {
    what: "move and reject several",
    who: recruiting,
    alsoAssigned: true,
    attempt: rpc(
      "change_applications",
      ({ application }) => ({ p_moves: [{ id: application }], p_change: { to: "rejected", reason: "skills" } }),
      happens,
    ),
  },
  {
    what: "give an application to a colleague",
    who: managing,
    attempt: rpc("change_applications", (scene) => given(scene, cast.people.manager.id), happens),
  },
  {
    what: "take an application",
    who: recruiting,
    alsoAssigned: true,
    attempt: async ({ client, role }, scene) => {
      const me = role === "anonymous" ? null : cast.people[role].id;
      const { data, error } = await client.rpc("change_applications", given(scene, me));
      return !error && happens(data);
    },
  },
  {
    what: "invite a candidate",
    who: recruiting,
    attempt: call("send-candidate-invitation", () => ({
      companyId: cast.company.id,
      email: uniqueEmail("invited"),
      candidateData,
    })),
  },
  {
    what: "invite an employee",
    who: managing,
    attempt: call("send-company-invitation", () => ({
      companyId: cast.company.id,
      email: uniqueEmail("invited"),
      role: "recruiter",
      firstName: "Kim",
      lastName: "Invited",
      isEmployeeInvitation: true,
    })),
  },
  {
    what: "import candidates",
    who: recruiting,
    attempt: rpc("import_candidates", () => ({ ...at(), p_rows: [line()] })),
  },
  {
    what: "put a candidate forward for an own job",
    who: recruiting,
    attempt: rpc("put_forward_candidates", ({ job, managed }) => ({
      p_job_id: job.id,
      p_candidate_ids: [managed.candidateId],
    })),
  },
  {
    what: "put a candidate forward for a partner's job",
    who: recruiting,
    attempt: rpc("put_forward_candidates", ({ managed }) => ({
      p_job_id: partnerJob.id,
      p_candidate_ids: [managed.candidateId],
    })),
  },
  { what: "end the management of a candidate", who: managing, attempt: rpc("end_management", ofCandidate) },
  {
    what: "give a colleague another role",
    who: managing,
    attempt: async (caller, scene) => {
      const p_company_user_id = await newMembership();
      return rpc("set_staff_role", () => ({ p_company_user_id, p_role: "manager" }))(caller, scene);
    },
  },
  {
    what: "read what hangs on a colleague",
    who: managing,
    attempt: async (caller, scene) => {
      const p_company_user_id = await newMembership();
      return rpc("get_staff_work", () => ({ p_company_user_id }))(caller, scene);
    },
  },
  {
    what: "remove a colleague, and hand the work on",
    who: managing,
    attempt: async (caller, scene) => {
      const p_company_user_id = await newMembership();
      const p_successor = cast.people.recruiter.id;
      return rpc("remove_staff", () => ({ p_company_user_id, p_successor }))(caller, scene);
    },
  },
];

async function newMembership(): Promise<string> {
  const colleague = await makeStaff(cast.company, "recruiter");
  const [membership] = await sql<{ id: string }[]>`select id from public.company_users where user_id = ${colleague.id}`;
  return membership?.id ?? "";
}

const callerOf = (role: Role): Caller => ({
  client: cast.clients[role],
  token: role === "anonymous" ? undefined : cast.people[role].accessToken,
  role,
});

const expected = ({ who, alsoAssigned }: Action, isAssigned: boolean): Role[] =>
  roles.filter((role) => who.includes(role) || (isAssigned && alsoAssigned && role === "partnerRecruiter"));

describe.each([
  ["unassigned work", false],
  ["work assigned to the partner recruiter", true],
] as const)("permissions for %s", (_, isAssigned) => {
  test.each(reads)("$what", async (action) => {
    const scene = isAssigned ? standing.assigned : standing.loose;
    const able = await Promise.all(roles.map((role) => action.attempt(callerOf(role), scene)));
    expect(roles.filter((_role, n) => able[n])).toEqual(expected(action, isAssigned));
  });

  test.each(changes)("$what", async (action) => {
    // Created in parallel, each for one of them; tried in sequence.
    const scenes = await Promise.all(roles.map(async (role) => [role, await makeScene(isAssigned)] as const));
    const able: Role[] = [];
    for (const [role, scene] of scenes) if (await action.attempt(callerOf(role), scene)) able.push(role);
    expect(able).toEqual(expected(action, isAssigned));
  });
});
