import { beforeAll, expect, test } from "vitest";
import type { PotentialJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { cultureValues } from "../../../supabase/functions/_shared/contracts/enums.ts";
import { limits } from "../../../supabase/functions/_shared/contracts/limits.ts";
import { sql, unique } from "../../support/accounts.ts";
import { inTurn } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCompany } from "../../support/companies.ts";
import { overEnd } from "../../support/dates.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

// A candidate's best matches are stored and updated on reading. Whatever happens, the response equals the plain definition.

type Transaction = typeof sql;
type Candidate = Awaited<ReturnType<typeof makeCandidate>>;
interface Page {
  jobs: PotentialJob[];
  total: number;
}

// Deterministic.
const random = randomOf("8");

const word = unique("kept").replaceAll("-", "");
const skill = (number: number) => `${word} ${number}`;
const skills = (most: number) => [...new Set(Array.from({ length: random(most) }, () => skill(random(14))))];
const places = [
  "Denver, CO",
  "Boulder, CO 80301",
  "Austin, TX",
  "Denver",
  "Colorado",
  "United States",
  "Remote",
  "Springfield,",
];
const levels = [null, "entry_level", "mid_level", "senior_level", "lead", "executive"] as const;
/** Some ways of working, often the same: from none to eight. */
const culture = () => cultureValues.filter(() => random(3) === 0).slice(0, random(limits.cultureValues + 1));
const oneOf = <T>(list: readonly T[]): T => list[random(list.length)] as T;

