import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PotentialJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import type {
  CultureValue,
  ExperienceLevel,
  JobType,
  Workplace,
} from "../../../supabase/functions/_shared/contracts/enums.ts";
import type { MatchExplanation } from "../../../supabase/functions/_shared/contracts/matching/match.ts";
import { anonymous, sql, unique } from "../../support/accounts.ts";
import { refusal } from "../../support/cast.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { makeApplication, makeJob } from "../../support/jobs.ts";

interface Asked {
  required?: string[];
  preferred?: string[];
  level?: ExperienceLevel | null;
  type?: JobType;
  workplace?: Workplace;
  location?: string;
  locations?: string[];
  culture?: CultureValue[];
}
interface Profile {
  skills?: string[];
  years?: number | null;
  city?: string | null;
  state?: string | null;
  country?: string | null;
  culture?: CultureValue[];
}

async function match(asked: Asked, profile: Profile): Promise<MatchExplanation> {
  const [keyed] = await sql<{ keys: string[] }[]>`select private.skill_keys(${profile.skills ?? []}::text[]) as keys`;
  const columns = {
    skill_keys: keyed?.keys ?? [],
    experience_years: profile.years ?? null,
    city: profile.city ?? null,
    state: profile.state ?? null,
    country: profile.country ?? null,
    culture_values: profile.culture ?? [],
  };
  const [row] = await sql<{ match: MatchExplanation }[]>`
    select private.match_explanation(
      ${asked.required ?? []}::text[], ${asked.preferred ?? []}::text[], ${asked.level ?? null}::public.experience_level,
      private.workplace_of(${asked.type ?? "FULL_TIME"}, ${asked.workplace ?? null}), ${asked.location ?? "Denver, CO"}, ${asked.locations ?? []}::text[],
      ${asked.culture ?? []}::public.culture_value[], c
    ) as match
    from jsonb_populate_record(null::public.candidates, ${sql.json(columns)}) as c`;
  if (!row) throw new Error("No match was computed.");
  return row.match;
}

