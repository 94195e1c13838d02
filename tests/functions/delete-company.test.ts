import { beforeAll, describe, expect, it } from "vitest";
import { type Actor, sql } from "../support/accounts.ts";
import { refusal, untilHeldUp } from "../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makePartners,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../support/companies.ts";
import { newPath, pdf, storeFile } from "../support/files.ts";
import { makeApplication, makeJob, type TestJob } from "../support/jobs.ts";
import { findEverywhere } from "../support/whole-database.ts";
import { invoke } from "./invoke.ts";

const closeAs = (person: Actor, company: { id: string }, name: string) =>
  invoke("delete-account", { what: "company", companyId: company.id, name }, { token: person.accessToken });

describe("deleting a company", () => {
  let company: TestCompany;
  let partner: TestCompany;
  let colleague: Actor;
  let job: TestJob;
  let waiting: TestCandidate;
  let hired: TestCandidate;
  let managed: TestCandidate;
  /** Represented as well, and asked about being submitted. */
  let asked: TestCandidate;
  beforeAll(async () => {
    [company, partner] = await Promise.all([makeCompany(), makeCompany()]);
    colleague = await makeStaff(company, "manager");
    job = await makeJob(company, { assignedTo: colleague });
    [waiting, hired, managed, asked] = await Promise.all([
      makeCandidate(),
      makeCandidate(),
      makeCandidate({ managedBy: company }),
      makeCandidate({ managedBy: company }),
    ]);
    await makeApplication(job, waiting);
    await makeApplication(job, hired, { status: "hired" });
    await makeApplication(await makeJob(partner), managed);
    await makePartners(company, partner, { jobs: true });
    const question = { p_job_id: (await makeJob(partner)).id, p_candidate_ids: [asked.candidateId] };
    expect(await refusal(colleague.client.rpc("put_forward_candidates", question))).toBeNull();
    await storeFile(company.owner, "company-documents", newPath(company.id), pdf("registration"));
    await company.owner.client.rpc("create_invitation", {
      p_type: "employee",
      p_email: "somebody@example.com",
      p_data: { firstName: "Eve", lastName: "Employee", role: "recruiter" },
    });
  });

  it("requires its name and an administrator of the company", async () => {
    expect((await closeAs(company.owner, company, "Another")).body).toMatchObject({
      error: { fields: { name: expect.any(String) } },
    });
    expect(await closeAs(colleague, company, company.name)).toMatchObject({ status: 403 });
    expect(await closeAs(partner.owner, company, company.name)).toMatchObject({ status: 404 });
  });

  it("removes it right away with its jobs and files, and notifies its people", async () => {
    expect((await closeAs(company.owner, company, company.name)).status).toBe(200);
    const found = await findEverywhere([company.id, job.id]);
    // The log still shows that there was a company, and its name.
    const left = [...(found[company.id] ?? []), ...(found[job.id] ?? [])].map((row) => row.split(":")[0]);
    expect(
      [...new Set(left)].filter(
        (table) =>
          ![
            "public.audit_log",
            "private.departed_companies",
            "private.visible_counts",
            "private.kept_counts",
            "private.count_changes",
            "public.notifications",
          ].includes(String(table)),
      ),
    ).toEqual([]);
    // Counts drop to zero, also for a job with an assignment.
    expect(await sql`select what, n from private.counts where subject = ${company.id} and n <> 0`).toEqual([]);
    const { data } = await waiting.client.rpc("get_job_details", { p_job_id: job.id });
    expect(data).toBeNull();
    for (const person of [company.owner, colleague]) {
      expect((await person.client.rpc("get_frame")).data).toMatchObject({ role: "company", memberships: [] });
    }
    expect(await sql`select template from public.email_outbox where to_email = ${colleague.email}`).toEqual([
      { template: "company_closed_for_team" },
    ]);
  });

  it("keeps it in applicants' own lists, and notifies those with open applications", async () => {
    const past = async (person: Actor) => (await person.client.rpc("get_past_applications")).data;
    const facts = { job_title: job.title, company_name: company.name };
    expect(await past(waiting)).toMatchObject([{ ...facts, status: "applied" }]);
    expect(await past(hired)).toMatchObject([{ ...facts, status: "hired" }]);
    expect(await past(managed)).toEqual([]);
    const mails = (person: Actor) => sql`select template from public.email_outbox where to_email = ${person.email}`;
    expect(await mails(waiting)).toEqual([{ template: "company_closed" }]);
    expect(await mails(hired)).toEqual([]);
    expect(await mails(managed)).toEqual([{ template: "management_ended" }]);
    const [row] =
      await sql`select managing_company_id, is_managed_by_company from public.candidates where id = ${managed.candidateId}`;
    expect(row?.managing_company_id).toBeNull();
    expect(await refusal(managed.client.rpc("get_frame"))).toBeNull();
    // Their unanswered requests are gone.
    expect(await sql`select from public.notifications where user_id = ${asked.id} and type = 'put_forward'`).toEqual(
      [],
    );
  });
});

describe("deleting a company during other actions", () => {
  it("waits for a candidate who is applying, then deletes that application too", async () => {
    const company = await makeCompany();
    const job = await makeJob(company);
    const person = await makeCandidate();
    let applied: Promise<string | null> | undefined;
    let closed: ReturnType<typeof closeAs> | undefined;
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      // After the job, before the company.
      await transaction`lock table private.application_sources, private.sent_profiles in share mode`;
      await transaction`lock table public.applications in share mode`;
      applied = refusal(person.client.rpc("submit_application", { p_job_id: job.id }));
      await untilHeldUp(transaction);
      closed = closeAs(company.owner, company, company.name);
      await untilHeldUp(transaction, 2);
    });
    expect(await applied).toBeNull();
    expect((await closed)?.status).toBe(200);
    expect((await person.client.rpc("get_past_applications")).data).toMatchObject([{ job_title: job.title }]);
  });

  it("waits for a partner who is reading its candidates", async () => {
    const [company, partner] = await Promise.all([makeCompany(), makeCompany()]);
    await makePartners(company, partner, { candidates: true });
    const people = await Promise.all([1, 2].map(() => makeCandidate({ managedBy: company })));
    for (const { client } of people) await client.rpc("set_shown_to_partners", { p_shown: true });
    const [, last] = people.map(({ candidateId }) => candidateId).sort();
    let read: Promise<{ data: unknown; error: unknown }> | undefined;
    let closed: ReturnType<typeof closeAs> | undefined;
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction`select from public.candidates where id = ${String(last)} for update`;
      read = Promise.resolve(partner.owner.client.rpc("list_partner_candidates", {}));
      await untilHeldUp(transaction);
      closed = closeAs(company.owner, company, company.name);
      await untilHeldUp(transaction, 2);
    });
    expect(await read).toMatchObject({ error: null, data: { candidates: [{}, {}] } });
    expect((await closed)?.status).toBe(200);
  });

  it("succeeds once when two administrators delete it at the same time", async () => {
    const company = await makeCompany();
    const other = await makeStaff(company, "company_admin");
    const answers = await Promise.all([company.owner, other].map((each) => closeAs(each, company, company.name)));
    const [first, second] = answers.map(({ status }) => status).sort();
    expect(first).toBe(200);
    expect([403, 404]).toContain(second);
  });
});
