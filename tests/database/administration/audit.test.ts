import { expect, test } from "vitest";
import { makeAccount, makeAdmin, service, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, makeStaff } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

/** Entries about a person or thing, in the order they were written. */
const entriesAbout = async (subjectId: string | undefined) =>
  (
    await sql`select actor_id, action, company_id, details from public.audit_log where subject_id = ${subjectId ?? null} order by id`
  ).map((entry) => ({ ...entry }));

test("deleting a job records its title, who deleted it, and whether it was removed or hidden", async () => {
  const company = await makeCompany();
  const manager = await makeStaff(company, "manager");
  const [unused, used] = [await makeJob(company), await makeJob(company)];
  await makeApplication(used, await makeCandidate());
  for (const [job, hidden] of [
    [unused, false],
    [used, true],
  ] as const) {
    await manager.client.rpc("delete_job", { p_job_id: job.id });
    expect(await entriesAbout(job.id)).toEqual([
      {
        actor_id: manager.id,
        action: "job.deleted",
        company_id: company.id,
        details: { title: job.title, hidden },
      },
    ]);
  }
});

test("changing an account's role is recorded, however it changes", async () => {
  const person = await makeAccount("company");
  await sql`delete from public.companies where user_id = ${person.id}`;
  await service().rpc("grant_admin", { p_email: person.email });
  expect(await entriesAbout(person.id)).toMatchObject([
    { action: "account.role_changed", details: { user_id: person.id, from: "company", to: "admin" } },
    { action: "admin.granted" },
  ]);
});

test("changing a staff member's role is recorded, and changing a name isn't", async () => {
  const company = await makeCompany();
  const person = await makeStaff(company, "recruiter");
  const [row] = await sql`
    update public.company_users set role = 'manager', first_name = 'Max' where user_id = ${person.id} returning id`;
  await sql`update public.company_users set first_name = 'Moritz' where user_id = ${person.id}`;
  expect(await entriesAbout(row?.id)).toMatchObject([
    {
      action: "staff.role_changed",
      company_id: company.id,
      details: { user_id: person.id, from: "recruiter", to: "manager" },
    },
  ]);
});

test("changing a company's approval or plan records the old and new values", async () => {
  const [admin, company] = [await makeAdmin(), await makeCompany({ approved: false, tier: "basic" })];
  const at = { p_company_id: company.id };
  await admin.client.rpc("set_company_approval", { ...at, p_is_approved: false, p_reason: "No tax id" });
  await admin.client.rpc("set_company_approval", { ...at, p_is_approved: true });
  await sql`update public.company_subscriptions set status = 'past_due' where company_id = ${company.id}`;
  await admin.client.rpc("set_company_subscription", { ...at, p_tier: "pro" });
  expect(await entriesAbout(company.id)).toMatchObject([
    {
      actor_id: admin.id,
      action: "company.rejected",
      details: { from: "pending", to: "rejected", reason: "No tax id" },
    },
    { actor_id: admin.id, action: "company.approved", details: { from: "rejected", to: "approved" } },
    {
      actor_id: admin.id,
      action: "subscription.changed",
      details: { from: { tier: "basic", status: "past_due" }, to: { tier: "pro", status: "active" } },
    },
  ]);
});
