import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bestFirst } from "../../../src/jobs/model/order-jobs.ts";
import { visitorMatch } from "../../../src/lib/visitor-match.ts";
import type { ListedJob } from "../../../supabase/functions/_shared/contracts/candidates/candidate.ts";
import { experienceLevels, jobTypes, workplaces } from "../../../supabase/functions/_shared/contracts/enums.ts";
import {
  countedParts,
  filterSkillsLimit,
  type JobFilter,
  postedDays,
} from "../../../supabase/functions/_shared/contracts/jobs/job-filter.ts";
import { anonymous, makeAdmin, seed, sql, unique } from "../../support/accounts.ts";
import { makeCandidate, makeCompany, type TestCandidate, type TestCompany } from "../../support/companies.ts";
import { makeJob } from "../../support/jobs.ts";
import { randomOf } from "../../support/random.ts";

const draw = randomOf(seed);
const oneOf = <T>(values: readonly T[]): T => values[draw(values.length)] as T;
const some = <T>(values: readonly T[]): T[] => values.filter(() => draw(3) === 0);
const word = `w${seed}`;
const skills = [
  "TypeScript",
  "Golang",
  "C++",
  "C#",
  "Ärztin",
  "溶接",
  "O'Brien; drop",
  "x".repeat(60),
  "Rust",
  "Kubernetes",
];
const places = ["Denver, CO", "Boulder, Colorado", "Reno, NV 89501", "Denver", "Paris, France", "Remote", "Colorado"];
const industries = [`Health ${seed}`, `FREIGHT ${seed}`];
const ways = [["written_first", "mentoring", "few_meetings"], ["pair_work"]];

interface Row {
  id: string;
  company_id: string;
  location: string;
  locations: string[];
  job_type: (typeof jobTypes)[number];
  workplace: (typeof workplaces)[number] | null;
  pay_period: "year" | "hour";
  experience_level: (typeof experienceLevels)[number] | null;
  salary_min: number | null;
  salary_max: number | null;
  skills_required: string[];
  preferred_skills: string[];
  posted_at: Date;
}

let companies: TestCompany[];
let rows: Row[];
let candidate: TestCandidate;
let applied: string;

beforeAll(async () => {
  companies = [await makeCompany(), await makeCompany()];
  for (const [index, { id }] of companies.entries())
    await sql`update public.companies set industry = ${industries[index] ?? ""}, culture_values = ${ways[index] ?? []} where id = ${id}`;
  const made = Array.from({ length: 120 }, (_, index) => {
    const pay_period = oneOf(["year", "year", "hour"] as const);
    // 45.19 an hour is 93,995.20 a year.
    const salary = oneOf(pay_period === "hour" ? [null, 14.5, 45.19, 60] : [null, 30_000, 60_000, 90_000, 120_000]);
    return {
      pay_period,
      workplace: oneOf([null, ...workplaces]),
      company_id: oneOf(companies).id,
      title: `Job ${index} ${word}`,
      description: oneOf(["Plain.", "Needs a zither."]),
      location: oneOf(places),
      locations: some(places).slice(0, 2),
      job_type: oneOf(jobTypes),
      experience_level: oneOf([null, ...experienceLevels]),
      salary_min: salary,
      salary_max: salary && salary + draw(3) * (pay_period === "hour" ? 5 : 10_000),
      skills_required: some(skills),
      preferred_skills: some(skills),
      status: "published",
      // Many share an instant, so that the id decides.
      posted_at: new Date(Date.now() - draw(40) * 86_400_000 - 3_600_000),
    };
  });
  rows = await sql<Row[]>`
    with made as (insert into public.jobs ${sql(made)} returning *)
    select id, company_id, location, locations, job_type, workplace, pay_period, experience_level, salary_min::float8, salary_max::float8,
      skills_required, preferred_skills, posted_at
    from made`;
  candidate = await makeCandidate({ skills: ["typescript", "Go", "溶接", "rust"] });
  await sql`update public.candidates set city = 'Denver', state = 'Colorado', culture_values = '{written_first,few_meetings}'
    where id = ${candidate.candidateId}`;
  applied = rows[7]?.id ?? "";
  await sql`insert into public.applications ${sql({ job_id: applied, candidate_id: candidate.candidateId, company_id: rows[7]?.company_id ?? "", status: "applied" })}`;
});
afterAll(async () => {
  await sql`delete from public.jobs where title like ${`%${word}`}`;
});

