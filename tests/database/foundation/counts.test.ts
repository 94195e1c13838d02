import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, test } from "vitest";
import { makeAdmin, seed, sql, unique } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import {
  makeCandidate,
  makeCompany,
  makeStaff,
  type TestCandidate,
  type TestCompany,
} from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

/** Where a stored count is wrong; one statement sees one snapshot, despite concurrent writes. */
const wrongCounts = () => sql`
  select subject, what, counted.n as there_are, counts.n as kept
  from private.counted full join private.counts using (subject, what)
  where coalesce(counted.n, 0) <> coalesce(counts.n, 0)`;

describe("stored counts", () => {
  let company: TestCompany;
  let candidates: TestCandidate[];
  beforeAll(async () => {
    company = await makeCompany();
    candidates = await Promise.all(Array.from({ length: 6 }, () => makeCandidate()));
  });

  test("are exact after any history with simultaneous writers", async () => {
    const other = await makeCompany({ approved: false });
    const helper = await makeStaff(company, "recruiter");
    const jobs = await Promise.all(Array.from({ length: 5 }, () => makeJob(company)));
    const draw = randomOf(seed);
    const one = <Item>(items: readonly Item[]) => items[draw(items.length)] as Item;
    // Another of them may remove the job in the meantime; then there is nothing to write.
    const random = {
      apply: () => sql`
        insert into public.applications (job_id, candidate_id)
        select j.id, ${one(candidates).candidateId} from public.jobs j where j.id = ${one(jobs).id}
        for key share on conflict do nothing`,
      move: () => sql`
        update public.applications a set status = t.to_status
        from private.application_transitions t
        where a.job_id = ${one(jobs).id} and t.from_status = a.status
          and t.to_status = ${one(["reviewing", "interview", "offered", "rejected", "withdrawn"])}`,
      forget: () => sql`
        delete from public.applications
        where job_id = ${one(jobs).id} and candidate_id = ${one(candidates).candidateId}`,
      close: () => sql`
        update public.jobs set status = ${one(["draft", "published", "closed", "filled"])}, posted_at = now()
        where id = ${one(jobs).id}`,
      hide: () => sql`
        update public.jobs set deleted_at = case when deleted_at is null then now() end where id = ${one(jobs).id}`,
      assign: () => sql`
        insert into public.job_assignments (job_id, company_id, assigned_to_user_id)
        select id, company_id, ${helper.id} from public.jobs where id = ${one(jobs).id} for key share
        on conflict (job_id) do update set updated_at = now()`,
      takeBack: () => sql`delete from public.job_assignments where job_id = ${one(jobs).id}`,
      manage: () => sql`
        update public.candidates set managing_company_id = ${one([company.id, other.id, null])}
        where id = ${one(candidates).candidateId}`,
      review: () => sql`
        update public.companies set
          submitted_at = ${one([null, new Date()])}, rejected_at = ${one([null, new Date()])}
        where id = ${other.id}`,
      remove: () => sql`delete from public.jobs where id = ${draw(8) === 0 ? one(jobs).id : null}`,
    };
    const acts = Object.values(random);
    for (let round = 0; round < 60; round += 1) {
      // Of two that lock the same rows in opposite order, the database undoes one.
      const attempt = () =>
        one(acts)().catch((error: { code?: string }) => {
          if (error.code !== "40P01") throw error;
        });
      await Promise.all(Array.from({ length: 3 }, attempt));
    }
    expect(await wrongCounts()).toEqual([]);
    await sql`delete from public.jobs where company_id = ${company.id}`;
    await sql`delete from public.companies where id = ${other.id}`;
    expect(await wrongCounts()).toEqual([]);
  });

  test("do not block two writers who update the same jobs in opposite order", async () => {
    const [first, second] = await Promise.all([makeJob(company), makeJob(company)]);
    const move = (mover: TransactionSql, id: string) => mover`
      update public.applications set status = 'reviewing' where id = ${id}`;
    const [one, two] = candidates as [TestCandidate, TestCandidate];
    const ids = await Promise.all([
      makeApplication(first, one),
      makeApplication(second, one),
      makeApplication(first, two),
      makeApplication(second, two),
    ]);
    await sql.begin(async (here) => {
      await move(here, ids[0]);
      await sql.begin(async (there) => {
        await move(there, ids[3]);
        await move(there, ids[2]);
        await move(here, ids[1]);
      });
    });
    expect(
      await sql`
      select job_id, status, n from private.application_counts
      where job_id in ${sql([first.id, second.id])} and n <> 0 order by job_id`,
    ).toEqual([first.id, second.id].sort().map((job_id) => ({ job_id, status: "reviewing", n: 2 })));
  });

  test("are exact if a job is assigned and closed at the same moment", async () => {
    const helper = await makeStaff(company, "recruiter");
    const assign = (job: { id: string }) => sql`
      insert into public.job_assignments (job_id, company_id, assigned_to_user_id)
      values (${job.id}, ${company.id}, ${helper.id}) on conflict do nothing`;
    const takeBack = (job: { id: string }) => sql`delete from public.job_assignments where job_id = ${job.id}`;
    const end = (job: { id: string }) => sql`update public.jobs set status = 'closed' where id = ${job.id}`;
    const open = (job: { id: string }) => sql`update public.jobs set status = 'published' where id = ${job.id}`;
    const job = await makeJob(company);
    for (let round = 0; round < 8; round += 1) {
      await Promise.all([assign(job), end(job)]);
      await Promise.all([takeBack(job), open(job)]);
    }
    expect(await wrongCounts()).toEqual([]);
  });

  test("are compacted during writes, so that they need few rows", async () => {
    const job = await makeJob(company);
    const id = await makeApplication(job, candidates[0] as TestCandidate);
    for (let round = 0; round < 20; round += 1) {
      await sql`update public.applications set status = ${round % 2 ? "reviewing" : "rejected"} where id = ${id}
        and exists (select from private.application_transitions where from_status = status)`.catch(() => {});
      await sql`update public.applications set status = 'reviewing' where id = ${id} and status in ('applied', 'rejected')`;
      await sql`update public.applications set status = 'rejected' where id = ${id} and status = 'reviewing'`;
    }
    const [changes] = await sql`select count(*)::integer as n from private.count_changes where subject = ${job.id}`;
    expect(changes?.n).toBeLessThan(16);
    expect(await sql`select n from private.application_counts where job_id = ${job.id} and n <> 0`).toEqual([{ n: 1 }]);
  });

  test.each(["anon", "authenticated", "service_role"])("are closed to %s outside the procedures", async (role) => {
    for (const table of ["kept_counts", "count_changes", "company_queues", "company_names"]) {
      await expect(
        sql.begin(async (caller) => {
          await caller`select set_config('role', ${role}, true)`;
          await caller`select from ${caller(`private.${table}`)}`;
        }),
      ).rejects.toMatchObject({ code: "42501" });
    }
  });
});

