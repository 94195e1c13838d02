import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import type {
  ApplicationOrder,
  CompanyApplicationListItem,
  JobApplicationListItem,
} from "../../../supabase/functions/_shared/contracts/applications/application.ts";
import { sql } from "../../support/accounts.ts";
import { atOnce, type Cast, makeCast, refusal, roles, untilHeldUp } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeApplication, makeJob, type TestJob } from "../../support/jobs.ts";

// An application's match is stored: the lists and Best match read it instead of computing it.

const known = ["Go", "Kafka", "TypeScript", "React", "Docker", "Welding"];

type Entry = JobApplicationListItem | CompanyApplicationListItem;
type List = ["get_job_applications", { p_job_id: string }] | ["get_company_applications", { p_company_id: string }];

async function page(client: SupabaseClient, [name, args]: List, more: object): Promise<Entry[]> {
  const { data, error } = await client.rpc(name, { ...args, ...more });
  expect(error).toBeNull();
  return data.applications;
}

/** The whole list, three rows at a time. */
async function whole(client: SupabaseClient, list: List, p_sort: ApplicationOrder, p_filter: object = {}) {
  const rows: Entry[] = [];
  for (;;) {
    const last = rows.at(-1);
    const p_before = last ? { appliedAt: last.applied_at, id: last.id, score: last.match.score } : null;
    const next = await page(client, list, { p_sort, p_filter, p_before, p_limit: 3 });
    rows.push(...next);
    if (next.length < 3) return rows;
  }
}

const newer = (a: Entry, b: Entry) => b.applied_at.localeCompare(a.applied_at) || b.id.localeCompare(a.id);
const better = (a: Entry, b: Entry) => b.match.score - a.match.score || newer(a, b);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** A job's stored matches, and what they would be if computed now. */
const keptAndCounted = async (job: TestJob) => {
  const rows = await sql<{ kept: unknown; counted: unknown }[]>`
    select m.match as kept, private.job_match(j, sent) as counted
    from public.applications a
    join public.jobs j on j.id = a.job_id
    cross join lateral private.sent_profile(a.id) sent
    left join private.application_matches m on m.application_id = a.id and m.match_order = (m.match ->> 'score')::bigint
    where j.id = ${job.id}`;
  return { kept: rows.map((row) => row.kept), counted: rows.map((row) => row.counted) };
};

const askFor = (job: TestJob, skills: string[], on: typeof sql = sql) =>
  on`update public.jobs set skills_required = ${skills} where id = ${job.id}`;
const summaryOf = async (application: string) =>
  (
    await sql`select match ->> 'summary' as summary from private.application_matches where application_id = ${application}`
  )[0]?.summary;

let company: TestCompany;
let manager: TestCompany;
let candidates: TestCandidate[];
let jobs: [TestJob, TestJob];
beforeAll(async () => {
  [company, manager] = await Promise.all([makeCompany(), makeCompany()]);
  candidates = await Promise.all(
    known.map((_, index) =>
      makeCandidate({ skills: known.slice(0, index), ...(index % 2 === 0 && { managedBy: manager }) }),
    ),
  );
  jobs = [
    await makeJob(company, { skillsRequired: known, preferredSkills: ["Rust"] }),
    await makeJob(company, { skillsRequired: known.toReversed() }),
  ];
  for (const candidate of candidates) for (const job of jobs) await makeApplication(job, candidate);
  // Some at the same instant, so that the id decides.
  await sql`
    update public.applications set applied_at = timestamptz '2026-11-01T10:00:00.123456Z' + (ascii(right(id::text, 1)) % 3) * interval '1 hour'
    where company_id = ${company.id}`;
});