describe("the match explanation", () => {
  test("ignores case and white space in skills, and keeps the job's order and spelling", async () => {
    const { required, preferred, summary } = await match(
      { required: ["TypeScript", "Postgre SQL", "Kafka"], preferred: ["Terraform", "go"] },
      { skills: ["typescript", "PostgreSQL", "Go"] },
    );
    expect(required).toEqual([
      { name: "TypeScript", has: true },
      { name: "Postgre SQL", has: true },
      { name: "Kafka", has: false },
    ]);
    expect(preferred).toEqual([
      { name: "Terraform", has: false },
      { name: "go", has: true },
    ]);
    expect(summary).toBe("2 of 3 required skills; missing: Kafka");
  });

  test.each([
    [["Go"], ["Go"], "1 of 1 required skills"],
    [["Go", "Kafka"], ["Rust"], "0 of 2 required skills; missing: Go, Kafka"],
    [[], ["Go"], "No required skills are listed"],
    [[], [], "No required skills are listed"],
  ])("lists required skills in the summary: %j against %j", async (required, skills, summary) => {
    expect((await match({ required }, { skills })).summary).toBe(summary);
  });

  test("says that a profile has no skills if the job asks for some, without listing missing ones", async () => {
    const asked = { required: ["Go", "Kafka"], preferred: ["Rust"], level: "lead" as const };
    const none = await match(asked, { years: 9 });
    expect(none).toMatchObject({ without_skills: true, summary: "No skills on this profile yet" });
    expect(none.level?.fit).toBe("match");
    expect((await match({ preferred: ["Rust"] }, {})).without_skills).toBe(true);
    expect((await match({}, {})).without_skills).toBe(false);
    expect((await match(asked, { skills: ["Excel"] })).without_skills).toBe(false);
  });

  test.each([
    ["entry_level", 0, "Entry level", "0 years of experience", "match"],
    ["mid_level", 2, "Mid level", "2 years of experience", "match"],
    ["mid_level", 1, "Mid level", "1 year of experience", "close"],
    ["senior_level", 11, "Senior level", "11 years of experience", "match"],
    ["senior_level", 3, "Senior level", "3 years of experience", "close"],
    ["senior_level", 2, "Senior level", "2 years of experience", "none"],
    ["lead", 8, "Lead", "8 years of experience", "match"],
    ["executive", 9, "Executive", "9 years of experience", "none"],
    ["executive", null, "Executive", null, "unknown"],
  ] as const)("compares level %s with %s years of experience", async (level, years, asked, has, fit) => {
    expect((await match({ level }, { years })).level).toEqual({ asked, has, fit });
  });

  test("has no level if the job asks for none", async () => {
    expect((await match({}, { years: 3 })).level).toBeNull();
  });

  test.each([
    [{ location: "Denver, CO" }, { city: "Cheyenne", state: "WY" }, "Denver, CO", "Cheyenne, WY", "none"],
    [{ location: "Denver, CO" }, { city: "denver ", state: "Colorado" }, "Denver, CO", "denver , Colorado", "match"],
    [{ location: "Denver, CO 80202" }, { city: "Boulder", state: "CO" }, "Denver, CO 80202", "Boulder, CO", "close"],
    [{ location: "Denver" }, { city: "Denver", state: "CO" }, "Denver", "Denver, CO", "match"],
    [{ location: "Colorado" }, { city: "Denver", state: "CO" }, "Colorado", "Denver, CO", "close"],
    [
      { location: "Springfield, IL" },
      { city: "Springfield", state: "MA" },
      "Springfield, IL",
      "Springfield, MA",
      "none",
    ],
    [{ location: "United States" }, { city: "Denver", country: "United States" }, "United States", "Denver", "close"],
    [
      { location: "Austin, TX", locations: ["Denver, CO"] },
      { city: "Denver", state: "CO" },
      "Austin, TX or Denver, CO",
      "Denver, CO",
      "match",
    ],
    [
      { location: "Denver, CO or remote" },
      { city: "Cheyenne", state: "WY" },
      "Denver, CO or remote",
      "Cheyenne, WY",
      "match",
    ],
    [{ location: "Denver, CO", type: "REMOTE" }, {}, "Denver, CO or remote", null, "match"],
    [{ location: "Denver, CO", workplace: "remote" }, {}, "Denver, CO or remote", null, "match"],
    [
      { location: "Denver, CO", workplace: "hybrid" },
      { city: "Boulder", state: "CO" },
      "Denver, CO",
      "Boulder, CO",
      "close",
    ],
    [{ location: "Denver, CO" }, {}, "Denver, CO", null, "unknown"],
    [{ location: "Denver, CO" }, { country: "Canada" }, "Denver, CO", "Canada", "unknown"],
  ] as const)("compares location %j with %j", async (job, profile, asked, has, fit) => {
    expect((await match(job as Asked, profile)).location).toEqual({ asked, has, fit });
  });

  test("compares culture values, and does not penalize a profile without any", async () => {
    const culture: CultureValue[] = ["written_first", "mentoring", "pair_work"];
    expect(await match({ culture }, { culture: ["few_meetings", "mentoring"] })).toMatchObject({
      culture: [
        { name: "written_first", has: false },
        { name: "mentoring", has: true },
        { name: "pair_work", has: false },
      ],
      without_culture: false,
    });
    expect(await match({}, { culture })).toMatchObject({ culture: null, without_culture: false });
    const [unsaid, unasked, half] = await Promise.all([
      match({ culture }, {}),
      match({}, {}),
      match({ culture: ["mentoring", "pair_work"] }, { culture: ["mentoring"] }),
    ]);
    expect(unsaid).toMatchObject({ without_culture: true, culture: culture.map((name) => ({ name, has: false })) });
    expect([unasked.score, half.score]).toEqual([unsaid.score, unsaid.score]);
  });

  test("ranks by required skills, then preferred skills, level, location and culture", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, number) => `S${number}`);
    const asks = (has: number, asked: number) => [
      ...names(has),
      ...names(asked - has).map((name) => `missing ${name}`),
    ];
    const orderOf = async (asked: Asked, profile: Profile = {}) =>
      (await match(asked, { skills: [...names(50), "P"], years: 4, city: "Denver", state: "CO", ...profile })).score;
    const descending = [
      await orderOf({ required: asks(50, 50) }),
      await orderOf({ required: asks(6, 7), location: "Elsewhere, ZZ", level: "executive" }),
      await orderOf({ required: asks(4, 5), preferred: ["P"] }),
      // Whether or not skills are required: none of one ranks no lower than none required.
      await orderOf({ required: asks(1, 2), preferred: ["P"], level: "executive" }),
      await orderOf({ required: asks(1, 2), level: "entry_level" }),
      await orderOf({ required: asks(1, 2) }),
      await orderOf(
        { required: asks(1, 2), location: "Boulder, CO", culture: ["mentoring"] },
        { culture: ["mentoring"] },
      ),
      await orderOf({ required: asks(1, 2), location: "Boulder, CO" }),
      await orderOf(
        { required: asks(1, 2), location: "Boulder, CO", culture: ["mentoring"] },
        { culture: ["pair_work"] },
      ),
      await orderOf({ required: asks(1, 2), location: "Austin, TX" }),
      await orderOf({ required: asks(1, 2), level: "executive" }),
      await orderOf({ required: asks(1, 2), preferred: ["missing"] }),
      await orderOf({ required: asks(25, 51 - 1), preferred: ["missing", "missing too"] }),
      await orderOf({ required: asks(24, 50) }),
      await orderOf({ required: asks(0, 50) }),
    ];
    expect(descending).toEqual([...new Set(descending)].sort((a, b) => b - a));
    expect(descending.every(Number.isSafeInteger)).toBe(true);
  });

  test("ranks different shares of up to 50 skills differently, and equal shares the same", async () => {
    const [row] = await sql<{ orders: number; shares: number; sorted: boolean }[]>`
      with counted as (
        select (has + 1)::numeric / (asked + 2) as share, private.match_order(has, asked, 0, 0, null, null, null, 0) as match_order
        from generate_series(0, 50) as asked, generate_series(0, asked) as has
      )
      select count(distinct match_order)::integer as orders, count(distinct share)::integer as shares,
        count(distinct (match_order, share)) = count(distinct share)
          and array_agg(match_order order by share) = array_agg(match_order order by match_order) as sorted
      from counted`;
    expect(row?.sorted).toBe(true);
    expect(row?.orders).toBe(row?.shares);
  });

  test("ranks culture shares the same way, never above an earlier criterion", async () => {
    const [row] = await sql<{ orders: number; shares: number; sorted: boolean; least: number; most: number }[]>`
      with counted as (
        select (has + 1)::numeric / (asked + 2) as share, private.culture_order(has, asked) as culture_order
        from generate_series(0, 8) as asked, generate_series(0, asked) as has
      )
      select count(distinct culture_order)::integer as orders, count(distinct share)::integer as shares,
        array_agg(culture_order order by share) = array_agg(culture_order order by culture_order) as sorted,
        min(culture_order) as least, max(culture_order) as most
      from counted`;
    expect(row?.sorted).toBe(true);
    expect(row?.orders).toBe(row?.shares);
    expect(row?.least).toBeGreaterThanOrEqual(0);
    expect(row?.most).toBeLessThan(4096);
  });
});