/** A plain definition of place terms; keys of states as far as the places above need them. */
const states: Record<string, string> = { co: "co", colorado: "co", nv: "nv", france: "france" };
const plain = (text: string) => text.replace(/\s+/g, "").toLowerCase();
function fitsPlace(place: string, wide: boolean, wanted: string): boolean {
  const [city = "", rest] = place.split(",").map(plain);
  const state = rest === undefined ? undefined : states[rest.replace(/[\d-]+$/, "")];
  const [askedCity = "", askedRest] = wanted.split(",").map(plain);
  const askedState = askedRest === undefined ? undefined : states[askedRest.replace(/[\d-]+$/, "")];
  if (askedState !== undefined) {
    if (askedCity !== "" && city === askedCity && (state === undefined || state === askedState)) return true;
    return (wide || askedCity === "") && (state ?? states[city] ?? city) === askedState;
  }
  return city === askedCity || (state ?? states[city] ?? city) === (states[askedCity] ?? askedCity);
}

/** Comparison keys of skills, from the function that defines them. */
let keys: Map<string, string>;
beforeAll(async () => {
  const all = [...skills, "go", "react", "golang", "nothing of this kind"];
  const known = await sql`select skill, private.skill_key(skill) as key from unnest(${all}::text[]) as skill`;
  keys = new Map(known.map(({ skill, key }) => [skill as string, key as string]));
});

function fits(job: Row, filter: JobFilter): boolean {
  const workplace = job.job_type === "REMOTE" ? "remote" : job.workplace;
  const paidAYear = (job.salary_max ?? job.salary_min ?? -1) * (job.pay_period === "hour" ? 2080 : 1);
  const isAnywhere = workplace === "remote" || /remote/i.test([job.location, ...job.locations].join(" "));
  const isThere =
    !filter.place ||
    [job.location, ...job.locations].some((place) => fitsPlace(place, filter.wide ?? false, filter.place ?? ""));
  const asked = [...job.skills_required, ...job.preferred_skills].map((skill) => keys.get(skill));
  const industry = industries[companies.findIndex(({ id }) => id === job.company_id)] ?? "";
  return (
    (filter.place ? isThere || (filter.remote === true && isAnywhere) : !filter.remote || isAnywhere) &&
    (filter.skills ?? []).every((skill) => asked.includes(keys.get(skill))) &&
    (!filter.types?.length || filter.types.includes(job.job_type)) &&
    (!filter.workplaces?.length || (workplace !== null && filter.workplaces.includes(workplace))) &&
    (!filter.levels?.length || (job.experience_level !== null && filter.levels.includes(job.experience_level))) &&
    (filter.salary === undefined || paidAYear >= filter.salary) &&
    (filter.posted === undefined || job.posted_at.getTime() > Date.now() - filter.posted * 86_400_000) &&
    (!filter.industry || filter.industry.trim().toLowerCase() === industry.toLowerCase()) &&
    (!filter.company || filter.company === job.company_id)
  );
}

function randomFilter(): JobFilter {
  const filter: JobFilter = {};
  const maybe = (set: () => void) => draw(4) === 0 && set();
  maybe(() => (filter.skills = [oneOf(["go", "typescript", "溶接", "C++"])].filter((skill) => keys.has(skill))));
  maybe(
    () =>
      (filter.place = oneOf([
        "Denver, CO",
        "denver",
        "Colorado",
        "Reno, Nevada".replace("Nevada", "NV"),
        "Paris, France",
        ", CO",
      ])),
  );
  maybe(() => (filter.wide = draw(2) === 0));
  maybe(() => (filter.remote = draw(2) === 0));
  maybe(() => (filter.types = some(jobTypes)));
  maybe(() => (filter.workplaces = some(workplaces)));
  maybe(() => (filter.levels = some(experienceLevels)));
  maybe(() => (filter.salary = oneOf([0, 45_000, 90_000, 130_000])));
  maybe(() => (filter.posted = oneOf(postedDays)));
  maybe(() => (filter.industry = oneOf([...industries, "nothing"])));
  maybe(() => (filter.company = oneOf(companies).id));
  return filter;
}

type Page = { jobs: ListedJob[]; total?: number; without_salary?: number };

async function search(client: TestCandidate["client"], args: object): Promise<Page> {
  const { data, error } = await client.rpc("search_jobs", { p_query: word, ...args });
  expect(error).toBeNull();
  return data as Page;
}