describe("sorting by best match", () => {
  test("orders both lists by the match shown, then newest, across pages without gaps or repeats", async () => {
    const lists: List[] = [
      ["get_job_applications", { p_job_id: jobs[0].id }],
      ["get_company_applications", { p_company_id: company.id }],
    ];
    for (const list of lists) {
      const newest = await whole(company.owner.client, list, "newest");
      const best = await whole(company.owner.client, list, "best");
      expect(newest).toHaveLength(list[0] === "get_job_applications" ? 6 : 12);
      expect(idsOf(newest)).toEqual(idsOf(newest.toSorted(newer)));
      expect(best).toEqual(newest.toSorted(better));
      const has = best.map(({ match }) => match.required.filter((skill) => skill.has).length);
      expect(has).toEqual(has.toSorted((a, b) => b - a));
    }
  });

  test("works within a stage, and for the representing company", async () => {
    const list: List = ["get_company_applications", { p_company_id: company.id }];
    const all = await whole(company.owner.client, list, "best");
    const moved = idsOf(all).filter((_, index) => index % 3 === 0);
    for (const p_application_id of moved) {
      const move = { p_application_id, p_status: "reviewing" };
      expect(await refusal(company.owner.client.rpc("set_application_status", move))).toBeNull();
    }
    expect(idsOf(await whole(company.owner.client, list, "best", { stage: "reviewing" }))).toEqual(moved);
    const own = await whole(manager.owner.client, ["get_company_applications", { p_company_id: manager.id }], "best");
    const theirs = new Set(candidates.filter((_, index) => index % 2 === 0).map(({ candidateId }) => candidateId));
    expect(idsOf(own)).toEqual(idsOf(all.filter(({ candidate_id }) => theirs.has(String(candidate_id)))));
  });

  test("works across the jobs assigned to a partner recruiter, as does sorting by newest", async () => {
    const partner = await makeStaff(company, "partner_recruiter");
    const old = await makeJob(company, { skillsRequired: known, assignedTo: partner });
    const second = await makeJob(company, { skillsRequired: ["Go"], assignedTo: partner });
    const made = [await makeApplication(old, candidates[3] as TestCandidate)];
    for (const candidate of candidates.slice(0, 3)) made.push(await makeApplication(second, candidate));
    const list: List = ["get_company_applications", { p_company_id: company.id }];
    for (const [order, compare] of [
      ["newest", newer],
      ["best", better],
    ] as const) {
      const rows = await whole(partner.client, list, order);
      expect(rows.map(({ id }) => id).toSorted()).toEqual(made.toSorted());
      expect(idsOf(rows)).toEqual(idsOf(rows.toSorted(compare)));
    }
  });

  test("refuses an unknown order or page position", async () => {
    const ask = (more: object) =>
      refusal(company.owner.client.rpc("get_job_applications", { p_job_id: jobs[0].id, ...more }));
    expect(await ask({ p_sort: "oldest" })).toBe("PT422 invalid_input");
    const before = { appliedAt: "2026-11-01T10:00:00Z", id: jobs[0].id };
    for (const score of [undefined, null, "much", 1.5, 1e30]) {
      expect(await ask({ p_sort: "best", p_before: { ...before, score } })).toBe("PT422 invalid_input");
    }
  });

  test("keeps the stored match when the representing company is deleted, without that company", async () => {
    const gone = await makeCompany();
    const candidate = await makeCandidate({ skills: known, managedBy: gone });
    const application = await makeApplication(jobs[1], candidate);
    await sql`delete from public.companies where id = ${gone.id}`;
    const kept = await sql`
      select applied_by_company_id from private.application_matches where application_id = ${application}`;
    expect(kept).toEqual([{ applied_by_company_id: null }]);
  });
});