describe("potential jobs", () => {
  let company: TestCompany;
  let candidate: TestCandidate;
  const total = 10_000;
  const word = unique("ranked").replaceAll("-", "");
  beforeAll(async () => {
    company = await makeCompany();
    candidate = await makeCandidate({ skills: ["Skill 1", "Skill 5", "Skill 9", "Skill 20", "Skill 33", "Skill 40"] });
    // Many share score and instant, so that the id decides. Old, and with skills no one else has: other tests' lists start with
    // their own jobs.
    await sql`
      insert into public.jobs (
        company_id, title, description, location, job_type, experience_level, status, posted_at, skills_required, preferred_skills
      )
      select ${company.id}, ${word} || ' ' || n, 'What the work is about.',
        case n % 7 when 0 then 'Remote' else 'City ' || (n % 500) || ', IL' end, 'FULL_TIME',
        (enum_range(null::public.experience_level))[1 + n % 5], 'published', now() - interval '400 days' - (n / 50) * interval '1 hour',
        array(select 'Skill ' || ((n * 7 + k * 13) % 60) from generate_series(1, 7) as k),
        array(select 'Skill ' || ((n * 11 + k * 17) % 60) from generate_series(1, 3) as k)
      from generate_series(1, ${total}) as n`;
  });
  afterAll(async () => {
    await sql`delete from public.jobs where company_id = ${company.id}`;
  });

  const page = async (p_after: object | null = null, p_limit = 50) => {
    const { data, error } = await candidate.client.rpc("get_potential_jobs", { p_after, p_limit });
    expect(error).toBeNull();
    return data as { jobs: PotentialJob[]; total: number };
  };

  test("rank 10,000 jobs the same way twice, page by page, without gaps or repeats", async () => {
    const walk = async () => {
      const seen: PotentialJob[] = [];
      let after: object | null = null;
      for (let number = 0; number < 3; number += 1) {
        const { jobs } = await page(after);
        seen.push(...jobs);
        const last = jobs.at(-1);
        if (last) after = { score: last.match.score, postedAt: last.posted_at, id: last.id };
      }
      return seen;
    };
    const first = await walk();
    expect(first).toHaveLength(150);
    expect(new Set(first.map((job) => job.id)).size).toBe(150);
    expect((await walk()).map((job) => job.id)).toEqual(first.map((job) => job.id));
    for (const [index, job] of first.entries()) {
      const before = first[index - 1];
      if (!before) continue;
      // As text: a JavaScript date would round two instants of one millisecond to the same.
      const key = ({ match, posted_at, id }: PotentialJob) => [-match.score, posted_at, id] as const;
      const [a, b] = [key(before), key(job)];
      expect(a[0] < b[0] || (a[0] === b[0] && (a[1] > b[1] || (a[1] === b[1] && a[2] < b[2])))).toBe(true);
    }
  });

  test("start with a job that no other job outscores", async () => {
    const { jobs } = await page();
    const [row] = await sql<{ best: number }[]>`
      select max((private.match_explanation(
        p.skills_required, p.preferred_skills, p.experience_level, p.workplace, p.location, p.locations, '{}', c
      ) ->> 'score')::bigint)::float8 as best
      from (select * from public.published_jobs where company_id = ${company.id} order by job_id limit 500) as p,
        public.candidates c
      where c.id = ${candidate.candidateId}`;
    expect(row?.best).toBeGreaterThan(0);
    expect(row?.best).toBeLessThanOrEqual(jobs[0]?.match.score ?? 0);
  });

  test("leave out jobs applied to, and keep all others however low their match", async () => {
    const { jobs, total: before } = await page();
    const [best] = jobs;
    if (!best) throw new Error("No job was ranked.");
    expect(before).toBeGreaterThanOrEqual(total);
    await makeApplication({ id: best.id, title: best.title, companyId: best.company_id }, candidate);
    const after = await page();
    expect(after.jobs.map((job) => job.id)).not.toContain(best.id);
    // One fewer of this company's, whatever other tests add or remove.
    const [row] = await sql<{ n: number }[]>`
      select count(*)::integer as n from public.published_jobs where company_id = ${company.id}`;
    expect(row?.n).toBe(total);
    const hopeless = await makeJob(company, { skillsRequired: ["Nothing anyone has"], location: "Elsewhere, ZZ" });
    const { data } = await candidate.client.rpc("get_job_details", { p_job_id: hopeless.id });
    expect(data.match.summary).toBe("0 of 1 required skills; missing: Nothing anyone has");
  });

  test("refuse an invalid page key, company accounts and visitors", async () => {
    for (const p_after of [
      {},
      "x",
      { score: "1", postedAt: "now?", id: "1" },
      { postedAt: new Date(), id: company.id },
    ]) {
      expect(await refusal(candidate.client.rpc("get_potential_jobs", { p_after }))).toBe("PT422 invalid_input");
    }
    expect(await refusal(company.owner.client.rpc("get_potential_jobs"))).toBe("PT403 candidates_only");
    expect(await refusal(anonymous().rpc("get_potential_jobs"))).toBe("42501");
  });

  test("leave the public search newest first, with the match for candidates", async () => {
    const seen: PotentialJob[] = [];
    let p_after: object | null = null;
    for (let number = 0; number < 3; number += 1) {
      const { data, error } = await candidate.client.rpc("search_jobs", { p_query: word, p_after, p_limit: 40 });
      expect(error).toBeNull();
      seen.push(...(data as { jobs: PotentialJob[] }).jobs);
      const last = seen.at(-1);
      if (last) p_after = { postedAt: last.posted_at, id: last.id };
    }
    expect(new Set(seen.map((job) => job.id)).size).toBe(120);
    expect(seen.map((job) => job.posted_at)).toEqual(
      seen
        .map((job) => job.posted_at)
        .sort()
        .reverse(),
    );
    expect(seen[0]?.match.summary).toMatch(/^\d of 7 required skills; missing: /);
  });
});
