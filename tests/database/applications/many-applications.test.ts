import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type ApplicationPage,
  applicationOrders,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { sql, storeAccounts } from "../../support/accounts.ts";
import { makeCompany, type TestCompany } from "../../support/companies.ts";
import { makeJob, type TestJob } from "../../support/jobs.ts";

// A company with 22,000 applications: every list responds within a call's time limit (8 s when hosted), to its end.

const perJob = 1000;
const jobCount = 22;

let company: TestCompany;
/** Represents everyone who applied. */
let agency: TestCompany;
let jobs: TestJob[];

beforeAll(async () => {
  [company, agency] = await Promise.all([makeCompany(), makeCompany()]);
  jobs = await Promise.all(
    Array.from({ length: jobCount }, () =>
      makeJob(company, { skillsRequired: ["Go", "Kafka"], location: "Denver, CO" }),
    ),
  );
  const ids = Array.from({ length: perJob }, () => randomUUID());
  await storeAccounts(ids.map((id) => ({ id, email: `${id}@example.com`, role: "candidate" })));
  await sql`
    insert into public.candidates (user_id, managing_company_id, first_name, last_name, email, skills)
    select u.id, ${agency.id}, 'Person' || row_number() over (order by u.id), 'Many', u.email, case when random() < 0.5 then '{Go}' else '{Kafka,Docker}' end::text[]
    from auth.users u
    where u.email = u.id || '@example.com' and not exists (select from public.candidates c where c.user_id = u.id)
    limit ${perJob}`;
  await sql`
    insert into public.applications (job_id, candidate_id, company_id, status, applied_at)
    select j.id, c.id, ${company.id}, (array['applied', 'applied', 'reviewing', 'interview', 'offered', 'hired', 'rejected'])[1 + c.n % 7]::public.application_status,
      now() - (c.n || ' minutes')::interval
    from unnest(${jobs.map(({ id }) => id)}::uuid[]) as j (id)
    cross join (
      select id, row_number() over (order by id) as n from public.candidates where last_name = 'Many'
    ) c`;
  // As the server does by itself within a minute: no query plan from before the new rows survives.
  await sql`analyze`;
});

const ask = async (name: string, args: object, by = company) => {
  const { data, error } = await by.owner.client.rpc(name, args);
  expect(error, JSON.stringify(args)).toBeNull();
  return data;
};
const total = ({ counts }: ApplicationPage) =>
  Object.values(counts?.by_status ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);

describe("22,000 applications", () => {
  test.each(applicationOrders)("are listed and counted in %s order, and found by name", async (p_sort) => {
    expect(total(await ask("get_company_applications", { p_sort }))).toBe(perJob * jobCount);
    const one = await ask("get_company_applications", { p_filter: { search: "person1000 many" }, p_sort });
    expect(one.applications).toHaveLength(20);
    expect(total(one)).toBe(jobCount);
  });

  test.each([
    { stage: "open" },
    { stage: "hired", job: 3 },
    { assignee: "me" },
    { skill: "kafka", level: "close" },
    { reached: "interview", from: "2020-01-01" },
    { answer: "overdue" },
  ])("are filtered by %j in best-match order", async ({ job, ...filter }) => {
    const p_filter = { ...filter, ...(job !== undefined && { job: jobs[job]?.id }) };
    const page = await ask("get_company_applications", { p_filter, p_sort: "best" });
    expect(page.applications.length).toBeLessThanOrEqual(20);
  });

  test("are listed and filtered for the representing company while group moves can still be undone", async () => {
    // For a job that no other test reads separately.
    const { applications } = await ask("get_job_applications", {
      p_job_id: jobs[5]?.id,
      p_filter: { stage: "reviewing" },
      p_limit: 50,
    });
    const p_moves = applications.map(({ id }: { id: string }) => ({ id }));
    await ask("change_applications", { p_moves, p_change: { to: "interview" } });
    const seen = (p_filter: object, p_sort: string) => ask("get_company_applications", { p_filter, p_sort }, agency);
    for (const p_sort of applicationOrders) {
      expect(total(await seen({}, p_sort))).toBe(perJob * jobCount);
      expect((await seen({ reached: "interview" }, p_sort)).counts?.by_status.interview).toBeGreaterThan(3000);
    }
  });

  test("fill a job's board, the report and the dashboard", async () => {
    const board = await ask("get_job_board", { p_job_id: jobs[0]?.id, p_limit: 12 });
    expect(board.by_status.applied).toBeGreaterThan(200);
    expect((await ask("get_company_report", {})).applications).toBe(perJob * jobCount);
    expect((await ask("get_company_dashboard", {})).counts.new_applications).toBeGreaterThan(6000);
  });

  test("can be paged through to the last one of a job, without repeats", async () => {
    const seen = new Set<string>();
    let p_before: object | null = null;
    for (;;) {
      const page: ApplicationPage = await ask("get_job_applications", {
        p_job_id: jobs[1]?.id,
        p_before,
        p_limit: 50,
      });
      for (const { id } of page.applications) seen.add(id);
      const last = page.applications.at(-1);
      if (!last || page.applications.length < 50) break;
      p_before = {
        appliedAt: last.applied_at,
        id: last.id,
        score: last.match.score,
        due: last.answer_due,
        overdue: last.is_overdue,
      };
    }
    expect(seen.size).toBe(perJob);
  });
});
