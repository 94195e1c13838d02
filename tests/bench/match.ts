import type { BenchContext, Place } from "./context.ts";
import type { Figure } from "./figure.ts";

const answer = "select public.get_potential_jobs($1::jsonb, 20) as page";

/** Milliseconds for a candidate with a stored list: the whole response, a second and a deep page, the list, and the floor. */
async function measurePlace({ who, sql, cpuOf, rowsOf }: Place) {
  const { userId, candidateId } = who.candidate;
  const as = { userId };
  // Measured statements are rolled back, so the list is stored here.
  await sql`select private.keep_matches(c) from public.candidates c where id = ${candidateId}`;
  const [first] = await rowsOf({ as, text: answer, values: [null] });
  const page = first?.page as { jobs: { id: string; posted_at: string; match: { score: number } }[] } | undefined;
  const last = page?.jobs.at(-1);
  if (!last) throw new Error("No job was ranked.");
  const [deep] = await sql`
    select jsonb_build_object('score', r.match_order, 'postedAt', r.posted_at, 'id', r.job_id)::text as key
    from public.candidates c
    cross join private.match_facts(c) as f
    cross join private.ranked_jobs(f.skills, f.years, f.at_home, f.near_home, f.home_known, f.culture) as r
    where c.id = ${candidateId}
    order by r.match_order desc, r.posted_at desc, r.job_id
    offset 1000 limit 1`;
  const key = JSON.stringify({ score: last.match.score, postedAt: last.posted_at, id: last.id });
  return {
    floor: await cpuOf({
      as: "superuser",
      text: "select job_id from public.published_jobs where required_skill_keys && (select skill_keys from public.candidates where id = $1)",
      values: [candidateId],
    }),
    whole: await cpuOf({ as, text: answer, values: [null] }),
    second: await cpuOf({ as, text: answer, values: [key] }),
    deep: await cpuOf({ as, text: answer, values: [String(deep?.key)], times: 10 }),
    making: await cpuOf({
      as: "superuser",
      text: "select private.keep_matches(c) from public.candidates c where id = $1",
      values: [candidateId],
      times: 10,
    }),
  };
}

/** The candidate's ranked jobs, in the city and in a tenth of it. */
export async function measureMatch({ city, tenth }: BenchContext): Promise<Figure[]> {
  const [small, large] = [await measurePlace(tenth), await measurePlace(city)];
  const unit = "ms";
  const { floor } = large;
  return [
    { what: "ranked match, whole answer, against plain text[] &&", value: large.whole, floor, unit, goal: 0.1 },
    { what: "ranked match, with ten times the data", value: large.whole, floor: small.whole, unit, goal: 1.3 },
    { what: "ranked match, page 2", value: large.second, floor, unit, goal: 0.1 },
    {
      what: "ranked match, a page past what is kept",
      value: large.deep,
      floor,
      unit,
      goal: 2,
      note: "ranks all visible jobs",
    },
    {
      what: "ranked match, making the list",
      value: large.making,
      floor,
      unit,
      goal: 2,
      note: "once a profile changes, or 300 jobs have",
    },
  ];
}
