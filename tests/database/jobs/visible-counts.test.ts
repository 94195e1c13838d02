import { expect, test } from "vitest";
import { sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { overEnd } from "../../support/dates.ts";
import { makeJob } from "../../support/jobs.ts";

// The public job count is stored, not counted. Whatever happens, it must be correct.

const candidate = await makeCandidate();
const companies: [TestCompany, TestCompany] = [await makeCompany(), await makeCompany()];

/** The count a candidate sees, the real count, and companies with a wrong one, in one snapshot. */
async function counts(): Promise<{ told: number; plainly: number; wrong: string[] }> {
  const claims = JSON.stringify({ role: "authenticated", sub: candidate.id });
  return sql.begin("isolation level repeatable read read only", async (transaction) => {
    const [plain] = await transaction`select count(*)::integer as n from private.visible_jobs`;
    const wrong = await transaction<{ id: string }[]>`
      select id from public.companies c
      where private.count_visible_jobs_of(id) <> (select count(*) from private.visible_jobs v where v.company_id = c.id)`;
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
    const [row] = await transaction`select (public.get_candidate_activity() ->> 'available_jobs')::integer as n`;
    return { told: row?.n, plainly: plain?.n, wrong: wrong.map(({ id }) => id) };
  });
}

async function expectExact(): Promise<void> {
  const { told, plainly, wrong } = await counts();
  expect(told).toBe(plainly);
  expect(wrong).toEqual([]);
}

const endPlan = (company: TestCompany, ends: Date | null) =>
  sql`update public.company_subscriptions set expires_at = ${ends} where company_id = ${company.id}`;
const ended = overEnd();
const decide = (company: TestCompany, approved: boolean) => sql`
  update public.companies set is_approved = ${approved}, approved_at = case when ${approved} then now() end where id = ${company.id}`;

test("counts stay exact after every change that adds or removes a job", async () => {
  const [company, other] = companies;
  const job = await makeJob(company);
  for (const act of [
    () => makeJob(other),
    () => sql`update public.jobs set status = 'closed' where id = ${job.id}`,
    () => sql`update public.jobs set status = 'published' where id = ${job.id}`,
    () => sql`update public.jobs set expires_at = current_date - 2 where id = ${job.id}`,
    () => sql`update public.jobs set expires_at = current_date + 2 where id = ${job.id}`,
    () => sql`update public.jobs set title = 'Renamed' where id = ${job.id}`,
    () => decide(company, false),
    () => makeJob(company),
    () => decide(company, true),
    () => endPlan(company, ended),
    () => makeJob(company),
    () => endPlan(company, null),
    () => sql`update public.company_subscriptions set tier = 'none' where company_id = ${company.id}`,
    () => sql`update public.company_subscriptions set tier = 'pro' where company_id = ${company.id}`,
    () => sql`delete from public.jobs where id = ${job.id}`,
  ]) {
    await act();
    await expectExact();
  }
  const gone = await makeCompany();
  await makeJob(gone);
  await expectExact();
  await sql`delete from public.companies where id = ${gone.id}`;
  await expectExact();
});

test("jobs of an expired plan are no longer counted, and return with a new plan", async () => {
  const ending = await makeCompany();
  await makeJob(ending);
  await makeJob(ending);
  // The end of its plan's last day.
  await sql`
    update private.published_companies set plan_until = now() + interval '1.5 s' where company_id = ${ending.id}`;
  await expectExact();
  await expect.poll(() => sql`select from private.visible_jobs where company_id = ${ending.id}`).toHaveLength(0);
  await expectExact();
  // Included by another person's change.
  await makeJob(companies[0]);
  await expectExact();
  await endPlan(ending, null);
  await expectExact();
});

test("simultaneous publishers do not wait for each other, and all jobs are counted", async () => {
  const [company, other] = companies;
  const before = await counts();
  await sql.begin(async (transaction) => {
    await transaction`
      insert into public.jobs (company_id, title, description, location, job_type, status, posted_at)
      values (${company.id}, 'Slowly', 'What the work is about.', 'Denver, CO', 'FULL_TIME', 'published', now())`;
    await makeJob(other);
    await decide(other, false);
    await expectExact();
    await decide(other, true);
    expect(await counts()).toEqual({ told: before.told + 1, plainly: before.plainly + 1, wrong: [] });
  });
  expect(await counts()).toEqual({ told: before.told + 2, plainly: before.plainly + 2, wrong: [] });
});

test("a job published while its company's plan ends or begins is counted correctly", async () => {
  const [company] = companies;
  for (const ends of [ended, null]) {
    await sql.begin(async (transaction) => {
      await transaction`update public.company_subscriptions set expires_at = ${ends} where company_id = ${company.id}`;
      await makeJob(company);
      await expectExact();
    });
    await expectExact();
    await sql.begin(async (transaction) => {
      await transaction`update public.jobs set status = 'closed' where company_id = ${company.id}`;
      await endPlan(company, ends ? null : ended);
      await expectExact();
    });
    await expectExact();
  }
  await endPlan(company, null);
});

test("a change that is rolled back does not affect the counts", async () => {
  const before = await counts();
  await sql
    .begin(async (transaction) => {
      await transaction`update public.companies set is_approved = false, approved_at = null where id = ${companies[1].id}`;
      throw new Error("Taken back.");
    })
    .catch(() => {});
  expect(await counts()).toEqual(before);
});

test("no client role reads or writes the stored counts", async () => {
  const rows = await sql`
    select relname, relrowsecurity from pg_class
    where relnamespace = 'private'::regnamespace and relname in ('visible_counts', 'visible_changes') order by relname`;
  expect(rows.map((row) => row.relrowsecurity)).toEqual([true, true]);
  for (const role of ["anon", "authenticated", "service_role"]) {
    for (const table of ["visible_counts", "visible_changes", "due_visible_counts"]) {
      const [may] = await sql`
        select has_table_privilege(${role}, ${`private.${table}`}, 'select, insert, update, delete') as any_right`;
      expect([role, table, may?.any_right]).toEqual([role, table, false]);
    }
  }
});