/** Every job, page by page, with the first page's counts. */
async function all(client: TestCandidate["client"], p_filter: JobFilter, p_order: "newest" | "match", p_limit: number) {
  const jobs: ListedJob[] = [];
  let first: Page | null = null;
  for (let p_after: object | null = null; ; ) {
    const page = await search(client, { p_filter, p_order, p_after, p_limit });
    first ??= page;
    jobs.push(...page.jobs);
    const last = page.jobs.at(-1);
    if (!last || page.jobs.length < p_limit) return { ...first, jobs };
    p_after = { postedAt: last.posted_at, id: last.id, ...(p_order === "match" && { score: last.match?.score }) };
  }
}

const newestFirst = (a: Row, b: Row) => b.posted_at.getTime() - a.posted_at.getTime() || (a.id < b.id ? 1 : -1);

test("search finds and counts the same jobs as the reference definition", async () => {
  const filters: JobFilter[] = [
    { skills: ["go"] },
    { skills: ["typescript", "C++"].filter((skill) => keys.has(skill)) },
    { place: "Denver, CO" },
    { place: "Denver, CO", wide: true },
    { place: "Denver, CO", remote: true },
    { remote: true },
    { types: ["CONTRACT", "REMOTE"] },
    { workplaces: ["hybrid"] },
    { workplaces: ["on_site", "remote"] },
    { levels: ["lead"] },
    { salary: 90_000 },
    { salary: 93_995 },
    { salary: 93_996 },
    { posted: 7 },
    { industry: ` ${industries[0]?.toUpperCase()} ` },
    { company: companies[1]?.id ?? "" },
    ...Array.from({ length: 40 }, randomFilter),
  ];
  for (const filter of filters) {
    const expected = rows.filter((job) => fits(job, filter)).sort(newestFirst);
    const found = await search(anonymous(), { p_filter: filter, p_limit: 300 });
    expect(
      found.jobs.map(({ id }) => id),
      JSON.stringify(filter),
    ).toEqual(expected.map(({ id }) => id));
    expect(found.total, JSON.stringify(filter)).toBe(expected.length);
    const { salary: _, ...unpaid } = filter;
    expect(found.without_salary, JSON.stringify(filter)).toBe(
      filter.salary === undefined
        ? undefined
        : rows.filter((job) => fits(job, unpaid) && job.salary_max === null && job.salary_min === null).length,
    );
    const { data: counts, error } = await anonymous().rpc("count_jobs_by", {
      p_by: countedParts,
      p_query: word,
      p_filter: filter,
    });
    expect(error).toBeNull();
    const wanted = (part: object) => rows.filter((job) => fits(job, { ...filter, ...part })).length;
    expect(counts.types).toEqual(Object.fromEntries(jobTypes.map((type) => [type, wanted({ types: [type] })])));
    expect(counts.workplaces).toEqual(
      Object.fromEntries(workplaces.map((workplace) => [workplace, wanted({ workplaces: [workplace] })])),
    );
    expect(counts.levels).toEqual(
      Object.fromEntries(experienceLevels.map((level) => [level, wanted({ levels: [level] })])),
    );
    expect(counts.posted).toEqual(Object.fromEntries(postedDays.map((posted) => [posted, wanted({ posted })])));
    for (const industry of industries) expect(counts.industry[industry.toLowerCase()]).toBe(wanted({ industry }));
  }
});

