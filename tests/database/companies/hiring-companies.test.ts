import { expect, test } from "vitest";
import type { HiringCompanies } from "../../../supabase/functions/_shared/contracts/companies/company.ts";
import { anonymous, sql } from "../../support/accounts.ts";
import { makeCandidate, makeCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";

const read = async (client = anonymous()): Promise<HiringCompanies> =>
  (await client.rpc("get_hiring_companies")).data as HiringCompanies;

test("get_hiring_companies lists companies with the most open jobs, and drops those without a plan or approval", async () => {
  const company = await makeCompany();
  // More than any other test's company has.
  const [row] = await sql<{ jobs: number }[]>`
    with filled as (
      insert into public.jobs (company_id, title, description, location, job_type, status, posted_at)
      select ${company.id}, 'Filler', 'Filler', 'Denver', 'FULL_TIME', 'published', now()
      from generate_series(1, 100 + (
        select max(n) from (select count(*) as n from public.jobs where status = 'published' group by company_id) as counted))
      returning 1)
    select count(*)::integer as jobs from filled`;
  const jobs = row?.jobs ?? 0;
  await makeJob(company, { status: "draft" });
  await makeJob(await makeCompany());
  const shown = await read();
  const { client } = await makeCandidate();
  expect(await read(client)).toEqual(shown);
  const own = shown.most.find(({ id }) => id === company.id);
  expect(own).toMatchObject({ name: company.name, open_jobs: jobs, promises: null });
  expect(Object.keys(own ?? {}).sort()).toEqual(["id", "location", "logo_url", "name", "open_jobs", "promises"]);
  expect(shown.most.length).toBeLessThanOrEqual(6);
  const counts = shown.most.map(({ open_jobs }) => open_jobs);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(shown.companies).toBeGreaterThan(1);
  expect(shown.jobs).toBeGreaterThan(jobs);

  const ids = async () => (await read()).most.map(({ id }) => id);
  await sql`update public.company_subscriptions set status = 'canceled' where company_id = ${company.id}`;
  expect(await ids()).not.toContain(company.id);
  await sql`update public.company_subscriptions set status = 'active' where company_id = ${company.id}`;
  expect(await ids()).toContain(company.id);
  await sql`update public.companies set is_approved = false, approved_at = null where id = ${company.id}`;
  expect(await ids()).not.toContain(company.id);
});