/** Asks as the candidate, in a single-snapshot transaction. */
async function pageAs(transaction: Transaction, candidate: Candidate, after: object | null): Promise<Page> {
  const claims = JSON.stringify({ role: "authenticated", sub: candidate.id });
  await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('role', 'authenticated', true)`;
  const [row] = await transaction<{ page: Page }[]>`
    select public.get_potential_jobs(${after && transaction.json(after as never)}, 50) as page`;
  await transaction`select set_config('role', 'none', true)`;
  if (!row) throw new Error("No page was read.");
  return row.page;
}

/** Every visible job the candidate hasn't applied to, by the plain rule. */
const plainly = (transaction: Transaction, candidate: Candidate) => transaction<{ id: string }[]>`
  select v.job_id as id
  from public.candidates c
  cross join private.home_of(c) as home
  cross join private.visible_jobs v
  cross join lateral (
    select count(*) filter (where key = any (c.skill_keys)) + 1 as has, count(*) + 2 as asked from unnest(v.required_skill_keys) as key
  ) as required
  cross join lateral (
    select count(*) filter (where key = any (c.skill_keys)) + 1 as has, count(*) + 2 as asked from unnest(v.preferred_skill_keys) as key
  ) as preferred
  cross join lateral (
    select private.location_fit(
      private.is_anywhere(v.workplace, v.location || v.locations), home.known, bool_or(term = any (home.at)), bool_or(term = any (home.near))
    ) as fit
    from private.place_terms(v.location || v.locations)
  ) as place
  cross join lateral (
    select case
      when cardinality(c.culture_values) = 0 then 0.5
      else (count(*) filter (where value = any (c.culture_values)) + 1)::numeric / (count(*) + 2)
    end as share
    from public.companies company cross join unnest(company.culture_values) as value
    where company.id = v.company_id
  ) as culture
  where c.id = ${candidate.candidateId}
    and not exists (select from public.applications a where a.candidate_id = c.id and a.job_id = v.job_id)
  order by
    required.has::numeric / required.asked desc,
    preferred.has::numeric / preferred.asked desc,
    array_position(array['match', 'close', 'none'], case private.level_fit(v.experience_level, c.experience_years)
      when 'match' then 'match' when 'none' then 'none' else 'close' end),
    array_position(array['match', 'close', 'none'], case place.fit when 'unknown' then 'close' else place.fit end),
    culture.share desc,
    v.posted_at desc,
    v.job_id`;

const idsOf = (answer?: { data: Page | null }) => answer?.data?.jobs.map(({ id }) => id);
const keyOf = (job: PotentialJob) => ({ score: job.match.score, postedAt: job.posted_at, id: job.id });

/** Two pages from the top, and one after each of the given rows. */
async function expectPlain(candidate: Candidate, pages = 2): Promise<void> {
  await sql.begin("isolation level repeatable read", async (begun) => {
    const transaction = begun as unknown as Transaction;
    const wanted = (await plainly(transaction, candidate)).map(({ id }) => id);
    const seen: PotentialJob[] = [];
    let after: object | null = null;
    for (let number = 0; number < pages; number += 1) {
      const page: Page = await pageAs(transaction, candidate, after);
      expect(page.total).toBe(wanted.length);
      seen.push(...page.jobs);
      const last = page.jobs.at(-1);
      if (!last) break;
      after = keyOf(last);
    }
    expect(seen.map(({ id }) => id)).toEqual(wanted.slice(0, pages * 50));
  });
}

const keptSince = async (candidate: Candidate) =>
  (
    await sql<{ since: string; bounded: boolean }[]>`
    select since::text, bound_id is not null as bounded from private.kept_matches where candidate_id = ${candidate.candidateId}`
  )[0];

let companies: TestCompany[];
let candidate: Candidate;
beforeAll(async () => {
  companies = [await makeCompany(), await makeCompany(), await makeCompany()];
  candidate = await makeCandidate({ skills: [skill(0), skill(3), skill(5), skill(8)] });
  await sql`
    update public.candidates set city = 'Denver', state = 'Colorado', country = 'United States', experience_years = 4
    where id = ${candidate.candidateId}`;
  for (const { id } of companies) await sql`update public.companies set culture_values = ${culture()} where id = ${id}`;
  // More than a list stores.
  const rows = Array.from({ length: 420 }, (_, number) => ({
    company_id: companies[number % 3]?.id,
    title: `Kept ${number}`,
    description: "What the work is about.",
    location: oneOf(places),
    locations: random(4) === 0 ? [oneOf(places)] : [],
    job_type: random(9) === 0 ? "REMOTE" : "FULL_TIME",
    experience_level: oneOf(levels),
    status: "published",
    // Many share an instant, so that the id decides.
    posted_at: new Date(Date.UTC(2026, 0, 1 + (number % 5))).toISOString(),
    skills_required: skills(7),
    preferred_skills: skills(4),
  }));
  await sql`
    insert into public.jobs (
      company_id, title, description, location, locations, job_type, experience_level, status, posted_at, skills_required, preferred_skills
    )
    select
      company_id, title, description, location, locations, job_type, experience_level, status, posted_at, skills_required, preferred_skills
    from jsonb_populate_recordset(null::public.jobs, ${sql.json(rows)})`;
});

const jobsOf = (company: TestCompany) => sql<{ id: string }[]>`
  select id from public.jobs where company_id = ${company.id} and is_active order by id`;

const acts: Record<string, () => Promise<unknown>> = {
  "a job asks something else": async () => {
    const job = oneOf(await jobsOf(oneOf(companies)));
    await sql`update public.jobs set skills_required = ${skills(5)}, preferred_skills = ${skills(5)} where id = ${job.id}`;
  },
  "a job moves": async () => {
    const job = oneOf(await jobsOf(oneOf(companies)));
    await sql`update public.jobs set location = ${oneOf(places)}, experience_level = ${oneOf(levels)} where id = ${job.id}`;
  },
  "a job is published": () => makeJob(oneOf(companies), { skillsRequired: [skill(0), skill(3)] }),
  "a job is the first to ask what the profile has": async () => {
    const own = unique("first");
    await sql`update public.candidates set skills = array_append(skills, ${own}) where id = ${candidate.candidateId}`;
    await expectPlain(candidate);
    await makeJob(oneOf(companies), { skillsRequired: [own] });
  },
  "the best job closes": async () => {
    const { data } = await candidate.client.rpc("get_potential_jobs", { p_limit: 1 });
    await sql`update public.jobs set status = 'closed' where id = ${data.jobs[0].id}`;
  },
  "the best job has had its last day": async () => {
    const { data } = await candidate.client.rpc("get_potential_jobs", { p_limit: 1 });
    await sql`update public.jobs set expires_at = current_date - 2 where id = ${data.jobs[0].id}`;
    await expectPlain(candidate);
    await sql`update public.jobs set expires_at = null where id = ${data.jobs[0].id}`;
  },
  "the candidate applies to the best job": async () => {
    const { data } = await candidate.client.rpc("get_potential_jobs", { p_limit: 1 });
    const [best] = (data as Page).jobs;
    if (!best) throw new Error("No job was ranked.");
    await makeApplication({ id: best.id, title: best.title, companyId: best.company_id }, candidate);
  },
  "a plan ends and is renewed": async () => {
    const { id } = oneOf(companies);
    await sql`update public.company_subscriptions set expires_at = ${overEnd()} where company_id = ${id}`;
    // The new list has none of its jobs.
    await sql`delete from private.kept_matches where candidate_id = ${candidate.candidateId}`;
    await expectPlain(candidate);
    await sql`update public.company_subscriptions set expires_at = null where company_id = ${id}`;
  },
  "an approval is taken back and given": async () => {
    const { id } = oneOf(companies);
    await sql`update public.companies set is_approved = false, approved_at = null where id = ${id}`;
    await sql`delete from private.kept_matches where candidate_id = ${candidate.candidateId}`;
    await expectPlain(candidate);
    await sql`update public.companies set is_approved = true, approved_at = now() where id = ${id}`;
  },
  "a company works otherwise": async () => {
    await sql`update public.companies set culture_values = ${culture()} where id = ${oneOf(companies).id}`;
  },
  "the profile names other ways of working": async () => {
    await sql`update public.candidates set culture_values = ${culture()} where id = ${candidate.candidateId}`;
  },
  "the profile changes": async () => {
    await sql`
      update public.candidates set skills = ${skills(9)}, experience_years = ${random(14)}, city = ${oneOf(["Denver", "Austin", null])},
        state = ${oneOf(["CO", "Texas", null])}, culture_values = ${culture()}
      where id = ${candidate.candidateId}`;
  },
};

test.each(Object.keys(acts))("the stored list matches the reference ranking after: %s", async (act) => {
  await expectPlain(candidate);
  for (let time = 0; time < 3; time += 1) {
    await acts[act]?.();
    await expectPlain(candidate);
  }
});

test("the stored list matches the reference ranking past its own end", async () => {
  await expectPlain(candidate, 10);
  expect((await keptSince(candidate))?.bounded).toBe(true);
});

test("a stored list is reused until the profile changes, whatever happens to jobs", async () => {
  await expectPlain(candidate);
  const before = await keptSince(candidate);
  await makeJob(companies[0] as TestCompany, { skillsRequired: [skill(1)] });
  await expectPlain(candidate);
  expect(await keptSince(candidate)).toEqual(before);
  await sql`update public.candidates set experience_years = 40 where id = ${candidate.candidateId}`;
  await expectPlain(candidate);
  expect(await keptSince(candidate)).not.toEqual(before);
});

test("a job published while the list is built is in it right after its commit", async () => {
  const someone = await makeCandidate({ skills: [skill(90)] });
  // It comes first, and assigns the skill its number.
  await makeJob(companies[0] as TestCompany, { skillsRequired: [skill(90), skill(91)] });
  const job = await makeJob(companies[0] as TestCompany, { skillsRequired: [skill(91)] });
  await sql.begin(async (transaction) => {
    await transaction`update public.jobs set skills_required = ${[skill(90)]} where id = ${job.id}`;
    // Started later and already finished.
    await makeJob(companies[1] as TestCompany, { skillsRequired: [skill(92)] });
    // Created now, by someone who doesn't see the change.
    const { data } = await someone.client.rpc("get_potential_jobs", { p_limit: 1 });
    expect((data as Page).jobs[0]?.id).not.toBe(job.id);
  });
  const { data } = await someone.client.rpc("get_potential_jobs", { p_limit: 1 });
  expect((data as Page).jobs[0]?.id).toBe(job.id);
});

test("two simultaneous reads that build the list return the same jobs", async () => {
  const someone = await makeCandidate({ skills: [skill(0)] });
  const ask = () => someone.client.rpc("get_potential_jobs", { p_limit: 5 });
  await ask();
  await sql`update public.candidates set experience_years = 9 where id = ${someone.candidateId}`;
  const [one, other] = await inTurn(
    (transaction) =>
      transaction`select from private.kept_matches where candidate_id = ${someone.candidateId} for update`,
    [ask, ask],
  );
  expect(one?.error).toBeNull();
  expect(idsOf(one)).toHaveLength(5);
  expect(idsOf(other)).toEqual(idsOf(one));
});

test("a read-only transaction ranks all jobs and stores no list", async () => {
  const someone = await makeCandidate({ skills: [skill(0)] });
  await sql.begin("isolation level repeatable read read only", async (begun) => {
    const transaction = begun as unknown as Transaction;
    const wanted = await plainly(transaction, someone);
    const page = await pageAs(transaction, someone, null);
    expect(page.jobs.map(({ id }) => id)).toEqual(wanted.slice(0, 50).map(({ id }) => id));
  });
  expect(await keptSince(someone)).toBeUndefined();
});

test("a list is deleted after a week without use, and with its candidate", async () => {
  const [idle, gone, someone] = [await makeCandidate(), await makeCandidate(), await makeCandidate()];
  for (const each of [idle, gone]) await each.client.rpc("get_potential_jobs");
  await sql`update private.kept_matches set used_on = current_date - 8 where candidate_id = ${idle.candidateId}`;
  await sql`delete from auth.users where id = ${gone.id}`;
  await someone.client.rpc("get_potential_jobs");
  expect(await keptSince(idle)).toBeUndefined();
  expect(await keptSince(gone)).toBeUndefined();
  expect(await keptSince(someone)).toBeDefined();
});