describe("list_company_queue", () => {
  test("lists each company in its queue, page by page, and can be searched", async () => {
    const admin = await makeAdmin();
    const word = unique("Zuckerrübe");
    const make = (name: string, options: object = {}) =>
      makeCompany({ name: `${word} ${name}`, tier: null, ...options });
    const begun = await make("Begun", { approved: false, submitted: false });
    const waits = await make("Waits", { approved: false });
    const late = await make("Late", { approved: false });
    const refused = await make("Refused", { approved: false });
    const works = await make("Works");
    const renames = await make("Renames");
    await sql`update public.companies set rejected_at = now() where id = ${refused.id}`;
    await sql`update public.companies set submitted_at = now() - interval '3 days' where id = ${waits.id}`;
    await sql`
      insert into public.company_proposals (company_id, changes, proposed_at)
      values (${renames.id}, '{"name": "Other"}', now() - interval '9 days')`;
    const list = async (queue: string, more: object = {}) =>
      (await admin.client.rpc("list_company_queue", { p_queue: queue, p_search: word, ...more })).data as {
        companies: { id: string; place: number }[];
        counts: object;
      };
    const ids = async (queue: string) => (await list(queue)).companies.map(({ id }) => id);
    expect(await ids("waiting")).toEqual([waits.id, late.id]);
    expect(await ids("changes")).toEqual([renames.id]);
    expect(await ids("unfinished")).toEqual([begun.id]);
    expect(await ids("rejected")).toEqual([refused.id]);
    expect(await ids("approved")).toEqual([renames.id, works.id]);
    expect((await list("approved")).counts).toEqual({
      waiting: 2,
      changes: 1,
      unfinished: 1,
      rejected: 1,
      approved: 2,
    });
    expect((await list("waiting", { p_search: `FUSED ${word.toUpperCase()}` })).companies).toEqual([]);
    expect((await list("waiting", { p_search: `AIT ${word.toUpperCase()}` })).companies).toMatchObject([
      { id: waits.id },
    ]);

    const seen: string[] = [];
    for (let after: object | null = null, page = 0; page < 4; page += 1) {
      const { companies } = await list("waiting", { p_limit: 1, p_after: after });
      const last = companies.at(-1);
      if (!last) break;
      seen.push(last.id);
      after = { place: last.place, id: last.id };
    }
    expect(seen).toEqual([waits.id, late.id]);
    expect(await refusal(admin.client.rpc("list_company_queue", { p_queue: "waiting", p_after: { id: 1 } }))).toBe(
      "PT422 invalid_input",
    );

    await sql`delete from public.company_proposals where company_id = ${renames.id}`;
    await sql`update public.companies set rejected_at = null where id = ${refused.id}`;
    expect(await ids("waiting")).toEqual([waits.id, ...(await ids("waiting")).slice(1)]);
    expect((await list("rejected")).counts).toEqual({
      waiting: 3,
      changes: 0,
      unfinished: 1,
      rejected: 0,
      approved: 2,
    });
  });

  test("sorts approved and rejected companies by the date they show, newest first", async () => {
    const admin = await makeAdmin();
    const word = unique("Order");
    const make = async (name: string, approved: boolean) =>
      (await makeCompany({ name: `${word} ${name}`, approved, tier: null })).id;
    const [old, young] = [await make("Old", true), await make("Young", true)];
    const [first, second] = [await make("First", false), await make("Second", false)];
    await sql`update public.companies set approved_at = now() + interval '1 minute' where id = ${old}`;
    await sql`update public.companies set rejected_at = now() where id = ${second}`;
    await sql`update public.companies set rejected_at = now() + interval '1 minute' where id = ${first}`;
    const page = async (queue: string, after: object | null = null, limit = 1) =>
      (await admin.client.rpc("list_company_queue", { p_queue: queue, p_search: word, p_after: after, p_limit: limit }))
        .data.companies as { id: string; place: number }[];
    for (const [queue, ids] of [
      ["approved", [old, young]],
      ["rejected", [first, second]],
    ] as const) {
      const [top] = await page(queue);
      expect(top?.id).toBe(ids[0]);
      expect((await page(queue, { place: top?.place, id: top?.id }, 5)).map(({ id }) => id)).toEqual([ids[1]]);
    }
  });

  test("counts changes of approved companies as waiting, not as pending", async () => {
    const admin = await makeAdmin();
    const company = await makeCompany();
    const numbers = async () => ({
      pending: (await admin.client.rpc("count_for_admin")).data.pending as number,
      partnerships: (await admin.client.rpc("list_partnerships")).data.counts.pending as number,
      waiting: (await admin.client.rpc("get_frame")).data.waiting as number,
    });
    const before = await numbers();
    await sql`
      insert into public.company_proposals (company_id, changes) values (${company.id}, '{"name": "Another name"}')`;
    expect(await numbers()).toEqual({ ...before, waiting: before.waiting + 1 });
    await sql`delete from public.company_proposals where company_id = ${company.id}`;
  });

  test("shows the facts that matter in each queue", async () => {
    const admin = await makeAdmin("Amelia Strand");
    const word = unique("Facts");
    const begun = await makeCompany({ name: `${word} Begun`, approved: false, submitted: false, tier: null });
    await makeCompany({ name: `${word} Works`, tier: "basic" });
    const refused = await makeCompany({ name: `${word} Refused`, approved: false });
    await admin.client.rpc("set_company_approval", {
      p_company_id: refused.id,
      p_is_approved: false,
      p_reason: "Not an employer.",
    });
    const [at] = await sql`
      select industry = 'Technology' as industry, location = 'United States' as location
      from public.companies where id = ${begun.id}`;
    const first = async (queue: string) =>
      (await admin.client.rpc("list_company_queue", { p_queue: queue, p_search: word })).data.companies[0];
    expect(await first("approved")).toMatchObject({ plan: { tier: "basic", status: "active", expires_at: null } });
    expect(await first("rejected")).toMatchObject({
      rejected_by: "Amelia Strand",
      rejection_reason: "Not an employer.",
    });
    expect(await first("unfinished")).toMatchObject({
      account: begun.owner.email,
      missing: [...(at?.industry ? ["industry"] : []), ...(at?.location ? ["location"] : [])],
      reminded_at: null,
      can: { remind: true },
    });
    await sql`
      update public.companies set name = 'New Company', industry = 'Retail', location = ${word} where id = ${begun.id}`;
    expect(await first("unfinished")).toMatchObject({ missing: ["name"] });
  });

  test("pages through all companies and counts them without a search", async () => {
    const admin = await makeAdmin();
    await Promise.all([makeCompany(), makeCompany(), makeCompany()]);
    type Page = { companies: { id: string; place: number }[]; counts: { approved: number } };
    const seen = new Set<string>();
    let after: object | null = null;
    for (;;) {
      const { data } = await admin.client.rpc("list_company_queue", {
        p_queue: "approved",
        p_after: after,
        p_limit: 2,
      });
      const { companies } = data as Page;
      const last = companies.at(-1);
      if (!last || seen.size > 4) break;
      for (const { id } of companies) seen.add(id);
      after = { place: last.place, id: last.id };
    }
    expect(seen.size).toBeGreaterThanOrEqual(3);
    const { data } = await admin.client.rpc("count_for_admin");
    const number = expect.any(Number);
    expect(data).toEqual({
      users: number,
      companies: number,
      candidates: number,
      pending: number,
      undelivered: number,
      reports: number,
      messages: number,
      reported_messages: number,
    });
    expect(data.companies).toBeGreaterThanOrEqual(3);
  });
});