describe("a stored match", () => {
  test("equals a fresh computation after every edit of the job, and is the same for both sides", async () => {
    const job = await makeJob(company, { skillsRequired: ["Go"] });
    const applied: string[] = [];
    const edits = [
      () => askFor(job, ["go", "Kafka", "Welding"]),
      () =>
        sql`update public.jobs set preferred_skills = '{React,Docker}', experience_level = 'executive' where id = ${job.id}`,
      () => sql`update public.jobs set location = 'Denver, CO', locations = '{"Springfield, IL"}' where id = ${job.id}`,
      () => sql`update public.jobs set job_type = 'REMOTE', title = 'Another title' where id = ${job.id}`,
      () => askFor(job, []),
    ];
    for (const [index, edit] of edits.entries()) {
      const candidate = candidates[index] as TestCandidate;
      applied.push(await makeApplication(job, candidate));
      await sql`update public.candidates set skills = '{Astrology}' where id = ${candidate.candidateId}`;
      await edit();
      const { kept, counted } = await keptAndCounted(job);
      expect(kept).toHaveLength(index + 1);
      expect(kept).toEqual(counted);
    }
    const rows = await whole(company.owner.client, ["get_job_applications", { p_job_id: job.id }], "best");
    expect(rows).toHaveLength(edits.length);
    for (const [index, application] of applied.entries()) {
      const id = { p_application_id: application };
      const { data: mine } = await (candidates[index] as TestCandidate).client.rpc("get_my_application", id);
      const { data: theirs } = await company.owner.client.rpc("get_application_detail", id);
      expect(mine.match).toEqual(theirs.match);
      expect(rows.find((row) => row.id === application)?.match).toEqual(theirs.match);
    }
  });

  test("follows the job's new requirements when the job is edited while a candidate applies", async () => {
    const [late, early] = await Promise.all([makeCandidate({ skills: ["Go"] }), makeCandidate({ skills: ["Go"] })]);
    const job = await makeJob(company, { skillsRequired: ["Go"] });
    const [sent] = await atOnce(
      (transaction) => askFor(job, ["Go", "Kafka"], transaction),
      [() => late.client.rpc("submit_application", { p_job_id: job.id })],
    );
    expect(await summaryOf(sent?.data)).toBe("1 of 2 required skills; missing: Kafka");
    let application = "";
    await atOnce(
      async (transaction) => {
        const [row] = await transaction<{ id: string }[]>`
          insert into public.applications (job_id, candidate_id, company_id)
          values (${job.id}, ${early.candidateId}, ${company.id}) returning id`;
        application = row?.id ?? "";
      },
      [() => askFor(job, ["React"]).execute()],
    );
    expect(await summaryOf(application)).toBe("0 of 1 required skills; missing: React");
    const { kept, counted } = await keptAndCounted(job);
    expect(kept).toEqual(counted);
  });

  test("survives two recounts of the same jobs in different orders, which take turns", async () => {
    const [first, second] = jobs.map(({ id }) => id).toSorted();
    const recount = (on: typeof sql, ...ids: unknown[]) =>
      on`select private.recount_application_matches(${ids as string[]}::uuid[])`.execute();
    let other: Promise<unknown> = Promise.resolve();
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await recount(transaction, first);
      other = recount(sql, second, first);
      await untilHeldUp(transaction);
      // Would deadlock if the other had started with it.
      await recount(transaction, second);
    });
    await other;
    const { kept, counted } = await keptAndCounted(jobs[0]);
    expect(kept).toEqual(counted);
  });

  test("is skipped by a job edit when its application is deleted during the edit", async () => {
    const job = await makeJob(company, { skillsRequired: ["Go"] });
    const people = await Promise.all([makeCandidate(), makeCandidate(), makeCandidate()]);
    const sent: string[] = [];
    for (const candidate of people) sent.push(await makeApplication(job, candidate));
    let edit: Promise<unknown> = Promise.resolve();
    await sql.begin(async (begun) => {
      const transaction = begun as unknown as typeof sql;
      await transaction`select from private.application_matches where job_id = ${job.id} for update`;
      edit = askFor(job, ["Go", "Kafka"]).execute();
      await untilHeldUp(transaction);
      // It waits for one of the three, and hasn't reached the others.
      await transaction`delete from public.applications where id in ${transaction(sent.slice(1))}`;
    });
    await edit;
    const { kept, counted } = await keptAndCounted(job);
    expect(kept).toHaveLength(1);
    expect(kept).toEqual(counted);
  });
});

describe("access to stored matches", () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await makeCast();
    await makeApplication(await makeJob(cast.company), cast.candidate);
  });

  test.each(roles)("is refused to %s outside the lists", async (role) => {
    const client = cast.clients[role].schema("private" as "public");
    for (const table of ["application_matches", "counted_application_matches"]) {
      expect((await client.from(table).select("*")).error).not.toBeNull();
      expect((await client.from(table).delete().neq("job_id", cast.company.id)).error).not.toBeNull();
    }
    const recount = client.rpc("recount_application_matches", { of_jobs: [] });
    expect(await refusal(recount)).not.toBeNull();
  });

  test("is granted to no API role", async () => {
    const rights = await sql`
      select grantee, privilege_type from information_schema.role_table_grants
      where table_name in ('application_matches', 'counted_application_matches')
        and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')`;
    expect(rights).toEqual([]);
  });
});
