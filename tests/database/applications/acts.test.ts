import { describe, expect, test } from "vitest";
import { applicationStatuses } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { makeAccount, signUp, sql, uniqueEmail } from "../../support/accounts.ts";
import { addPerson } from "../../support/added.ts";
import { type Cast, makeCast, staff } from "../../support/cast.ts";
import { makeApplication, makeJob, reasonFor, type TestJob } from "../../support/jobs.ts";

// `can` is what screens offer. Everything is tried here, so that nothing is offered and then refused, or the reverse.

const [cast, leaving] = await Promise.all([makeCast(), makeAccount("company")]);

/** Whether a procedure allows a person's request. Any failure other than a refusal is a bug in the test. */
async function works(client: Cast["clients"]["owner"], procedure: string, args: object): Promise<boolean> {
  const { error } = await client.rpc(procedure, args);
  if (error && !["PT403", "PT404", "PT409"].includes(error.code))
    throw new Error(`${procedure}: ${JSON.stringify(error)}`);
  return !error;
}

test.each(staff)("%s is offered exactly the company actions that work", async (role) => {
  const client = cast.clients[role];
  const at = { p_company_id: cast.company.id };
  const [job, colleagues] = [await makeJob(cast.company), await makeJob(cast.company)];
  const application = await makeApplication(job, cast.candidate);
  const colleague = { user_id: leaving.id, company_id: cast.company.id, role: "recruiter" };
  const [membership] = await sql`
    insert into public.company_users ${sql(colleague)} on conflict (user_id, company_id) do update set role = 'recruiter'
    returning id`;
  const candidateData = { firstName: "Kim", lastName: "Invited" };
  const posting = { title: "Engineer", description: "Builds.", location: "Denver, CO", jobType: "FULL_TIME" };
  const invitation = { p_type: "candidate", p_email: uniqueEmail("invited"), p_data: { candidateData } };

  const { data } = await client.rpc("get_company_dashboard", at);
  expect(data.can).toEqual({
    edit_registration: await works(client, "update_company", { ...at, p_company: { tax_id: "12-3456789" } }),
    edit_profile: await works(client, "update_company", { ...at, p_company: { description: "Makes things." } }),
    assign_work: await works(client, "assign_jobs", { p_job_ids: [job.id], p_user_id: null }),
    post_jobs: await works(client, "create_job", { ...at, p_job: posting }),
    delete_jobs: await works(client, "delete_job", { p_job_id: colleagues.id }),
    handle_applications: await works(client, "get_application_detail", { p_application_id: application }),
    handle_candidates: await works(client, "create_invitation", invitation),
    manage_staff: await works(client, "remove_staff", { p_company_user_id: membership?.id }),
    read_company: await works(client, "get_company_subscription", at),
  });
});

test("an account without a company is offered no company actions", async () => {
  const { client } = await signUp("candidate");
  const { data } = await client.rpc("get_company_dashboard");
  expect(new Set(Object.values(data.can))).toEqual(new Set([false]));
});

describe.each(staff)("%s is offered exactly the job actions that work on a job that is", (role) => {
  const theirs = (options: { by: (typeof staff)[number] }) =>
    makeJob(cast.company, {
      createdBy: cast.people[options.by],
      // Without it, a partner recruiter would not see it.
      ...(role === "partnerRecruiter" && { assignedTo: cast.people[role] }),
    });
  const used = async (job: Promise<TestJob>) => {
    await makeApplication(await job, cast.candidate);
    return job;
  };

  test.each([
    ["their own", () => theirs({ by: role })],
    ["their own, with an application", () => used(theirs({ by: role }))],
    ["a colleague's", () => theirs({ by: role === "manager" ? "owner" : "manager" })],
    ["a colleague's, with an application", () => used(theirs({ by: role === "manager" ? "owner" : "manager" }))],
  ])("%s", async (_, make) => {
    const job = await make();
    const client = cast.clients[role];
    const { data: whole } = await client.rpc("get_company_job", { p_job_id: job.id });
    const { data: list } = await client.rpc("list_company_jobs", { p_search: job.title });
    const { add_person, add_person_later, ...acts } = whole.can;
    expect(list.jobs[0].can).toEqual(acts);
    const added = await addPerson({ client }, job);
    expect(added.error === null).toBe(add_person);
    expect(add_person_later).toBe(false);
    if (add_person) await client.rpc("undo_add_person", { p_application_id: added.data.id });
    expect(acts).toEqual({
      edit: await works(client, "update_job", { p_job_id: job.id, p_job: { status: "closed" } }),
      assign: await works(client, "assign_jobs", { p_job_ids: [job.id], p_user_id: cast.people.partnerRecruiter.id }),
      delete: await works(client, "delete_job", { p_job_id: job.id }),
    });
  });
});

test.each(staff)("%s is offered exactly the statuses they can move an application to", async (role) => {
  for (const p_status of applicationStatuses.filter((status) => status !== "applied")) {
    const job = await makeJob(cast.company, { assignedTo: cast.people.partnerRecruiter });
    const id = { p_application_id: await makeApplication(job, cast.candidate) };
    const { data } = await cast.clients[role].rpc("get_application_detail", id);
    const moved = await works(cast.clients[role], "set_application_status", {
      ...id,
      p_status,
      ...reasonFor(p_status),
    });
    expect(data.allowed_statuses.includes(p_status), p_status).toBe(moved);
  }
});

test.each(applicationStatuses.filter((status) => status !== "withdrawn"))(
  "a candidate is offered withdrawing exactly when it works: %s",
  async (status) => {
    const { client } = cast.candidate;
    const job = await makeJob(cast.company);
    const id = { p_application_id: await makeApplication(job, cast.candidate, { status }) };
    const { data } = await client.rpc("get_my_application", id);
    expect(data.can).toEqual({ withdraw: await works(client, "withdraw_application", id), apply_again: false });
  },
);
