import { expect, test } from "vitest";
import { anonymous, makeAdmin, sql } from "../../support/accounts.ts";
import { inTurn } from "../../support/cast.ts";
import { makeCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";

// A job's visibility depends on the job and on its company. Each has its own row, joined on reading, so that changing one never
// waits for a change to the other.

const decide = async (company: { id: string }, isApproved: boolean) => {
  const admin = await makeAdmin();
  return () =>
    admin.client.rpc("set_company_approval", {
      p_company_id: company.id,
      p_is_approved: isApproved,
      p_reason: isApproved ? null : "The papers are not yours.",
    });
};

const shown = async (job: { id: string }) => {
  const { data } = await anonymous().rpc("get_job_details", { p_job_id: job.id });
  return data?.title;
};

test("a job published while the approval is being withdrawn is not shown", async () => {
  const company = await makeCompany();
  const job = await makeJob(company, { status: "draft" });
  await inTurn(
    (transaction) => transaction`select from public.companies where id = ${company.id} for update`,
    [
      await decide(company, false),
      () => company.owner.client.rpc("update_job", { p_job_id: job.id, p_job: { status: "published" } }),
    ],
  );
  expect(await shown(job)).toBeUndefined();
});

test("a job deleted or edited while its company is approved shows its latest state", async () => {
  const company = await makeCompany({ approved: false });
  const [unused, edited] = [await makeJob(company), await makeJob(company)];
  const owner = company.owner.client;
  const approve = await decide(company, true);
  let approved: { error: unknown } = { error: "not asked" };
  const answers = await inTurn(
    // Both wait here with their locks, each for its own job.
    (transaction) => transaction`select from public.jobs where id in ${transaction([unused.id, edited.id])} for update`,
    [
      () => owner.rpc("delete_job", { p_job_id: unused.id }),
      async () => {
        const update = owner.rpc("update_job", { p_job_id: edited.id, p_job: { title: "Edited by its owner" } });
        approved = await approve();
        return update;
      },
    ],
  );
  expect([approved, ...answers].map(({ error }) => error)).toEqual([null, null, null]);
  expect(await shown(unused)).toBeUndefined();
  expect(await shown(edited)).toBe("Edited by its owner");
});

test("a simultaneous approval and new plan both apply", async () => {
  const company = await makeCompany({ approved: false });
  const job = await makeJob(company);
  await sql`update public.company_subscriptions set tier = 'none' where company_id = ${company.id}`;
  const [answer] = await inTurn(
    (transaction) => transaction`update public.company_subscriptions set tier = 'pro' where company_id = ${company.id}`,
    [await decide(company, true)],
  );
  expect(answer?.error).toBeNull();
  expect(await shown(job)).toBe(job.title);
});

test("a company change shows right away without rewriting its jobs", async () => {
  const company = await makeCompany();
  const jobs = [await makeJob(company), await makeJob(company), await makeJob(company)];
  const versions = () => sql`
    select job_id, xmin::text from public.published_jobs where company_id = ${company.id} order by job_id`;
  const before = await versions();
  expect(before).toHaveLength(jobs.length);
  const listed = async () => {
    const { data } = await anonymous().rpc("search_jobs", { p_query: jobs[0]?.title });
    const found = data.jobs.find(({ id }: { id: string }) => id === jobs[0]?.id);
    return found ? [found.company_name, found.company_logo_url] : [];
  };
  const logo = `${company.id}/logo.png`;
  const name = `Renamed ${company.name}`;
  for (const [change, expected] of [
    [sql`update public.companies set name = ${name} where id = ${company.id}`, [name, null]],
    [sql`update public.companies set logo_url = ${logo} where id = ${company.id}`, [name, logo]],
    [sql`update public.companies set is_approved = false, approved_at = null where id = ${company.id}`, []],
    [sql`update public.companies set is_approved = true, approved_at = now() where id = ${company.id}`, [name, logo]],
    [sql`update public.company_subscriptions set tier = 'none' where company_id = ${company.id}`, []],
    [sql`update public.company_subscriptions set tier = 'pro' where company_id = ${company.id}`, [name, logo]],
  ] as const) {
    await change;
    expect(await listed()).toEqual(expected);
  }
  expect(await versions()).toEqual(before);
});