test.each(["newest", "match"] as const)(
  "%s: search pages to the end in the right order, without gaps or repeats",
  async (order) => {
    for (const filter of [{}, { remote: true }, { salary: 60_000 }] as JobFilter[]) {
      const { jobs, total } = await all(candidate.client, filter, order, 7);
      const expected = rows.filter((job) => fits(job, filter));
      expect(total).toBe(expected.length);
      expect(new Set(jobs.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
      const sorted =
        order === "newest"
          ? expected.sort(newestFirst).map(({ id }) => id)
          : jobs
              .toSorted(
                (a, b) =>
                  (b.match?.score ?? 0) - (a.match?.score ?? 0) ||
                  Date.parse(b.posted_at) - Date.parse(a.posted_at) ||
                  (a.id < b.id ? -1 : 1),
              )
              .map(({ id }) => id);
      expect(jobs.map(({ id }) => id)).toEqual(sorted);
    }
  },
);

test("the stored list and the full ranking agree on all visible jobs, best match first", async () => {
  await candidate.client.rpc("get_potential_jobs", { p_limit: 20 });
  const kept = await sql`select from private.kept_matches where candidate_id = ${candidate.candidateId}`;
  expect(kept).toHaveLength(1);
  const compare = (order: string, at: string, id: string) => sql`
    select private.best_listed(c.id, mine, ${order}::bigint, ${at}::text::timestamptz, ${id}::uuid, 12) as listed, plain.ids as plain
    from public.candidates c
    cross join lateral private.match_facts(c) as mine
    cross join lateral (
      select array(
        select r.job_id
        from private.ranked_jobs((mine).skills, (mine).years, (mine).at_home, (mine).near_home, (mine).home_known, (mine).culture) as r
        where private.comes_first(${order}::bigint, ${at}::text::timestamptz, ${id}::uuid, r.match_order, r.posted_at, r.job_id)
        order by r.match_order desc, r.posted_at desc, r.job_id
        limit 12
      ) as ids
    ) as plain
    where c.id = ${candidate.candidateId}`;
  const first = await compare("9223372036854775807", "infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff");
  expect(first[0]?.listed).toEqual(first[0]?.plain);
  expect(first[0]?.listed).toHaveLength(12);
  const { jobs } = await all(candidate.client, {}, "match", 50);
  for (const { id, posted_at, match } of [0, 7, 40, 90].flatMap((place) => jobs.slice(place, place + 1))) {
    const [row] = await compare(String(match?.score), posted_at, id);
    expect(row?.listed).toEqual(row?.plain);
  }
});

test("only candidates see the status of their own applications in the list", async () => {
  const mine = await all(candidate.client, {}, "match", 50);
  expect(mine.jobs.filter(({ application }) => application).map(({ id }) => id)).toEqual([applied]);
  expect(mine.jobs.find(({ id }) => id === applied)?.application).toMatchObject({ status: "applied" });
  const other = await makeCandidate();
  const [company, admin] = [companies[0]?.owner, await makeAdmin()];
  for (const client of [anonymous(), other.client, company?.client, admin.client]) {
    if (!client) throw new Error("nobody");
    const { jobs } = await search(client, { p_limit: 300 });
    expect(jobs).toHaveLength(rows.length);
    expect(jobs.every(({ application }) => application === null)).toBe(true);
    expect(jobs.every(({ match, asked }) => (client === other.client ? match && !asked : asked && !match))).toBe(true);
  }
});

test("only candidates can sort by best match", async () => {
  for (const client of [anonymous(), companies[0]?.owner.client, (await makeAdmin()).client]) {
    const { error } = (await client?.rpc("search_jobs", { p_order: "match" })) ?? {};
    expect(error).toMatchObject({ code: "PT422" });
  }
});

describe("invalid filters", () => {
  const hostile: unknown[] = [
    [],
    "x",
    7,
    true,
    { unknown: 1 },
    { wide: "x" },
    { wide: 1 },
    { remote: "true" },
    { remote: null },
    { skills: "Go" },
    { skills: [1] },
    { skills: [null] },
    { skills: [{}] },
    { skills: Array.from({ length: filterSkillsLimit + 1 }, (_, index) => `Skill ${index}`) },
    { types: "FULL_TIME" },
    { types: ["full_time"] },
    { types: [null] },
    { types: [["FULL_TIME"]] },
    { types: ["FULL_TIME') or true --"] },
    { levels: {} },
    { levels: ["boss"] },
    { salary: "1000" },
    { salary: 1.5 },
    { salary: 1e300 },
    { salary: null },
    { within: 5 },
    { within: "25" },
    { within: null },
    { posted: -1 },
    { posted: 1000 },
    { posted: 0.5 },
    { posted: "7" },
    { types: Array(21).fill("FULL_TIME") },
    { levels: Array(21).fill("lead") },
    { industry: 7 },
    { company: "x" },
    { company: "' or true" },
    { company: 7 },
    { place: ["Denver"] },
    { place: null },
  ];
  test.each(hostile)("refuse %j as a filter", async (p_filter) => {
    for (const [procedure, args] of [
      ["search_jobs", {}],
      ["count_jobs_by", { p_by: ["types"] }],
    ] as const) {
      const { error, status } = await anonymous().rpc(procedure, { ...args, p_filter });
      expect(error).toMatchObject({ code: "PT422", message: "This filter doesn't exist" });
      expect(status).toBe(422);
    }
  });

  test("allow as many skills as the list lets people choose", async () => {
    const p_filter = { skills: Array.from({ length: filterSkillsLimit }, (_, index) => `Skill ${index}`) };
    expect((await anonymous().rpc("search_jobs", { p_filter })).error).toBeNull();
  });

  const odd = [
    "x".repeat(400),
    "ms ".repeat(300),
    "' or 1=1; --",
    "$1",
    "ソフトウェア",
    "مهندس",
    "Zürich, Ü",
    '"',
    "%_\\",
    ",",
    ",,,",
    "  ",
    "e\u0301",
  ];
  test.each(odd)("search for odd text without an error: %j", async (text) => {
    for (const p_filter of [{ place: text }, { place: text, wide: true }, { skills: [text] }, { industry: text }]) {
      const { error } = await anonymous().rpc("search_jobs", { p_filter, p_query: text });
      expect(error).toBeNull();
    }
  });

  test.each([[["types", "x"]], [["wide"]], [[null]]])("refuse %j as a part of a filter", async (p_by) => {
    const { error } = await anonymous().rpc("count_jobs_by", { p_by });
    expect(error).toMatchObject({ code: "PT422" });
  });

  test.each([
    { p_order: "best" },
    { p_order: "match", p_after: { postedAt: "2026-01-01", id: "00000000-0000-4000-8000-000000000000" } },
    { p_order: "match", p_after: { postedAt: "2026-01-01", id: "00000000-0000-4000-8000-000000000000", score: "9" } },
    { p_order: "match", p_after: { postedAt: "2026-01-01", id: "00000000-0000-4000-8000-000000000000", score: 1e30 } },
    { p_after: { postedAt: "x", id: "y" } },
  ])("refuse %j as an order or page", async (args) => {
    const { error } = await candidate.client.rpc("search_jobs", { p_filter: { remote: true }, ...args });
    expect(error).toMatchObject({ code: "PT422" });
  });
});

describe("places", () => {
  const [city, town] = [unique("Ville").replaceAll("-", ""), unique("Town").replaceAll("-", "")];
  const named: Record<string, string> = {};
  beforeAll(async () => {
    const company = await makeCompany();
    for (const location of [`${city}, CO`, `${city}, Texas`, city, `${town}, Colorado 80301`]) {
      const job = await makeJob(company, { location, title: `${word} places` });
      named[job.id] = location;
    }
  });
  test.each([
    [{ place: `${city}, CO` }, [`${city}, CO`, city]],
    [{ place: `${city} , colorado` }, [`${city}, CO`, city]],
    [{ place: city.toUpperCase() }, [`${city}, CO`, `${city}, Texas`, city]],
    [{ place: `${city}, CO`, wide: true }, [`${city}, CO`, city, `${town}, Colorado 80301`]],
    [{ place: `${town}, CO 80301` }, [`${town}, Colorado 80301`]],
  ])("%j finds %j", async (p_filter, expected) => {
    const { jobs } = await search(anonymous(), { p_query: `${word} places`, p_filter });
    expect(jobs.map(({ id }) => named[id]).sort()).toEqual(expected.toSorted());
  });
});

test("the browser scores a visitor's match the same way SQL scores a candidate's", async () => {
  const [profile] = await sql`
    select c.skill_keys, c.experience_years, to_jsonb(c.culture_values) as culture, home.at || home.near as terms
    from public.candidates c, private.home_of(c) as home where c.id = ${candidate.candidateId}`;
  const visitor = {
    keys: new Set<string>(profile?.skill_keys),
    years: profile?.experience_years,
    places: profile?.terms,
    culture: profile?.culture,
  };
  const counted = await all(candidate.client, {}, "match", 50);
  const { jobs: asked } = await search(anonymous(), { p_limit: 300 });
  const byId = new Map(asked.map((job) => [job.id, job]));
  const ordered = bestFirst(asked.map((job) => ({ job, match: job.asked && visitorMatch(job.asked, visitor) })));
  expect(ordered.map(({ job }) => job.id)).toEqual(counted.jobs.map(({ id }) => id));
  for (const { id, match } of counted.jobs) {
    const job = byId.get(id);
    if (!job?.asked || !match) throw new Error("not listed");
    const here = visitorMatch(job.asked, visitor);
    expect(here.score).toBe(match.score);
    expect(here.summary).toBe(match.summary.split(";")[0]);
    expect([here.required, here.preferred]).toEqual([match.required, match.preferred]);
    expect([here.culture, here.without_culture]).toEqual([match.culture, match.without_culture]);
    expect([here.level?.fit, here.location?.fit]).toEqual([match.level?.fit, match.location?.fit]);
  }
});
