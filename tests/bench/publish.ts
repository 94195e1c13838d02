// What visitors and candidates read about jobs, and what changes cost a company.
import type { Actor, BenchContext, Place } from "./context.ts";
import type { Figure } from "./figure.ts";

/** A listed job's columns as JSON, from rows called p. */
const listed = `jsonb_build_object('id', p.job_id, 'title', p.title, 'company_id', p.company_id, 'location', p.location,
  'job_type', p.job_type, 'experience_level', p.experience_level, 'salary_min', p.salary_min, 'salary_max', p.salary_max,
  'posted_at', p.posted_at)`;

/** A search by its index only: no policies, companies or match. */
const plainSearch = `
  with hits as materialized (
    select * from public.published_jobs where search @@ to_tsquery('pg_catalog.english', quote_literal($1) || ':*')
  )
  select jsonb_build_object('jobs', coalesce(jsonb_agg(${listed} order by p.posted_at desc, p.job_id desc), '[]'))
  from (select * from hits order by posted_at desc, job_id desc limit 20) as p`;

async function measureSearch({ who, cpuOf }: Place): Promise<Figure[]> {
  const readers: [string, Actor][] = [
    ["a visitor", "visitor"],
    ["a candidate", { userId: who.candidate.userId }],
  ];
  const goals = { common: 1.5, rare: 3, none: 3 };
  const figures: Figure[] = [];
  for (const kind of ["common", "rare", "none"] as const) {
    const values = [who.words[kind]];
    const floor = await cpuOf({ as: "superuser", text: plainSearch, values });
    for (const [reader, as] of readers) {
      figures.push({
        what: `search for a ${kind} word, ${reader}`,
        value: await cpuOf({ as, text: "select public.search_jobs($1)", values }),
        floor,
        unit: "ms",
        goal: goals[kind],
        note: "floor: the same words by the GIN index without row security, companies and match",
      });
    }
  }
  return figures;
}

/** Filters: one part, several, and best match among the results. */
async function measureFilters({ who, cpuOf, sql }: Place): Promise<Figure[]> {
  const [newest] = await sql<{ industry: string; place: string; skill: string }[]>`
    select company_industry as industry, location as place, skills_required[1] as skill
    from private.visible_jobs order by posted_at desc, job_id desc limit 1`;
  const { industry, place, skill } = newest ?? {};
  const [near] = await sql<{ terms: string[] }[]>`
    select private.places_within(array(select term from private.place_terms(array[${place ?? ""}]) as said (term)), 25) as terms`;
  const page = (condition: string, value: unknown) =>
    cpuOf({
      as: "superuser",
      text: `select jsonb_agg(${listed} order by p.posted_at desc, p.job_id desc)
        from (select * from public.published_jobs where ${condition} order by posted_at desc, job_id desc limit 20) as p`,
      values: [JSON.stringify(value)],
    });
  const floors = {
    skill: await page(
      "required_skill_keys || preferred_skill_keys @> private.skill_keys(array(select jsonb_array_elements_text($1::jsonb)))",
      [skill],
    ),
    place: await page(
      "place_terms && array(select said.term from private.place_terms(array(select jsonb_array_elements_text($1::jsonb))) as said (term) where said.term like 'city % %')",
      [place],
    ),
    near: await page(
      "job_id in (select unnest(array(select n.job_id from jsonb_array_elements_text($1::jsonb) as near (term) join public.published_jobs n on n.place_terms @> array[near.term])))",
      near?.terms,
    ),
  };
  const list = (as: Actor, filter: object, order: string) =>
    cpuOf({
      as,
      text: "select public.search_jobs(null, null, 20, $1::jsonb, $2)",
      values: [JSON.stringify(filter), order],
    });
  const floor =
    "floor: the same rows by their GIN index without row security, companies, match and the count of what fits";
  const several = { skills: [skill], industry, remote: true };
  return [
    {
      what: "jobs that ask a skill, a visitor",
      value: await list("visitor", { skills: [skill] }, "newest"),
      floor: floors.skill,
      unit: "ms",
      goal: 3,
      note: floor,
    },
    {
      what: "jobs of a place, a visitor",
      value: await list("visitor", { place }, "newest"),
      floor: floors.place,
      unit: "ms",
      goal: 3,
      note: floor,
    },
    {
      what: "jobs within 25 miles of a place, a visitor",
      value: await list("visitor", { place, within: 25 }, "newest"),
      floor: floors.near,
      unit: "ms",
      goal: 3,
      note: floor,
    },
    {
      what: "jobs by skill, industry and remote, a visitor",
      value: await list("visitor", several, "newest"),
      floor: floors.skill,
      unit: "ms",
      goal: 3,
      note: floor,
    },
    {
      what: "best match among the jobs that ask a skill, a candidate",
      value: await list({ userId: who.candidate.userId }, { skills: [skill] }, "match"),
      floor: floors.skill,
      unit: "ms",
      goal: 3,
      note: floor,
    },
  ];
}

async function measureReading({ sql, cpuOf }: Place): Promise<Figure[]> {
  const [job] = await sql<{ id: string }[]>`
    select job_id as id from private.visible_jobs order by posted_at desc, job_id desc limit 1`;
  const values = [String(job?.id)];
  return [
    {
      what: "page of public jobs, a visitor",
      value: await cpuOf({ as: "visitor", text: "select public.search_jobs()" }),
      floor: await cpuOf({
        as: "superuser",
        text: `select jsonb_agg(${listed} order by p.posted_at desc, p.job_id desc)
          from (select * from public.published_jobs order by posted_at desc, job_id desc limit 20) as p`,
      }),
      unit: "ms",
      goal: 3,
      note: "floor: the newest twenty rows by key without row security and companies",
    },
    {
      what: "job details, a visitor",
      value: await cpuOf({ as: "visitor", text: "select public.get_job_details($1)", values }),
      floor: await cpuOf({
        as: "superuser",
        text: `select to_jsonb(j) || jsonb_build_object('company', to_jsonb(c))
          from public.jobs j join public.companies c on c.id = j.company_id where j.id = $1`,
        values,
      }),
      unit: "ms",
      goal: 3,
      note: "floor: job and company by key without row security",
    },
  ];
}

async function measureCompanyChange({ who, cpuOf }: Place): Promise<Figure[]> {
  const values = [who.manyOpenJobs.companyId];
  const change = async (what: string, text: string): Promise<Figure> => ({
    what: `a company with a great many open jobs changes ${what}`,
    value: await cpuOf({ as: "superuser", text, values }),
    floor: null,
    unit: "ms",
    goal: 5,
  });
  return [
    await change("its name", "update public.companies set name = name || ' Renamed' where id = $1"),
    await change(
      "its plan",
      "update public.company_subscriptions set expires_at = now() + interval '1 year' where company_id = $1",
    ),
  ];
}

/** Public list, search, job details and changes by a large company; CPU time of the database in the city. */
export async function measurePublish({ city }: BenchContext): Promise<Figure[]> {
  return [
    ...(await measureSearch(city)),
    ...(await measureFilters(city)),
    ...(await measureReading(city)),
    ...(await measureCompanyChange(city)),
  ];
}
