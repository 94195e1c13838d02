import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymous, sql, unique } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { openDay, overEnd } from "../../support/dates.ts";
import { makeJob } from "../../support/jobs.ts";

const word = (label: string) => unique(label).replaceAll("-", "");

/** Every job the search finds, page by page. */
async function found(p_query: string, client = anonymous(), p_limit = 50): Promise<string[]> {
  const ids: string[] = [];
  for (let p_after: object | null = null; ; ) {
    const { data, error } = await client.rpc("search_jobs", { p_query, p_after, p_limit });
    expect(error).toBeNull();
    const page = data.jobs as { id: string; posted_at: string }[];
    ids.push(...page.map(({ id }) => id));
    const last = page.at(-1);
    if (!last || page.length < p_limit) return ids;
    p_after = { postedAt: last.posted_at, id: last.id };
  }
}

/** The same by the plain rule: each word in the job or its company's name, newest first, among visible jobs. */
async function meant(words: string[]): Promise<string[]> {
  const rows = await sql`
    select j.id from public.jobs j
    join public.companies c on c.id = j.company_id
    join public.company_subscriptions s on s.company_id = c.id
    where j.is_active and (j.expires_at is null or j.expires_at >= ${openDay(0)}::date)
      and c.is_approved and s.tier <> 'none' and s.status = 'active' and (s.expires_at is null or s.expires_at >= ${openDay(0)}::date)
      and not exists (
        select from unnest(${words}::text[]) as word
        where not to_tsvector('english', c.name) @@ to_tsquery('english', word || ':*') and not to_tsvector(
          'english', concat_ws(' ', j.title, array_to_string(j.skills_required || j.preferred_skills || j.location || j.locations, ' '), j.description)
        ) @@ to_tsquery('english', word || ':*')
      )
    order by j.posted_at desc, j.id desc`;
  return rows.map(({ id }) => id as string);
}

describe("words from a job and its company's name", () => {
  const [group, acme, nurse, night] = [word("group"), word("acme"), word("nurse"), word("night")];
  beforeAll(async () => {
    // More companies with the same name than one index query returns.
    await sql`
      with made as (
        insert into public.companies (name, is_approved, approved_at)
        select ${group} || ' ' || case when n <= 3 then ${acme} || ' ' else '' end || n, n <> 5, case when n <> 5 then now() end
        from generate_series(1, 120) as n
        returning id
      )
      insert into public.company_subscriptions (company_id, tier) select id, 'pro' from made`;
    await sql`
      update public.company_subscriptions set expires_at = ${overEnd()}
      where company_id in (select id from public.companies where name = ${`${group} 7`})`;
    await sql`
      insert into public.jobs (company_id, title, description, location, job_type, status, posted_at, expires_at)
      select c.id, 'Work ' || n, concat_ws(' ', 'A day.', case when n % 2 = 0 then ${nurse} end, case when n in (3, 4) then ${night} end,
        case when n = 4 then ${group} end, case when n = 1 then ${acme} end), 'Reno, NV', 'FULL_TIME', 'published',
        now() - n * interval '1 minute', case when n = 6 then ${openDay(-1)}::date end
      from public.companies c, generate_series(1, 6) as n where c.name like ${`${group} %`}`;
    const stranger = await makeCompany();
    await makeJob(stranger, { title: `${nurse} ${acme} ${group}` });
  });
  afterAll(async () => {
    await sql`delete from public.companies where name like ${`${group} %`}`;
  });

  test.each([
    [[acme]],
    [[nurse]],
    [[group]],
    [[acme, nurse]],
    [[group, nurse]],
    [[group, nurse, night]],
    [[group, acme, night]],
    [[acme, group, nurse, night]],
    [[group, "nothing", nurse]],
  ])("%j", async (words) => {
    const expected = await meant(words);
    expect(expected.length > 0).toBe(!words.includes("nothing"));
    expect(await found(words.join(" "))).toEqual(expected);
  });

  test("find a company's jobs by its current name while its plan is active", async () => {
    const companies = sql`select id from public.companies where name like ${`${group} ${acme} %`}`;
    await sql`update public.company_subscriptions set status = 'past_due' where company_id in (${companies})`;
    expect(await found(`${acme} ${night}`)).toEqual(await meant([acme, night]));
    await sql`update public.company_subscriptions set status = 'active' where company_id in (${companies})`;
    const [renamed] =
      await sql`update public.companies set name = ${`${group} 999`} where name = ${`${group} ${acme} 1`} returning id`;
    expect(await found(`${acme} ${night}`)).toEqual(await meant([acme, night]));
    await sql`update public.companies set name = ${`${group} ${acme} 1`} where id = ${renamed?.id}`;
  });

  test("never match an internal company marker", async () => {
    const [{ id } = { id: "" }] = await sql`select id from public.companies where name = ${`${group} ${acme} 1`}`;
    for (const query of [`@${id}`, id, `'@${id}'`, `@${id.slice(0, 8)}`]) {
      expect(await found(query)).toEqual([]);
    }
  });
});

describe("words found in thousands of jobs", () => {
  let company: TestCompany;
  const [common, old, both] = [word("common"), word("old"), word("both")];
  beforeAll(async () => {
    company = await makeCompany();
    // Many share an instant, so that the id decides; none of the newest has the old word.
    await sql`
      insert into public.jobs (company_id, title, description, location, job_type, status, posted_at)
      select ${company.id}, 'Work ' || n, concat_ws(' ', ${common}::text, case when n > 400 then ${old}::text end, case when n % 800 = 0 then ${both}::text end),
        'Reno, NV', 'FULL_TIME', 'published', now() - interval '500 days' - (n / 30) * interval '1 hour'
      from generate_series(1, 2600) as n`;
  });
  afterAll(async () => {
    await sql`delete from public.jobs where company_id = ${company.id}`;
  });

  test.each([[[common]], [[old]], [[common, old]], [[both]], [[old, both]]])("%j", async (words) => {
    const expected = await meant(words);
    expect(expected.length).toBeGreaterThan(2);
    expect(await found(words.join(" "))).toEqual(expected);
  });

  test("find the same jobs for a candidate, each with its match", async () => {
    const candidate = await makeCandidate();
    expect(await found(`${old} ${both}`, candidate.client, 2)).toEqual(await meant([old, both]));
    const { data } = await candidate.client.rpc("search_jobs", { p_query: common, p_limit: 3 });
    for (const { match } of data.jobs) expect(match).toMatchObject({ required: [], summary: expect.any(String) });
  });
});
